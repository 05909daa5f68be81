import { SCALE_PROTOCOLS, type ScaleProtocol } from '@kadar/domain/scale.ts';

export const BAUD_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;
/** Frames of data bits, parity and stop bits that scales are shipped with. */
export const FRAMES = ['8N1', '7E1', '7O1', '8E1', '8N2', '7E2'] as const;
/** What makes a scale send that does not by itself: SICS, A&D, Ohaus. */
export const REQUESTS = ['', 'SI', 'Q', 'IP'] as const;

export interface ScaleSettings {
  baudRate: number;
  frame: (typeof FRAMES)[number];
  request: (typeof REQUESTS)[number];
  /** What it spoke last time; found out by itself while it is not known. */
  protocol?: ScaleProtocol | undefined;
}

export const STANDARD_SETTINGS: ScaleSettings = { baudRate: 9600, frame: '8N1', request: '' };

export type Store = Pick<Storage, 'getItem' | 'setItem'>;

const nameOf = (device: string): string => `kadar.device.scale.${device}`;

/** Null when it is not what was written here. */
const settingsOf = (stored: unknown): ScaleSettings | null => {
  const { baudRate, frame, request, protocol } = (stored ?? {}) as Partial<Record<string, unknown>>;
  const one = <T>(of: readonly T[], value: unknown): T | undefined => of.find((known) => known === value);
  const [framed, asked, spoken] = [
    one(FRAMES, frame),
    one(REQUESTS, request),
    one(SCALE_PROTOCOLS, protocol),
  ];
  if (!Number.isFinite(baudRate) || framed === undefined || asked === undefined || spoken !== protocol)
    return null;
  return { baudRate: Number(baudRate), frame: framed, request: asked, ...(spoken && { protocol: spoken }) };
};

/** What was set for a device on this machine; the standard where nothing was, or nothing readable. */
export const readSettings = (store: Store, device: string): ScaleSettings => {
  const text = store.getItem(nameOf(device));
  if (text === null) return STANDARD_SETTINGS;
  try {
    return settingsOf(JSON.parse(text)) ?? STANDARD_SETTINGS;
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
