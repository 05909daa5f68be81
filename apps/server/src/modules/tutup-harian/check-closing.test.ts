import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import {
  type ClosingGround,
  type ClosingInput,
  countDay,
  requireClosable,
} from './commands/check-closing.ts';

const account = (no_rekening: string, jumlah_rp: number) => ({
  no_rekening,
  kode_bank: 'BCA',
  nama_bank: 'BCA',
  jumlah: 1,
  jumlah_rp,
  fee: 0,
  jumlah_gesek_rp: jumlah_rp,
});
const ground = (more: Partial<ClosingGround> = {}): ClosingGround => ({
  tgl_system: '2026-02-25',
  buka: true,
  kas: { saldo_awal: 0, masuk: 350_000, keluar: 0, saldo_akhir: 350_000 },
  non_cash: [],
  draft: 0,
  baki_belum: [],
  ...more,
});
const input = (more: Partial<ClosingInput> = {}): ClosingInput => ({
  tanggal: '2026-02-25',
  rincian_kas: [
    { pecahan: 100_000, lembar: 3 },
    { pecahan: 50_000, lembar: 1 },
  ],
  non_cash: [],
  catatan: '',
  ...more,
});
const refusal = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('a refusal was expected');
};

describe('which day may be closed', () => {
  test.each([
    [{ tgl_system: null, buka: null }, 'HARI_BELUM_DIBUKA'],
    [{ tgl_system: '2026-02-26' }, 'HARI_SUDAH_DITUTUP'],
    [{ tgl_system: '2026-02-24' }, 'TANGGAL_TERKUNCI'],
    [{ buka: false }, 'TOKO_SUDAH_DITUTUP_AKUN_LAIN'],
  ])('%j is refused with %s', (more, code) => {
    expect(refusal(() => requireClosable(ground(more), '2026-02-25')).code).toBe(code);
  });
  test('the open one', () => expect(requireClosable(ground(), '2026-02-25')).toBeUndefined());
});

describe('counting', () => {
  test('book and drawer agree', () => {
    expect(countDay(input(), ground())).toEqual({
      kas_sistem: 350_000,
      kas_hitung: 350_000,
      selisih: 0,
      non_cash: [],
    });
  });

  test('no count is not a count of nothing', () => {
    expect(refusal(() => countDay(input({ rincian_kas: [] }), ground())).code).toBe('HITUNGAN_KAS_WAJIB');
    const nothing = input({ rincian_kas: [{ pecahan: 100_000, lembar: 0 }], catatan: 'kosong' });
    expect(countDay(nothing, ground()).selisih).toBe(-350_000);
  });

  test('trays that nobody weighed keep the day open, and are named', () => {
    const error = refusal(() => countDay(input(), ground({ baki_belum: ['A01', 'A07'] })));
    expect([error.code, error.status, error.params]).toEqual([
      'BAKI_BELUM_DITIMBANG',
      409,
      { baki: 'A01, A07' },
    ]);
  });

  test('a difference needs a note, and says how much', () => {
    const short = input({ rincian_kas: [{ pecahan: 100_000, lembar: 3 }] });
    const error = refusal(() => countDay(short, ground()));
    expect(error.code).toBe('SELISIH_KAS_PERLU_CATATAN');
    expect(error.fields?.catatan).toEqual({
      code: 'SELISIH_KAS_PERLU_CATATAN',
      params: { selisih: '-Rp. 50.000' },
    });
    expect(countDay({ ...short, catatan: 'kembalian salah' }, ground()).selisih).toBe(-50_000);
  });

  test.each([
    ['not said', []],
    ['said otherwise', [{ no_rekening: '1', jumlah_rp: 90_000 }]],
    [
      'said of another account too',
      [
        { no_rekening: '1', jumlah_rp: 100_000 },
        { no_rekening: '2', jumlah_rp: 5 },
      ],
    ],
  ])('an account %s needs a note', (_name, non_cash) => {
    const moved = ground({ non_cash: [account('1', 100_000)] });
    expect(refusal(() => countDay(input({ non_cash }), moved)).code).toBe('NONTUNAI_BELUM_DICOCOKKAN');
    expect(countDay(input({ non_cash, catatan: 'menyusul' }), moved).non_cash).toHaveLength(1);
  });

  test('matched accounts need none', () => {
    const moved = ground({ non_cash: [account('1', 100_000)] });
    const counted = countDay(input({ non_cash: [{ no_rekening: '1', jumlah_rp: 100_000 }] }), moved);
    expect(counted.non_cash).toMatchObject([{ no_rekening: '1', hitung_rp: 100_000 }]);
  });

  test('draft pieces keep the day open', () => {
    expect(refusal(() => countDay(input(), ground({ draft: 2 }))).fields?._).toEqual({
      code: 'BARANG_MASIH_DRAFT',
      params: { jumlah: 2 },
    });
  });
});
