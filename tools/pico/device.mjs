// A Raspberry Pi Pico as it stands on the table: chip, flash, display, keys, and its clock.
import { ConsoleLogger, LogLevel, Simulator } from 'rp2040js';
import { FlashChip, SelectPin } from './flash.mjs';
import { Ssd1306 } from './ssd1306.mjs';
import { UsbLine } from './usb.mjs';

export const FLASH_START = 0x10000000;
const SSI = 0x18000, IO_QSPI = 0x40018;
const PINS = 30;
const NANOSECONDS_A_CYCLE = 8;   // 125 MHz
const LEAD = 2e6;                // nanoseconds that a sleeping device may be ahead of the wall clock
const STEPS = 100000;            // before others may have a word
const NAP = 1e6;

export class Device {
  // callbacks: heard(bytes), ready(), beforeChange() of flash, restarted() by its own program
  constructor(bootRom, flash, callbacks) {
    this.simulator = new Simulator();
    this.mcu = this.simulator.rp2040;
    this.mcu.logger = new ConsoleLogger(LogLevel.Error);
    this.mcu.loadBootrom(bootRom);
    this.mcu.flash.set(flash);
    const chip = new FlashChip(this.mcu, callbacks.beforeChange);
    this.mcu.peripherals[SSI] = chip;
    this.mcu.peripherals[IO_QSPI] = new SelectPin(this.mcu, chip);
    this.display = new Ssd1306();
    this.display.attach(this.mcu.i2c[0]);
    this.line = new UsbLine(this.mcu, callbacks.heard, callbacks.ready);
    this.mcu.peripherals[0x40058].onWatchdogTrigger = () => { this.isOff = true; callbacks.restarted(); };
    for (let pin = 0; pin < PINS; pin++) this.mcu.gpio[pin].setInputValue(true);  // keys are open, pulled up
    this.mcu.core.PC = FLASH_START;
    this.isOff = false;
    this.lead = 0;
    this.wall = process.hrtime.bigint();
    this.own = 0;
  }

  key(pin, isDown) {
    this.mcu.gpio[pin].setInputValue(!isDown);
  }

  // Calls back after so many milliseconds of the device's own time.
  after(milliseconds, callback) {
    this.simulator.clock.createAlarm(callback).schedule(milliseconds * 1e6);
  }

  get milliseconds() {
    return this.simulator.clock.nanos / 1e6;
  }

  // Runs for a while; true if the device sleeps and is ahead of the wall clock.
  run() {
    const { core } = this.mcu, { clock } = this.simulator;
    let budget = LEAD - this.measureLead();
    for (let step = 0; step < STEPS && !this.isOff; step++) {
      if (!core.waiting) {
        clock.tick(core.executeInstruction() * NANOSECONDS_A_CYCLE);
      } else if (budget > 0) {
        const nap = Math.min(clock.nanosToNextAlarm || NAP, NAP);
        clock.tick(nap);
        budget -= nap;
      } else break;
    }
    this.line.pump();
    return core.waiting && budget <= 0;
  }

  measureLead() {
    const wall = process.hrtime.bigint(), own = this.simulator.clock.nanos;
    this.lead = Math.max(0, this.lead + (own - this.own) - Number(wall - this.wall));
    this.wall = wall;
    this.own = own;
    return this.lead;
  }
}
