// The USB serial line of the device, for whoever connects to a TCP port.
import { USBCDC } from 'rp2040js';

export class UsbLine {
  // heard is called with what the device says, ready once it is connected.
  constructor(mcu, heard, ready) {
    this.usb = new USBCDC(mcu.usbCtrl);
    this.waiting = [];
    this.asked = -1;  // bytes the device is ready to take, -1 while it is not
    this.usb.onDeviceConnected = ready;
    this.usb.onSerialData = heard;
    // A real host sends nothing while it has nothing to say. The stock one answers every question with an empty
    // packet at once, and the device then asks again: a storm of interrupts that leaves it little time for our program.
    this.answer = mcu.usbCtrl.onEndpointRead;
    mcu.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.usb.outEndpoint && this.usb.txFIFO.empty) this.asked = size;
      else this.answer(endpoint, size);
    };
  }

  send(bytes) {
    for (const byte of bytes) this.waiting.push(byte);
    this.pump();
  }

  pump() {
    let sent = 0;
    while (sent < this.waiting.length && !this.usb.txFIFO.full) this.usb.sendSerialByte(this.waiting[sent++]);
    this.waiting.splice(0, sent);
    if (this.asked >= 0 && !this.usb.txFIFO.empty) {
      const size = this.asked;
      this.asked = -1;
      this.answer(this.usb.outEndpoint, size);
    }
  }
}
