import { SCALE_PROTOCOLS } from '@kadar/domain/scale.ts';
import { z } from 'zod/mini';

export const BAUD_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;
/** Frames of data bits, parity and stop bits that scales are shipped with. */
export const FRAMES = ['8N1', '7E1', '7O1', '8E1', '8N2', '7E2'] as const;
/** What makes a scale send that does not by itself: SICS, A&D, Ohaus. */
export const REQUESTS = ['', 'SI', 'Q', 'IP'] as const;

const stored = z.object({
  baudRate: z.number(),
  frame: z.enum(FRAMES),
  request: z.enum(REQUESTS),
  /** What it spoke last time; found out by itself while it is not known. */
  protocol: z.optional(z.enum(SCALE_PROTOCOLS)),
});
export type ScaleSettings = z.infer<typeof stored>;

export const STANDARD_SETTINGS: ScaleSettings = { baudRate: 9600, frame: '8N1', request: '' };

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (device: string): string => `kadar.device.scale.${device}`;

/** What was set for a device on this machine; the standard where nothing was, or nothing readable. */
export const readSettings = (store: Store, device: string): ScaleSettings => {
  const text = store.getItem(nameOf(device));
  if (text === null) return STANDARD_SETTINGS;
  try {
    const settings = stored.safeParse(JSON.parse(text));
    return settings.success ? settings.data : STANDARD_SETTINGS;
  } catch (error) {
    if (error instanceof SyntaxError) return STANDARD_SETTINGS;
    throw error;
  }
};

export const writeSettings = (store: Store, device: string, settings: ScaleSettings): void =>
  store.setItem(nameOf(device), JSON.stringify(settings));

const PARITIES = { N: 'none', E: 'even', O: 'odd' } as const;

/** '7E1' → 7 data bits, even parity, 1 stop bit. */
export const serialOptions = ({ baudRate, frame }: ScaleSettings) => ({
  baudRate,
  dataBits: frame.startsWith('7') ? (7 as const) : (8 as const),
  parity: PARITIES[frame[1] as keyof typeof PARITIES],
  stopBits: frame.endsWith('2') ? (2 as const) : (1 as const),
});
