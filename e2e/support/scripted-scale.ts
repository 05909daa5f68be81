/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';

interface Scripted {
  scaleSays(text: string): void;
  scaleGoes(): void;
}

/** Puts a serial port into the browser that says what the flow lets it say; the person picks it at once. */
export const plugScale = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      writable: new WritableStream<Uint8Array>(),
      getInfo: () => ({ usbVendorId: 1027, usbProductId: 24577 }),
      open: async () => {
        port.readable = new ReadableStream<Uint8Array>({
          start: (controller) => {
            line = controller;
          },
        });
      },
      close: async () => {
        port.readable = null;
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const serial = {
      getPorts: async () => [],
      requestPort: async () => port,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(navigator, 'serial', { value: serial });
    Object.assign(globalThis, {
      scaleSays: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
      scaleGoes: () => {
        port.readable = null;
        line?.error(new DOMException('The device has been lost.', 'NetworkError'));
      },
    });
  });
};

export const scaleSays = (page: Page, text: string): Promise<void> =>
  page.evaluate((line) => (globalThis as unknown as Scripted).scaleSays(line), text);

/** Its cable is pulled. */
export const unplugScale = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as Scripted).scaleGoes());
