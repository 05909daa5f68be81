import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NOT_SENT } from '../../kit/api/useIntent.ts';
import { readKept } from '../../kit/counter/kept-store.ts';
import { atShop, entryForm, judgeEntry, type KeptEntry, shopOf } from './entry.ts';

type Values = { no_rekening: string; keterangan: string };

const typed: KeptEntry<Values> = {
  ...NOT_SENT,
  values: { no_rekening: '123', keterangan: 'SETORAN' },
};
const sent = { intent: { key: 'a', body: '{}' }, unanswered: true };

describe('the shop of a new document', () => {
  test('is the one acted for, or the one the form was told', () => {
    expect(shopOf(typed, 'K01')).toBe('K01');
    expect(shopOf(typed, null)).toBe('');
    expect(shopOf({ ...typed, toko: 'K02' }, null)).toBe('K02');
    expect(shopOf({ ...typed, toko: 'K02' }, 'K01')).toBe('K01');
  });

  test('stays what it was sent for while nobody answered', () => {
    expect(shopOf({ ...typed, ...sent, toko: 'K02' }, 'K01')).toBe('K02');
    expect(shopOf({ ...typed, ...sent }, 'K01')).toBe('K01');
  });

  test('changes what belongs to it, and is not the document that another shop refused', () => {
    const refused = { ...typed, ...sent, unanswered: false, toko: 'K01' };
    expect(atShop(refused, 'K02', { no_rekening: '' })).toEqual({
      ...NOT_SENT,
      toko: 'K02',
      values: { no_rekening: '', keterangan: 'SETORAN' },
    });
    expect(atShop(refused, 'K01', { no_rekening: '' })).toBe(refused);
  });
});

test('what is wrong is a code of ours, whatever the schema calls it', () => {
  const schema = z.object({ no_beli: z.string().length(14), bukti: z.string().min(1, 'BUKTI_WAJIB') });
  const problemsOf = (no_beli: string) => judgeEntry(schema, { no_beli, bukti: '' }).problems;
  expect(problemsOf('')).toEqual({ no_beli: 'WAJIB_DIISI', bukti: 'BUKTI_WAJIB' });
  expect(problemsOf('PB1')).toEqual({ no_beli: 'ISIAN_TIDAK_SAH', bukti: 'BUKTI_WAJIB' });
});

test('an entry is kept without its secrets; one that said no version comes back with what was sent of it', () => {
  const form = entryForm({ jumlah: 0, pin: '' }, ['pin']);
  const entry = {
    values: { jumlah: 5, pin: '123456' },
    toko: 'K01',
    intent: { key: 'k', body: '{}' },
    unanswered: true,
  };
  const kept = { ...entry, values: { jumlah: 5, pin: '' } };
  expect(form.written?.(entry)).toEqual(kept);
  expect(readKept(form, JSON.stringify(kept))).toEqual(kept);
  expect(readKept(form, JSON.stringify({ ...kept, version: 1 }))).toEqual(kept);
  for (const other of ['{', 'null', JSON.stringify({ ...kept, version: 2 })])
    expect(readKept(form, other)).toBeNull();
});
