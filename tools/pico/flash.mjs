// The flash chip of a Pico: an SPI NOR that is really erased and programmed, and the pin that selects it.
import { BasePeripheral } from 'rp2040js';

const WRITE_STATUS = 0x01, PROGRAM = 0x02, READ = 0x03, WRITE_DISABLE = 0x04, READ_STATUS = 0x05, WRITE_ENABLE = 0x06;
const ERASE_SECTOR = 0x20, READ_STATUS_2 = 0x35, UNIQUE_ID = 0x4b, JEDEC_ID = 0x9f, ERASE_BLOCK = 0xd8;
const SECTOR = 4096, BLOCK = 65536, PAGE = 256;
const JEDEC = [0xef, 0x40, 0x15];  // Winbond, 2 MB, as on a Pico
const SERIAL_NUMBER = [0xe6, 0x61, 0x38, 0x21, 0x53, 0x1f, 0x2c, 0x2a];

// Registers of the controller (RP2040 datasheet, section 4.10).
const ENABLED = 0x08, TX_LEVEL = 0x20, RX_LEVEL = 0x24, STATUS = 0x28, ID = 0x58, VERSION = 0x5c, DATA = 0x60;
const TX_READY = 0x06, RX_READY = 0x08;

export class FlashChip extends BasePeripheral {
  // beforeChange is called before each erase and each program: that is where the power may be cut.
  constructor(mcu, beforeChange) {
    super(mcu, 'SSI');
    this.memory = mcu.flash;
    this.beforeChange = beforeChange;
    this.registers = new Map();
    this.sent = [];
    this.answers = [];
    this.writable = false;
    this.select = 'auto';  // by the controller for each transfer, or held 'low' or 'high' by the pin
  }

  setSelect(mode) {
    if (mode === this.select) return;
    if (this.select === 'low') this.execute();
    if (mode === 'low') this.answers = [];
    this.select = mode;
  }

  readUint32(offset) {
    switch (offset) {
      case TX_LEVEL: return 0;
      case RX_LEVEL: return this.answers.length;
      case STATUS: return TX_READY | (this.answers.length ? RX_READY : 0);
      case ID: return 0x51535049;
      case VERSION: return 0x3430312a;
      case DATA: return this.answers.length ? this.answers.shift() : 0;
    }
    return this.registers.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    if (offset !== DATA) {
      this.registers.set(offset, value);
    } else if (this.registers.get(ENABLED)) {
      if (this.select === 'auto' && !this.answers.length) this.execute();
      this.answers.push(this.select === 'high' ? 0xff : this.exchange(value & 0xff));
    }
  }

  // One byte in, one byte out.
  exchange(byte) {
    const place = this.sent.push(byte) - 1, command = this.sent[0];
    if (place === 0) {
      if (command === WRITE_ENABLE) this.writable = true;
      if (command === WRITE_DISABLE) this.writable = false;
      return 0xff;
    }
    switch (command) {
      case READ_STATUS: return this.writable ? 2 : 0;
      case READ_STATUS_2: return 2;
      case WRITE_STATUS: return 0;
      case JEDEC_ID: return JEDEC[place - 1] ?? 0;
      case UNIQUE_ID: return place < 5 ? 0xff : SERIAL_NUMBER[place - 5] ?? 0;
      case READ: return place < 4 ? 0xff : this.memory[this.address() + place - 4];
    }
    return 0xff;
  }

  address() {
    return (this.sent[1] << 16) | (this.sent[2] << 8) | this.sent[3];
  }

  // The end of a command: erase and program happen now.
  execute() {
    const [command] = this.sent;
    if ((command === ERASE_SECTOR || command === ERASE_BLOCK) && this.sent.length >= 4) {
      this.erase(command === ERASE_SECTOR ? SECTOR : BLOCK);
    } else if (command === PROGRAM && this.sent.length > 4) {
      this.program();
    } else if (command === WRITE_STATUS) {
      this.writable = false;
    }
    this.sent = [];
  }

  erase(size) {
    if (!this.writable) return;
    this.beforeChange();
    const start = this.address() & ~(size - 1);
    this.memory.fill(0xff, start, start + size);
    this.writable = false;
  }

  program() {
    if (!this.writable) return;
    this.beforeChange();
    const start = this.address();
    for (const [place, byte] of this.sent.slice(4, 4 + PAGE).entries()) this.memory[start + place] &= byte;
    this.writable = false;
  }
}

export class SelectPin extends BasePeripheral {
  constructor(mcu, flash) {
    super(mcu, 'IO_QSPI');
    this.flash = flash;
    this.registers = new Map();
  }

  readUint32(offset) {
    return this.registers.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.registers.set(offset, value);
    if (offset === 0x0c) this.flash.setSelect(['auto', 'auto', 'low', 'high'][(value >> 8) & 3]);
  }
}
