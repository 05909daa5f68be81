import { describe, expect, test } from 'vitest';
import { ScriptedPort } from '../scripted-port.fixture.ts';
import { write } from './browser-carrier.ts';
import { serialCable, type UsbDeviceLike, usbCable } from './cables.ts';

const BYTES = new TextEncoder().encode('NOTA');

describe('a serial cable', () => {
  test('gets the bytes, and is let go', async () => {
    const port = new ScriptedPort();
    expect(await write(serialCable(port), BYTES)).toEqual({ terkirim: true, rincian: '' });
    expect([port.asked, port.closed]).toEqual([['NOTA'], 1]);
  });
  test('that another window holds is busy, and nothing was sent', async () => {
    const port = new ScriptedPort();
    port.busy = true;
    expect(await write(serialCable(port), BYTES)).toMatchObject({ terkirim: false, sebab: 'SIBUK' });
  });
});

const device = (change: Partial<UsbDeviceLike> = {}) => {
  const sent: string[] = [];
  const usb: UsbDeviceLike = {
    vendorId: 1208,
    productId: 514,
    configurations: [
      {
        configurationValue: 1,
        interfaces: [
          { interfaceNumber: 0, alternates: [{ interfaceClass: 3, endpoints: [] }] },
          {
            interfaceNumber: 1,
            alternates: [
              { interfaceClass: 7, endpoints: [{ direction: 'out', type: 'bulk', endpointNumber: 2 }] },
            ],
          },
        ],
      },
    ],
    open: async () => undefined,
    close: async () => undefined,
    selectConfiguration: async () => undefined,
    claimInterface: async (number) => void sent.push(`interface ${number}`),
    transferOut: async (endpoint, data) => {
      sent.push(`${endpoint} ${new TextDecoder().decode(data)}`);
      return { status: 'ok' };
    },
    ...change,
  };
  return { usb, sent };
};

describe('a USB cable', () => {
  test('gets the bytes at the printer’s own endpoint', async () => {
    const { usb, sent } = device();
    expect(await write(usbCable(usb), BYTES)).toEqual({ terkirim: true, rincian: '' });
    expect(sent).toEqual(['interface 1', '2 NOTA']);
  });
  test('that Windows owns is not to be had; one that stalls leaves it unclear; what is no printer gets nothing', async () => {
    const owned = device({
      claimInterface: () => Promise.reject(new DOMException('in use', 'NetworkError')),
    });
    expect(await write(usbCable(owned.usb), BYTES)).toMatchObject({ terkirim: false, sebab: 'SIBUK' });
    const stalls = device({ transferOut: async () => ({ status: 'stall' }) });
    expect(await write(usbCable(stalls.usb), BYTES)).toMatchObject({ terkirim: true, sebab: 'TIDAK_JELAS' });
    expect(await write(usbCable(device({ configurations: [] }).usb), BYTES)).toMatchObject({
      terkirim: false,
      sebab: 'MATI',
    });
  });
});
