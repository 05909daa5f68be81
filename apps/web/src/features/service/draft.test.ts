import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  costOf,
  EMPTY,
  finish,
  newPiece,
  nextStep,
  removePiece,
  type ServiceDraft,
  totalOf,
} from './draft.ts';

const UP = { step: 500, direction: 'UP' } as const;
const ring = {
  ...newPiece('a'),
  nama_barang: 'CINCIN',
  kadar: 75,
  berat_awal: 4.21,
  kode_service: 'CUCI',
  ongkos: 75_000,
  foto: 'f',
};
const full: ServiceDraft = {
  ...EMPTY,
  pieces: [ring],
  active: 'a',
  nama_customer: 'IBU SARI',
  kode_sales: 'S01',
};

describe('a ticket at the counter', () => {
  test('asks for one thing after another, in the order of the screen', () => {
    expect(nextStep(EMPTY)).toEqual({ step: 'piece', id: 'pertama', field: 'nama_barang' });
    expect(nextStep({ ...full, pieces: [{ ...ring, foto: '' }] })).toMatchObject({ field: 'foto' });
    expect(nextStep({ ...full, nama_customer: '' })).toMatchObject({ field: 'nama_customer' });
    expect(nextStep(full)).toEqual({ step: 'take' });
    const card = { jenis: 'DEBET', no_rekening: '1', no_kartu: '12' } as const;
    expect(nextStep({ ...full, dp: 10_000, paying: card })).toMatchObject({ field: 'no_kartu' });
    expect(nextStep({ ...full, paying: card })).toEqual({ step: 'take' });
    expect(nextStep({ ...full, unanswered: true })).toEqual({ step: 'resend' });
  });

  test('costs by piece or by gram, as the server counts it', () => {
    expect(costOf({ ...ring, jumlah: 2 }, UP)).toBe(150_000);
    expect(costOf({ ...ring, dasar: 'PER_GRAM', ongkos: 15_000 }, UP)).toBe(63_500);
    expect(totalOf({ ...full, pieces: [ring, ring] }, UP)).toBe(150_000);
  });

  test('is sent with its photos, the day that was said, and what is paid', () => {
    const body = bodyOf({ ...full, dp: 50_000, pieces: [{ ...ring, foto_lain: ['g'] }] }, '2026-03-01');
    expect(body).toMatchObject({ tgl_janji: '2026-03-01', payments: [{ jenis: 'CASH', jumlah_rp: 50_000 }] });
    expect(body.lines[0]?.foto).toEqual(['f', 'g']);
    expect(bodyOf({ ...full, tgl_janji: '2026-03-05' }, '2026-03-01').tgl_janji).toBe('2026-03-05');
  });

  test('keeps a place for goods, and its sales person for the next one', () => {
    expect(removePiece(full, 'a').pieces).toHaveLength(1);
    expect(finish({ draft: full, last: null }, 'SV')).toMatchObject({
      draft: { kode_sales: 'S01', nama_customer: '' },
      last: 'SV',
    });
  });
});
