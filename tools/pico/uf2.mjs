// Firmware as people download it: blocks of 512 bytes, each with its address.
const MAGIC = 0x0a324655, RP2040_FAMILY = 0xe48bff56, BLOCK = 512, DATA = 32;

// Lays the blocks for an RP2040 into its flash; how many there were.
export function unpack(uf2, flash, flashStart) {
  let count = 0;
  for (let block = 0; block + BLOCK <= uf2.length; block += BLOCK) {
    if (uf2.readUInt32LE(block) !== MAGIC || uf2.readUInt32LE(block + 28) !== RP2040_FAMILY) continue;
    const address = uf2.readUInt32LE(block + 12), length = uf2.readUInt32LE(block + 16);
    flash.set(uf2.subarray(block + DATA, block + DATA + length), address - flashStart);
    count++;
  }
  return count;
}
