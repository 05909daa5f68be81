/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';

interface Scripted {
  scaleSays(text: string, which: number): void;
  scaleGoes(which: number): void;
  scaleComes(which: number): void;
}

/** Puts serial ports into the browser that say what the flow lets them say; the person picks the first that is not granted yet. A reload keeps what was granted. */
export const plugScale = async (context: BrowserContext, scales = 1): Promise<void> => {
  await context.addInitScript((count) => {
    const GRANTED = 'scripted.granted';
    const granted = (): number => Number(sessionStorage.getItem(GRANTED) ?? 0);
    const listeners = new Set<() => void>();
    const made = () => {
      let line: ReadableStreamDefaultController<Uint8Array> | undefined;
      const port = {
        plugged: true,
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
        says: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
        goes: () => {
          port.plugged = false;
          port.readable = null;
          line?.error(new DOMException('The device has been lost.', 'NetworkError'));
        },
      };
      return port;
    };
    const ports = Array.from({ length: count }, made);
    const serial = {
      getPorts: async () => ports.slice(0, granted()).filter(({ plugged }) => plugged),
      requestPort: async () => {
        const next = Math.min(granted(), count - 1);
        sessionStorage.setItem(GRANTED, String(next + 1));
        return ports[next];
      },
      addEventListener: (type: string, listener: () => void) => type === 'connect' && listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    Object.defineProperty(navigator, 'serial', { value: serial });
    Object.assign(globalThis, {
      scaleSays: (text: string, which: number) => ports[which]?.says(text),
      scaleGoes: (which: number) => ports[which]?.goes(),
      scaleComes: (which: number) => {
        const port = ports[which];
        if (port) port.plugged = true;
        for (const listener of listeners) listener();
      },
    });
  }, scales);
};

/** A line as an A&D scale writes a net weight, stable or still settling. */
export const scaleLine = (mg: number, stable = true): string =>
  `${stable ? 'ST' : 'US'},+${(mg / 1000).toFixed(3).padStart(8, '0')}  g\r\n`;

export const scaleSays = (page: Page, text: string, which = 0): Promise<void> =>
  page.evaluate(([line, at]) => (globalThis as unknown as Scripted).scaleSays(line, at), [
    text,
    which,
  ] as const);

/** Its cable is pulled. */
export const unplugScale = (page: Page, which = 0): Promise<void> =>
  page.evaluate((at) => (globalThis as unknown as Scripted).scaleGoes(at), which);

/** And put in again. */
export const plugAgain = (page: Page, which = 0): Promise<void> =>
  page.evaluate((at) => (globalThis as unknown as Scripted).scaleComes(at), which);
