import { deviceOf, type SerialPortLike, webSerial } from '../serial.ts';

/** A printer's cable that this browser may use. */
export interface Cable {
  /** Sends all of it; `begun` is called before the first byte leaves. Throws what the port throws. */
  send(bytes: Uint8Array<ArrayBuffer>, begun: () => void): Promise<void>;
}

/** The part of WebUSB that a printer needs; TypeScript's DOM library does not have it. */
interface UsbEndpoint {
  direction: 'in' | 'out';
  type: string;
  endpointNumber: number;
}
export interface UsbDeviceLike {
  vendorId: number;
  productId: number;
  configurations: readonly {
    configurationValue: number;
    interfaces: readonly {
      interfaceNumber: number;
      alternates: readonly { interfaceClass: number; endpoints: readonly UsbEndpoint[] }[];
    }[];
  }[];
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>): Promise<{ status: string }>;
}
interface UsbLike {
  getDevices(): Promise<UsbDeviceLike[]>;
  requestDevice(options: { filters: readonly object[] }): Promise<UsbDeviceLike>;
}
const webUsb = (): UsbLike | null =>
  'usb' in navigator ? (navigator as Navigator & { usb: UsbLike }).usb : null;

/** USB's class of printers. */
const PRINTER_CLASS = 7;
const BAUD = 9600;

const keyOf = (kode_printer: string): string => `kadar.device.cable.${kode_printer}`;
const usbName = ({ vendorId, productId }: UsbDeviceLike): string => `${vendorId}:${productId}`;

export const serialCable = (port: SerialPortLike): Cable => ({
  async send(bytes, begun) {
    await port.open({ baudRate: BAUD, dataBits: 8, stopBits: 1, parity: 'none' });
    try {
      const writer = port.writable?.getWriter();
      if (!writer) throw new DOMException('no way out', 'NetworkError');
      begun();
      await writer.write(bytes).finally(() => writer.releaseLock());
    } finally {
      await port.close();
    }
  },
});

/** Where a printer takes its bytes; null for a device that is none. */
const outOf = ({ configurations }: UsbDeviceLike) => {
  for (const { configurationValue, interfaces } of configurations)
    for (const { interfaceNumber, alternates } of interfaces)
      for (const { interfaceClass, endpoints } of alternates) {
        const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
        if (interfaceClass === PRINTER_CLASS && out)
          return { configurationValue, interfaceNumber, endpoint: out.endpointNumber };
      }
  return null;
};

export const usbCable = (device: UsbDeviceLike): Cable => ({
  async send(bytes, begun) {
    const out = outOf(device);
    if (!out) throw new DOMException('no printer', 'NotFoundError');
    await device.open();
    try {
      await device.selectConfiguration(out.configurationValue);
      await device.claimInterface(out.interfaceNumber);
      begun();
      const { status } = await device.transferOut(out.endpoint, bytes);
      if (status !== 'ok') throw new DOMException(status, 'NetworkError');
    } finally {
      await device.close();
    }
  },
});

/** The cable of a printer as it was connected on this machine; null where it was not, or is not there now. */
export const cableOf = async (kode_printer: string, driver: string): Promise<Cable | null> => {
  const name = localStorage.getItem(keyOf(kode_printer));
  if (name === null) return null;
  if (driver === 'SERIAL') {
    const port = (await webSerial()?.getPorts())?.find((each) => deviceOf(each) === name);
    return port ? serialCable(port) : null;
  }
  const device =
    driver === 'USB' ? (await webUsb()?.getDevices())?.find((each) => usbName(each) === name) : undefined;
  return device ? usbCable(device) : null;
};

/** Whether this browser could hold a cable of that kind at all. */
export const holdsCables = (driver: string): boolean =>
  (driver === 'SERIAL' ? webSerial() : webUsb()) !== null;

/** Asks the user for the cable of a printer; needs a click. Nothing happens when he chooses none. */
export const connectCable = async (kode_printer: string, driver: string): Promise<void> => {
  try {
    if (driver === 'SERIAL') {
      const port = await webSerial()?.requestPort();
      if (port) localStorage.setItem(keyOf(kode_printer), deviceOf(port));
    } else {
      const device = await webUsb()?.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
      if (device) localStorage.setItem(keyOf(kode_printer), usbName(device));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
  }
};
