import { expect, it } from 'vitest';
import { parseDocumentNumber } from './numbering.ts';

it.each([
  ['PJA01260227000', 0],
  ['PJA0126022700Z', 35],
  ['PJA01260227ZZZ', 46_655],
])('reads %s', (nomor, n) => {
  expect(parseDocumentNumber(nomor)).toEqual({ type: 'PJ', kodeToko: 'A01', tanggal: '2026-02-27', n });
});

it.each(['', 'PJA0126022700', 'PJA012602270000', 'PJA01260230000', 'pja01260227000', 'PJA01260227 00'])(
  'does not read %j',
  (text) => {
    expect(() => parseDocumentNumber(text)).toThrow(
      expect.objectContaining({ code: 'NOMOR_DOKUMEN_TIDAK_SAH' }),
    );
  },
);
