import { messageText } from '@kadar/contract/errors.ts';
import { expect, test } from 'vitest';
import { BAR, moveOf, offerOf, outcomeOf, queryOf, TABS } from './selection.ts';

const NOTHING = { validasi: false, bayar: false, batal: false };
const row = (no_tunggu: string, boleh: Partial<typeof NOTHING> = {}) => ({
  no_tunggu,
  total: 1_000_000,
  boleh: { ...NOTHING, ...boleh },
});

test('a tab asks for what waits for one thing, or for what ended', () => {
  expect(TABS.map(queryOf)).toEqual([
    { keadaan: 'MENUNGGU', macam: 'VALIDASI' },
    { keadaan: 'MENUNGGU', macam: 'ANTRIAN' },
    { keadaan: 'SELESAI' },
    { keadaan: 'DITOLAK' },
  ]);
});

test('F9 validates, pays a place in the queue, or does nothing', () => {
  expect(moveOf(row('A', { validasi: true, batal: true }))).toBe('validasi');
  expect(moveOf(row('A', { bayar: true }))).toBe('bayar');
  expect(moveOf(row('A', { batal: true }))).toBeNull();
});

test('a selection goes forward whole or not at all', () => {
  const mine = row('A', { batal: true });
  const ready = row('B', { validasi: true, batal: true });
  expect(offerOf([])).toEqual({ count: 0, total: 0, forward: false, refuse: false });
  expect(offerOf([ready, ready])).toEqual({ count: 2, total: 2_000_000, forward: true, refuse: true });
  expect(offerOf([ready, mine])).toMatchObject({ forward: false, refuse: true });
  expect(offerOf([ready, row('C')])).toMatchObject({ forward: false, refuse: false });
});

test('what it comes to is said in the words of the specification', () => {
  const said = (sent: number, failed: number) => messageText(outcomeOf({ sent, failed }), 'id');
  expect(said(0, 0)).toBe('Harap pilih salah satu transaksi');
  expect(said(3, 0)).toBe('Data Berhasil Divalidasi');
  expect(said(3, 1)).toBe('Data Gagal Divalidasi');
});

test('the bar clears the selection and validates it by the words of the specification', () => {
  expect(messageText(BAR.clear, 'id')).toBe('Batal Validasi');
  expect(messageText(BAR.validasi, 'id')).toBe('Validasi');
});
