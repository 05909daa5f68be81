import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  LineSplitter,
  parseScaleLine,
  SCALE_PROTOCOLS,
  type ScaleProtocol,
  ScaleReader,
  type ScaleReading,
} from './scale.ts';
import { mgToGram } from './weight.ts';

const weight = (reading: ScaleReading) => (reading.ok ? `${reading.protocol} ${reading.mg}` : reading.reason);

describe('a line of a scale', () => {
  test.each([
    ['ST,+001234.5  g', 'AND 1234500'],
    ['ST,+00012.34  g', 'AND 12340'],
    ['ST,-00000.00  g', 'AND 0'],
    ['ST,NT,+00012.34 g', 'INDICATOR 12340'],
    ['ST,NT,+   12.34 g', 'INDICATOR 12340'],
    ['ST,NT,+0378.250g', 'INDICATOR 378250'],
    ['S S     12.345 g', 'SICS 12345'],
    ['S S    378.25 g', 'SICS 378250'],
    ['     12.345 g', 'OHAUS 12345'],
    ['   378.25   g  N', 'OHAUS 378250'],
    ['   378.25 g     NET', 'OHAUS 378250'],
    ['     12.3454 g', 'OHAUS 12345'],
    ['     12.3455 g', 'OHAUS 12346'],
    ['S S    12.9996 g', 'SICS 13000'],
  ])('%j is %s mg', (line, expected) => {
    expect(weight(parseScaleLine(line))).toBe(expected);
  });

  test.each([
    ['US,+001234.5  g', 'UNSTABLE', 1_234_500],
    ['US,NT,+00012.34 g', 'UNSTABLE', 12_340],
    ['S D     12.345 g', 'UNSTABLE', 12_345],
    ['S I', 'UNSTABLE', null],
    ['     12.345 g ?', 'UNSTABLE', 12_345],
    ['OL,+999999E+19', 'OVERLOAD', null],
    ['OL,GS,+00000.00 g', 'OVERLOAD', null],
    ['S +', 'OVERLOAD', null],
    ['S -', 'OVERLOAD', null],
    ['Err8.3', 'OVERLOAD', null],
    ['ST,+0001.234 kg', 'UNIT', null],
    ['ST,NT,+00012.34 ct', 'UNIT', null],
    ['ST,NT,+0001.234kg', 'UNIT', null],
    ['S S      1.234 kg', 'UNIT', null],
    ['     61.72 ct', 'UNIT', null],
    ['QT,+00000012 PC', 'UNIT', null],
    ['ST,GS,+00012.34 g', 'GROSS', 12_340],
    ['    378.25 g G', 'GROSS', 378_250],
    ['    378.25 g PT', 'GROSS', 378_250],
    ['ST,-00012.34  g', 'NEGATIVE', -12_340],
    ['S S    -12.345 g', 'NEGATIVE', -12_345],
    ['-12.345 g', 'NEGATIVE', -12_345],
    ['ST,+01234.5  g', 'UNREADABLE', null],
    ['ST,+0012.4.5  g', 'UNREADABLE', null],
    ['12.345', 'UNREADABLE', null],
    ['', 'UNREADABLE', null],
    ['12,345 g', 'UNREADABLE', null],
    ['S S 1e3 g', 'UNREADABLE', null],
  ])('%j is refused: %s', (line, reason, mg) => {
    expect(parseScaleLine(line)).toMatchObject({ ok: false, reason, mg });
  });

  it('of a protocol is not read as another', () => {
    for (const protocol of SCALE_PROTOCOLS) {
      const others = SCALE_PROTOCOLS.filter((one) => one !== protocol);
      for (const other of others)
        expect(weight(parseScaleLine(write(other, 12_345), protocol))).toBe('UNREADABLE');
    }
  });

  it('gives back every weight that it can write', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCALE_PROTOCOLS),
        fc.integer({ min: 0, max: 999_999 }),
        (protocol, mg) => {
          expect(parseScaleLine(write(protocol, mg))).toEqual({ ok: true, protocol, mg });
        },
      ),
    );
  });

  it('is a weight only when it is stable, net and in grams, whatever the line', () => {
    const part = fc.constantFrom(
      'ST',
      'US',
      'OL',
      ',',
      'GS',
      'NT',
      '+',
      '-',
      '12.34',
      '00',
      ' ',
      'g',
      'kg',
      'ct',
      'S',
      'D',
      '?',
      'N',
      'G',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (line) => {
          const reading = parseScaleLine(line);
          if (!reading.ok) return;
          expect(reading.mg).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(reading.mg)).toBe(true);
          expect(line).toMatch(/\d\s*g\s*(N|NET)?\s*$/);
          expect(line).not.toMatch(/US|OL|GS|S D|\?|kg|ct/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const write = (protocol: ScaleProtocol, mg: number): string => {
  const gram = mgToGram(mg);
  if (protocol === 'AND') return `ST,+${gram.padStart(8, '0')}  g`;
  if (protocol === 'INDICATOR') return `ST,NT,+${gram.padStart(8, '0')} g`;
  if (protocol === 'SICS') return `S S ${gram.padStart(10)} g`;
  return `${gram.padStart(11)} g`;
};

/** The same text, cut anywhere. */
const cut = (text: string): fc.Arbitrary<string[]> =>
  fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }).map((places) => {
    const ends = [...places.sort((a, b) => a - b), text.length];
    return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
  });

describe('lines out of chunks', () => {
  it.each(['\r', '\n', '\r\n'])('are the same however they are cut, ended by %j', (end) => {
    const lines = ['ST,+001234.5  g', 'US,+001234.5  g', 'noise'];
    const text = lines.map((line) => line + end).join('');
    fc.assert(
      fc.property(cut(text), (chunks) => {
        const splitter = new LineSplitter();
        expect(chunks.flatMap((chunk) => splitter.push(chunk))).toEqual(lines);
      }),
    );
  });

  it('noise without an end does not pile up, and the next line is read', () => {
    const splitter = new LineSplitter();
    for (let at = 0; at < 1_000; at++) expect(splitter.push('\u0000\u00ff'.repeat(50))).toEqual([]);
    expect(splitter.push('rest of it\r\nS S     12.345 g\r\n')).toEqual(['S S     12.345 g']);
  });
});

describe('a scale that talks', () => {
  it.each(SCALE_PROTOCOLS)('%s is found by itself, however it is cut', (protocol) => {
    const lines = Array.from({ length: 6 }, () => `${write(protocol, 378_250)}\r\n`).join('');
    const begunLate = fc.integer({ min: 0, max: 20 }).chain((from) => cut(lines.slice(from)));
    fc.assert(
      fc.property(begunLate, (chunks) => {
        const reader = new ScaleReader();
        const readings = chunks.flatMap((chunk) => reader.push(chunk));
        expect(reader.protocol).toBe(protocol);
        const weights = readings.filter(({ ok }) => ok);
        expect(weights.length).toBeGreaterThanOrEqual(3);
        for (const reading of weights) expect(reading).toEqual({ ok: true, protocol, mg: 378_250 });
      }),
    );
  });

  it('the end of a cut line is never a weight', () => {
    for (const protocol of SCALE_PROTOCOLS)
      for (const known of [undefined, protocol])
        for (let from = 1; from < write(protocol, 378_250).length; from++) {
          const reader = new ScaleReader(known);
          const [first] = reader.push(`${write(protocol, 378_250).slice(from)}\r\n`);
          expect(first?.ok ?? false).toBe(false);
        }
  });

  it('a print key gives one line, and that is enough where its beginning says what it is', () => {
    expect(new ScaleReader().push('ST,+00012.34  g\r\n').map(weight)).toEqual(['AND 12340']);
    expect(new ScaleReader('SICS').push('S S     12.345 g\r\n').map(weight)).toEqual(['SICS 12345']);
    const ohaus = new ScaleReader();
    expect(ohaus.push('     12.345 g\r\n').map(weight)).toEqual(['UNSTABLE']);
    expect(ohaus.push('     12.345 g\r\n').map(weight)).toEqual(['OHAUS 12345']);
  });

  it('once known, another scale’s line is noise', () => {
    const reader = new ScaleReader();
    reader.push('ST,+00012.34  g\r\n');
    expect(reader.push('     99.999 g\r\n').map(weight)).toEqual(['UNREADABLE']);
  });

  it('an exchanged scale is found out after a while, unless the old one is heard in between', () => {
    const noise = (reader: ScaleReader, lines: number) => reader.push('S S     12.345 g\r\n'.repeat(lines));
    const exchanged = new ScaleReader('AND');
    noise(exchanged, 10);
    expect(noise(exchanged, 1).map(weight)).toEqual(['SICS 12345']);
    expect(exchanged.protocol).toBe('SICS');
    const same = new ScaleReader('AND');
    noise(same, 9);
    same.push('ST,+00012.34  g\r\n');
    noise(same, 9);
    expect(same.protocol).toBe('AND');
  });
});
