import type { BarisKeuangan } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { describe, expect, it } from 'vitest';
import { openIn, shownLines, stepOf, toggled } from './tree.ts';
import { askedOf, viewIn } from './view.ts';

const line = (kunci: string, induk: string | null, bentuk: BarisKeuangan['bentuk']): BarisKeuangan => ({
  kunci,
  induk,
  tingkat: 0,
  bentuk,
  bagian: null,
  nomor_akun: null,
  nama_akun: null,
  normal: null,
  rp: [1],
  mg: [null],
});
const LINES = [
  line('ASET', null, 'GRUP'),
  line('KAS', 'ASET', 'GRUP'),
  line('KAS:1101', 'KAS', 'AKUN'),
  line('MODAL', null, 'GRUP'),
  line('KEWAJIBAN_MODAL', null, 'JUMLAH'),
];
const keys = (buka: readonly string[] | null) => shownLines(LINES, openIn(buka)).map(({ kunci }) => kunci);

describe('the tree', () => {
  it('shows what stands under open heads', () => {
    expect(keys(null)).toEqual(['ASET', 'KAS', 'MODAL', 'KEWAJIBAN_MODAL']);
    expect(keys([])).toEqual(['ASET', 'MODAL', 'KEWAJIBAN_MODAL']);
    expect(keys(['KAS'])).toEqual(['ASET', 'MODAL', 'KEWAJIBAN_MODAL']);
    expect(keys(['ASET', 'KAS'])).toHaveLength(5);
  });

  it('is walked through by its keys', () => {
    const step = (key: string, at: string, buka: readonly string[] | null) => {
      const open = openIn(buka);
      return stepOf(key, at, shownLines(LINES, open), open);
    };
    expect(step('ArrowRight', 'KAS', null)).toEqual({ toggle: 'KAS' });
    expect(step('ArrowRight', 'ASET', null)).toEqual({ to: 'KAS' });
    expect(step('ArrowRight', 'MODAL', null)).toBeNull();
    expect(step('ArrowLeft', 'ASET', null)).toEqual({ toggle: 'ASET' });
    expect(step('ArrowLeft', 'KAS:1101', ['ASET', 'KAS'])).toEqual({ to: 'KAS' });
    expect(step('ArrowLeft', 'ASET', [])).toBeNull();
    expect(step('End', 'ASET', null)).toEqual({ to: 'KEWAJIBAN_MODAL' });
    expect(step('Home', 'MODAL', null)).toEqual({ to: 'ASET' });
    expect(step('ArrowDown', 'KEWAJIBAN_MODAL', null)).toBeNull();
    expect(step('a', 'ASET', null)).toBeNull();
    expect(toggled(openIn(['ASET']), 'KAS')).toEqual(['ASET', 'KAS']);
    expect(toggled(openIn(['ASET', 'KAS']), 'ASET')).toEqual(['KAS']);
  });
});

describe('the address', () => {
  const who = { today: '2026-11-27', acting: 'K01', pusat: true };

  it('says the days, by name or by date; this month where it says none', () => {
    expect(viewIn('laba-rugi', {}, who)).toMatchObject({
      toko: 'K01',
      rentang: 'BULAN_INI',
      dari: '2026-11-01',
      sampai: '2026-11-27',
    });
    const own = viewIn('arus-kas', { tgl_from: '2026-01-01', tgl_to: '2026-01-31', toko: '*' }, who);
    expect(own).toMatchObject({ toko: null, rentang: null, dari: '2026-01-01', sampai: '2026-01-31' });
    expect(askedOf('arus-kas', own)).toEqual({ tgl_from: '2026-01-01', tgl_to: '2026-01-31' });
    expect(askedOf('neraca', viewIn('neraca', { tanggal: 'x' }, who))).toEqual({ tanggal: '2026-11-27' });
  });

  it('compares nothing where columns stand side by side, and keeps no shop of a branch user', () => {
    const view = viewIn(
      'neraca',
      { kolom: 'TOKO', banding: 'TAHUN_LALU', toko: 'K02' },
      { ...who, pusat: false },
    );
    expect(view).toMatchObject({ kolom: 'TOKO', banding: null, toko: 'K01' });
  });
});
