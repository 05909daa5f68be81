import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

/** The lines of a PDF from top to bottom, without where they stand. */
const linesOf = async (path: string, language: string): Promise<string[]> => {
  const { status, raw } = await owner.get(path, { headers: { 'x-language': language }, toko: '*' });
  expect(status).toBe(200);
  return pdfAsText(raw)
    .split('\n')
    .map((line) => line.replace(/^\s*\d+ \S+ \S+ /, '').trim())
    .filter(Boolean);
};

const REPORT = `jurnal/neraca-saldo?tgl_from=${TODAY}&tgl_to=${TODAY}&format=pdf`;
const FILTERED = `penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}&format=pdf`;
const INDONESIAN = /SEMUA|Cari|YA\b|TIDAK|Hal \d|dari|Toko|Laporan|Tidak Tersedia|Dicetak/;

test.each([
  ['id', 'Toko: SEMUA', 'Laporan Tidak Tersedia'],
  ['en', 'Shop: ALL', 'No report for this choice'],
  ['it', 'Negozio: TUTTI', 'Report non disponibile'],
  // The fonts of papers have no letters of these two.
  ['jp', 'Shop: ALL', 'No report for this choice'],
  ['hk', 'Shop: ALL', 'No report for this choice'],
])(
  'a report in %s speaks that language only, and ends with who printed it',
  async (language, filter, empty) => {
    const lines = await linesOf(FILTERED, language);
    expect(lines.join('\n')).toContain(filter);
    expect(lines).toContain(empty);
    expect(lines.at(-1)).toMatch(/^Printed By OWNER \/ 2026-02-25 \d\d:\d\d$/);
    const own = lines.filter((line) => !/^TOKO MAS|^JL\.|^PST/.test(line)).join('\n');
    if (language !== 'id') expect(own).not.toMatch(INDONESIAN);
  },
);

test('a list says yes, no and what was searched for in the language of who asks', async () => {
  const english = await linesOf('jenis/get/all?format=pdf&q=A', 'en');
  expect(english).toEqual(expect.arrayContaining(['YES', 'NO', 'Search: A']));
  const indonesian = await linesOf('jenis/get/all?format=pdf&q=A', 'id');
  expect(indonesian).toEqual(expect.arrayContaining(['YA', 'TIDAK', 'Cari: A']));
  expect((await linesOf(REPORT, 'en')).at(-1)).toMatch(/^Printed By/);
});

test('CSV says yes and no in the language of its columns', async () => {
  const support = await server.login('SU');
  const csv = async (language: string) =>
    String((await support.get('export-csv/jenis', { headers: { 'x-language': language } })).raw);
  expect(await csv('en')).toMatch(/,NO,/);
  expect(await csv('id')).toMatch(/,TIDAK,/);
});

test('the hour on a paper, and the day it counts by, are those of the shop', async () => {
  const printed = async (toko: string) => {
    const { raw } = await owner.get(REPORT, { toko });
    return /Printed By OWNER \/ (\S+ \S+)/.exec(pdfAsText(raw))?.[1];
  };
  expect(await printed('K02')).toBe(`${TODAY} 12:00`);
  await owner.put('para-system', { values: { ZONA_WAKTU: 'Asia/Jayapura' } }, { toko: 'K02' });
  expect(await printed('K02')).toBe(`${TODAY} 14:00`);
  expect(await printed('K01')).toBe(`${TODAY} 12:00`);
  const { body } = await owner.put('para-system', { values: { ZONA_WAKTU: 'Europe/Rome' } }, { toko: 'K02' });
  expect(Object.keys(body.fields ?? {})).toEqual(['ZONA_WAKTU']);
});
