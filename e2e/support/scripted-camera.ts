/// <reference lib="dom" />
import { STANDARD_TAG } from '@kadar/contract/label-tag.ts';
import { placeTag } from '@kadar/documents/device/tag/place.ts';
import type { BrowserContext } from 'playwright-core';

/** Before the rear camera lies the printed tag of a piece; the browser has no reader of its own, as on an iPhone. */
export const cameraSees = async (context: BrowserContext, kode_barcode: string): Promise<void> => {
  const tag = { kode_barcode, nama_barang: 'UJI', kadar: '', berat: 1000, harga: 0 };
  const { bars, width, height } = placeTag(STANDARD_TAG, tag, 8);
  await context.addInitScript(
    (shown) => {
      const ZOOM = 2;
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
      // As it is told before anybody was asked: one, without its name.
      const rear = { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as MediaDeviceInfo;
      navigator.mediaDevices.enumerateDevices = async () => [rear];
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = shown.width * ZOOM;
        canvas.height = shown.height * ZOOM;
        const ink = canvas.getContext('2d');
        if (!ink) throw new Error('a canvas without its ink');
        const draw = (): void => {
          ink.fillStyle = '#ddd';
          ink.fillRect(0, 0, canvas.width, canvas.height);
          ink.fillStyle = '#222';
          for (const { x, y, w, h } of shown.bars) ink.fillRect(x * ZOOM, y * ZOOM, w * ZOOM, h * ZOOM);
        };
        draw();
        setInterval(draw, 100);
        return canvas.captureStream();
      };
    },
    { bars, width, height },
  );
};
