import { PROMO_FOOTER } from '@kadar/contract/promo-text.ts';
import { expect, test } from 'vitest';
import { newDraft, previewText, startedAt, withPlaceholder } from './draft.ts';

test('a placeholder stands where the caret was, and the caret behind it', () => {
  expect(withPlaceholder('Halo !', { start: 5, end: 5 }, 'nama_customer')).toEqual({
    text: 'Halo {nama_customer}!',
    caret: 20,
  });
  expect(withPlaceholder('Halo XX', { start: 5, end: 7 }, 'poin').text).toBe('Halo {poin}');
});

test('the preview shows a member, else the names; nothing for nothing', () => {
  const sample = {
    nama_customer: 'BUDI',
    kode_customer: 'M1',
    tgl_lahir: '',
    poin: '1.250',
    nama_toko: 'TOKO',
    tanggal: '1 Mar 2026',
  };
  expect(previewText('Hai {nama_customer}, {poin}', sample)).toBe(`Hai BUDI, 1.250\n\n${PROMO_FOOTER}`);
  expect(previewText('Hai {nama_customer}', null)).toBe(`Hai {nama_customer}\n\n${PROMO_FOOTER}`);
  expect(previewText('  ', sample)).toBe('');
});

test('a new promo is for all, today, at nine', () => {
  expect(newDraft({ template: 'x', today: '2026-02-25' })).toMatchObject({
    audiens: 'SEMUA',
    tgl_kirim: '2026-02-25',
    jam_kirim: '09:00',
  });
});

test('a text that nobody touched is the one of the shop that is chosen', () => {
  const start = newDraft({ template: 'A', today: '2026-02-25' });
  expect(startedAt(start, 'A', 'B').template).toBe('B');
  expect(startedAt({ ...start, template: 'HALO' }, 'A', 'B').template).toBe('HALO');
});
