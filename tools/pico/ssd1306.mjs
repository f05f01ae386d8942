// The display of the reference device: an SSD1306 with 128 x 64 pixels on I2C0.
const WIDTH = 128, PAGES = 8, ADDRESS = 0x3c;
const SET_COLUMNS = 0x21, SET_PAGES = 0x22, CONTRAST = 0x81, OFF = 0xae, ON = 0xaf;
const DATA_FOLLOWS = 0x40, ONE_BYTE_ONLY = 0x80;
// How many bytes follow a command; none for those that are not here.
const FOLLOWING = { 0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8d: 1, 0xa8: 1, 0xad: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1 };

export class Ssd1306 {
  constructor() {
    this.memory = Buffer.alloc(WIDTH * PAGES);
    this.isOn = false;
    this.contrast = 0;
    this.columns = [0, WIDTH - 1];
    this.pages = [0, PAGES - 1];
    this.column = this.page = 0;
    this.command = [];
    this.control = null;
  }

  attach(bus) {
    bus.onStart = () => bus.completeStart();
    bus.onStop = () => bus.completeStop();
    bus.onReadByte = () => bus.completeRead(0);
    bus.onConnect = (address) => {
      this.control = null;
      bus.completeConnect(address === ADDRESS);
    };
    bus.onWriteByte = (byte) => {
      this.take(byte);
      bus.completeWrite(true);
    };
  }

  take(byte) {
    if (this.control === null) {
      this.control = byte;
    } else if (this.control & DATA_FOLLOWS) {
      this.draw(byte);
    } else {
      this.obey(byte);
      if (this.control & ONE_BYTE_ONLY) this.control = null;
    }
  }

  draw(byte) {
    this.memory[this.page * WIDTH + this.column] = byte;
    if (++this.column <= this.columns[1]) return;
    this.column = this.columns[0];
    if (++this.page > this.pages[1]) this.page = this.pages[0];
  }

  obey(byte) {
    const [code, first, second] = [...this.command, byte];
    this.command.push(byte);
    if (this.command.length <= (FOLLOWING[code] ?? 0)) return;
    if (code === SET_COLUMNS) this.column = (this.columns = [first & 127, second & 127])[0];
    if (code === SET_PAGES) this.page = (this.pages = [first & 7, second & 7])[0];
    if (code === CONTRAST) this.contrast = first;
    if (code === ON || code === OFF) this.isOn = code === ON;
    this.command = [];
  }
}
