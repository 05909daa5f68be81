/** The part of Web Serial that a device needs; a test hands in its own. TypeScript's DOM library does not have it. */
export interface SerialOptions {
  baudRate: number;
  dataBits: 7 | 8;
  stopBits: 1 | 2;
  parity: 'none' | 'even' | 'odd';
}

export interface SerialPortLike {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: SerialOptions): Promise<void>;
  close(): Promise<void>;
  getInfo(): { usbVendorId?: number; usbProductId?: number };
}

export interface SerialLike {
  /** Those the user granted before. */
  getPorts(): Promise<SerialPortLike[]>;
  /** Asks the user; needs a click. Rejects with NotFoundError when he chooses none. */
  requestPort(): Promise<SerialPortLike>;
  addEventListener(type: 'connect' | 'disconnect', listener: () => void): void;
  removeEventListener(type: 'connect' | 'disconnect', listener: () => void): void;
}

/** The browser's own; null where it has none (Firefox, Safari, phones, an address without https). */
export const webSerial = (): SerialLike | null =>
  'serial' in navigator ? (navigator as Navigator & { serial: SerialLike }).serial : null;

/** One model of adapter or device on this machine, as far as the browser tells. */
export const deviceOf = (port: SerialPortLike): string => {
  const { usbVendorId, usbProductId } = port.getInfo();
  return usbVendorId === undefined ? 'COM' : `${usbVendorId}:${usbProductId ?? 0}`;
};
