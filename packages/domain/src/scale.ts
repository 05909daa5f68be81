import type { Mg } from './weight.ts';

/** The scales Kadar reads (domain §8): how each writes a line. */
export const SCALE_PROTOCOLS = ['AND', 'INDICATOR', 'SICS', 'OHAUS'] as const;
export type ScaleProtocol = (typeof SCALE_PROTOCOLS)[number];

/** Why a line is no weight to book: only stable, grams and net counts (domain §8 Scales). */
export type ScaleRefusal = 'UNSTABLE' | 'OVERLOAD' | 'UNIT' | 'GROSS' | 'NEGATIVE' | 'UNREADABLE';

export type ScaleReading =
  | { ok: true; protocol: ScaleProtocol; mg: Mg }
  /** `mg` where the figure itself could be read, to show it while it settles. */
  | { ok: false; protocol: ScaleProtocol | null; reason: ScaleRefusal; mg: Mg | null };

interface Fields {
  stable: boolean;
  sign: string;
  digits: string;
  unit: string;
  gross: boolean;
}

const PLAIN = /^(\d{1,7})(?:\.(\d{1,6}))?$/;

/** mg of the digits of a figure in grams; finer scales than 1 mg are rounded half up. Null unless a plain decimal. */
const mgOf = (digits: string): Mg | null => {
  const match = PLAIN.exec(digits);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const up = Number(decimals[3] ?? '0') >= 5 ? 1 : 0;
  return Number(whole) * 1000 + Number(decimals.slice(0, 3).padEnd(3, '0')) + up;
};

const refused = (
  protocol: ScaleProtocol | null,
  reason: ScaleRefusal,
  mg: Mg | null = null,
): ScaleReading => ({
  ok: false,
  protocol,
  reason,
  mg,
});

const judge = (protocol: ScaleProtocol, { stable, sign, digits, unit, gross }: Fields): ScaleReading => {
  const size = mgOf(digits.replaceAll(' ', ''));
  if (size === null) return refused(protocol, 'UNREADABLE');
  // Of another unit not even the figure is shown as grams.
  if (unit !== 'g') return refused(protocol, 'UNIT');
  const mg = sign === '-' && size !== 0 ? -size : size;
  if (gross) return refused(protocol, 'GROSS', mg);
  if (!stable) return refused(protocol, 'UNSTABLE', mg);
  if (mg < 0) return refused(protocol, 'NEGATIVE', mg);
  return { ok: true, protocol, mg };
};

/** A&D standard format: 15 characters, so that a lost one is noticed. `ST,+001234.5  g` */
const AND_LINE = /^(ST|US|QT),([+-])([\d.]{8})(.{3})$/;
const andLine = (line: string): ScaleReading | null => {
  if (/^OL,[+-]/.test(line)) return refused('AND', 'OVERLOAD');
  const match = AND_LINE.exec(line);
  if (!match) return null;
  const [, head, sign = '', digits = '', unit = ''] = match;
  if (head === 'QT') return refused('AND', 'UNIT');
  return judge('AND', { stable: head === 'ST', sign, digits, unit: unit.trim(), gross: false });
};

/** Weighing indicators: stability, gross or net, figure. `ST,NT,+00012.34 g` */
const INDICATOR_LINE = /^(ST|US),(GS|NT),\s*([+-])\s*([\d. ]{4,9}?)\s*([A-Za-z%]{1,3})$/;
const indicatorLine = (line: string): ScaleReading | null => {
  if (/^OL,(GS|NT|TR)/.test(line)) return refused('INDICATOR', 'OVERLOAD');
  const match = INDICATOR_LINE.exec(line);
  if (!match) return null;
  const [, head, mode, sign = '', digits = '', unit = ''] = match;
  return judge('INDICATOR', { stable: head === 'ST', sign, digits, unit, gross: mode === 'GS' });
};

/** Mettler Toledo SICS: `S S     12.345 g`; S D is dynamic, S + and S - are over and under the range. */
const SICS_LINE = /^S ([SD]) +(-?)([\d.]{1,10}) ([A-Za-z%]{1,3})$/;
const sicsLine = (line: string): ScaleReading | null => {
  if (/^S [+-]$/.test(line)) return refused('SICS', 'OVERLOAD');
  if (line === 'S I') return refused('SICS', 'UNSTABLE');
  const match = SICS_LINE.exec(line);
  if (!match) return null;
  const [, head, sign = '', digits = '', unit = ''] = match;
  return judge('SICS', { stable: head === 'S', sign, digits, unit, gross: false });
};

/** Ohaus: figure, unit, `?` while it moves, and N or G with a tare. `     12.345 g  N` */
const OHAUS_LINE = /^\s*([+-]?)\s*([\d.]{1,10})\s{1,5}([A-Za-z%]{1,5})\s*(\?)?\s*(NET|GROSS|PT|[NGBT])?$/;
const ohausLine = (line: string): ScaleReading | null => {
  if (/^\s*(Err\s?8\.[34]|-*OL-*)\b/i.test(line)) return refused('OHAUS', 'OVERLOAD');
  const match = OHAUS_LINE.exec(line);
  if (!match) return null;
  const [, sign = '', digits = '', unit = '', moving, mode = 'N'] = match;
  return judge('OHAUS', { stable: !moving, sign, digits, unit, gross: mode !== 'N' && mode !== 'NET' });
};

const PARSERS: Record<ScaleProtocol, (line: string) => ScaleReading | null> = {
  AND: andLine,
  INDICATOR: indicatorLine,
  SICS: sicsLine,
  OHAUS: ohausLine,
};

/** One line of a scale, of the given protocol or of any; what fits none is UNREADABLE. Never throws. */
export const parseScaleLine = (line: string, protocol?: ScaleProtocol): ScaleReading => {
  const text = line.trimEnd();
  for (const one of protocol ? [protocol] : SCALE_PROTOCOLS) {
    const reading = PARSERS[one](text);
    if (reading) return reading;
  }
  return refused(protocol ?? null, 'UNREADABLE');
};

/** Longer than any scale's line: what comes without a line end is noise and must not pile up. */
const MAX_LINE = 120;

/** Lines out of chunks that begin and end anywhere; CR, LF or CRLF ends one. Empty and overlong ones are left out. */
export class LineSplitter {
  #rest = '';
  #overlong = false;

  push(chunk: string): string[] {
    const parts = (this.#rest + chunk).split(/[\r\n]/);
    this.#rest = parts.pop() ?? '';
    const lines = this.#overlong ? parts.slice(1) : parts;
    if (parts.length > 0) this.#overlong = false;
    if (this.#rest.length > MAX_LINE) {
      this.#rest = '';
      this.#overlong = true;
    }
    return lines.filter((line) => line.trim() !== '' && line.length <= MAX_LINE);
  }
}

/** So many lines in a row make a protocol known. Only an Ohaus line has no mark at its beginning: the end of another's may look like one. */
const KNOWN_AFTER: Record<ScaleProtocol, number> = { AND: 1, INDICATOR: 1, SICS: 1, OHAUS: 2 };

/** So many unreadable lines in a row, and it is another scale that speaks on this line. */
const FORGOTTEN_AFTER = 10;

/**
 * What a scale says, out of its chunks. Finds the protocol by itself and then stays with it, so that a broken line of one
 * is not taken for a whole one of another; a scale that was exchanged is found out anew. A figure that may be the end of a cut line is told as UNSTABLE.
 */
export class ScaleReader {
  readonly #splitter = new LineSplitter();
  #protocol: ScaleProtocol | undefined;
  #doubtful: boolean;
  #seen: { protocol: ScaleProtocol; times: number } | undefined;
  #unreadable = 0;

  /** `protocol`: what this device spoke last time. */
  constructor(protocol?: ScaleProtocol) {
    this.#protocol = protocol;
    this.#doubtful = protocol === 'OHAUS';
  }

  get protocol(): ScaleProtocol | undefined {
    return this.#protocol;
  }

  push(chunk: string): ScaleReading[] {
    return this.#splitter.push(chunk).map((line) => this.#read(line));
  }

  #read(line: string): ScaleReading {
    const reading = parseScaleLine(line, this.#protocol);
    if (this.#protocol) this.#doubt(reading);
    else this.#learn(reading);
    const doubtful = this.#doubtful || !this.#protocol;
    this.#doubtful = false;
    return reading.ok && doubtful ? refused(reading.protocol, 'UNSTABLE', reading.mg) : reading;
  }

  #doubt(reading: ScaleReading): void {
    this.#unreadable = !reading.ok && reading.reason === 'UNREADABLE' ? this.#unreadable + 1 : 0;
    if (this.#unreadable < FORGOTTEN_AFTER) return;
    this.#protocol = undefined;
    this.#unreadable = 0;
  }

  #learn(reading: ScaleReading): void {
    const { protocol } = reading;
    if (protocol === null || (!reading.ok && reading.reason === 'UNREADABLE')) {
      this.#seen = undefined;
      return;
    }
    const times = this.#seen?.protocol === protocol ? this.#seen.times + 1 : 1;
    this.#seen = { protocol, times };
    if (times >= KNOWN_AFTER[protocol]) this.#protocol = protocol;
  }
}
