import { expect, test } from 'vitest';
import { FALLBACK_SIDE, fallbackFoto } from './fallback.ts';
import { MOTIFS, motifOf } from './motif.ts';

test.each([
  [['CINCIN', 'CINCIN KAWIN POLOS'], 'cincin'],
  [['KALUNG'], 'kalung'],
  [['GELANG KERONCONG'], 'gelang'],
  [['GIWANG'], 'anting'],
  [['Earrings'], 'anting'],
  [['TINDIK'], 'anting'],
  [['LIONTIN'], 'liontin'],
  [['LOGAM MULIA', 'ANTAM 5 GR'], 'batang'],
  [['BERLIAN', 'CINCIN BERLIAN'], 'cincin'],
  [['LAIN-LAIN', 'JEPIT RAMBUT'], 'batu'],
  [[], 'batu'],
])('a piece that is called %j is drawn as %s', (names, motif) => {
  expect(motifOf(...names)).toBe(motif);
});

test('each kind has its own drawing, in both sizes', async () => {
  const drawings = await Promise.all(MOTIFS.map((motif) => fallbackFoto(FALLBACK_SIDE.kecil, motif)));
  expect(new Set(drawings.map(({ etag }) => etag)).size).toBe(MOTIFS.length);
  expect(await fallbackFoto(FALLBACK_SIDE.kecil, 'kalung')).toBe(drawings[1]);
  expect((await fallbackFoto(FALLBACK_SIDE.besar, 'kalung')).etag).not.toBe(drawings[1]?.etag);
});
