// An emulated Raspberry Pi Pico: node pico.mjs --firmware UF2 --bootrom FILE --flash FILE
// Its serial line is a TCP port of this machine; orders come as lines on stdin, each is answered by a line on stdout.
// Times in orders are the device's own: it is slower than a real one when it is busy.
import fs from 'node:fs';
import net from 'node:net';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { Device, FLASH_START } from './device.mjs';
import { unpack } from './uf2.mjs';

const FILES_START = 0xa0000, FLASH_SIZE = 2 * 1024 * 1024;  // files lie in the last 1408 KiB of a Pico's flash
const POWER_CUT = 7;

const { values: given } = parseArgs({
  options: { firmware: { type: 'string' }, bootrom: { type: 'string' }, flash: { type: 'string' } },
});
const bootRom = new Uint32Array(new Uint8Array(fs.readFileSync(given.bootrom)).buffer);
const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
if (!unpack(fs.readFileSync(given.firmware), flash, FLASH_START)) {
  console.error(`${given.firmware} holds no firmware for an RP2040.`);
  process.exit(1);
}
if (fs.existsSync(given.flash)) flash.set(fs.readFileSync(given.flash).subarray(0, FLASH_SIZE - FILES_START), FILES_START);

let device, client = null, changes = 0, cutAt = 0, starts = 0;
const sleeping = new Set();

function switchOn() {
  const memory = device ? device.mcu.flash.subarray(0, FLASH_SIZE) : flash;
  device = new Device(bootRom, memory, {
    heard: (bytes) => client?.write(Buffer.from(bytes)),
    ready: () => { if (++starts === 1) console.log(`ready socket://127.0.0.1:${server.address().port}`); },
    beforeChange: () => { if (++changes === cutAt) leave(POWER_CUT); },
    restarted: () => setImmediate(switchOn),
  });
  for (const wake of sleeping) wake();  // nobody waits for a clock that has stopped
}

function leave(code) {
  fs.writeFileSync(given.flash, device.mcu.flash.subarray(FILES_START, FLASH_SIZE));
  process.exit(code);
}

function live() {
  if (device.run()) setTimeout(live, 1);
  else setImmediate(live);
}

const server = net.createServer((socket) => {
  client?.destroy();
  client = socket;
  socket.setNoDelay(true);
  socket.on('data', (bytes) => device.line.send(bytes));
  socket.on('close', () => { if (client === socket) client = null; });
  socket.on('error', () => {});
});

const pause = (milliseconds) => new Promise((resolve) => {
  const wake = () => { sleeping.delete(wake); resolve(); };
  sleeping.add(wake);
  device.after(milliseconds, wake);
});

const orders = {
  down: (pin) => device.key(+pin, true),
  up: (pin) => device.key(+pin, false),
  async press(pin, milliseconds) {
    device.key(+pin, true);
    await pause(+milliseconds);
    device.key(+pin, false);
  },
  wait: (milliseconds) => pause(+milliseconds),
  screen: () => `${device.display.isOn ? 'on' : 'off'} ${device.display.contrast} ${device.display.memory.toString('hex')}`,
  cut: (count) => { cutAt = changes + +count; },
  stats: () => `${Math.round(device.milliseconds)} ${changes} ${Math.round(process.cpuUsage().user / 1000)}`,
  quit: () => leave(0),
};

async function obey() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [word, ...rest] = line.split(' ');
    console.log(orders[word] ? (await orders[word](...rest)) ?? 'ok' : `There is no order ${word}.`);
  }
  leave(0);
}

process.on('SIGTERM', () => leave(0));
server.listen(0, '127.0.0.1', () => { switchOn(); live(); obey(); });
