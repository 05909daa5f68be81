import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import {
  type ClosingGround,
  type ClosingInput,
  countDay,
  explain,
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
  kemasan: false,
  baki_belum: [],
  baki: [],
  penanggung: ['KASIR1', 'SPV1'],
  ...more,
});
const input = (more: Partial<ClosingInput> = {}): ClosingInput => ({
  tanggal: '2026-02-25',
  rincian_kas: [
    { pecahan: 100_000, lembar: 3 },
    { pecahan: 50_000, lembar: 1 },
  ],
  non_cash: [],
  selisih: [],
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

const TRAY = {
  kode_baki: 'A01',
  kode_gudang: 'ETALASE',
  qty: 40,
  berat_seharusnya: 412_000,
  berat_timbang: 408_580,
  selisih: -3_420,
  status: 'SELISIH',
  sumber: 'SERIAL',
  user_id: 'KASIR1',
  at: '2026-02-25T10:00:00Z',
} as const;

describe('counting', () => {
  test('book and drawer agree', () => {
    expect(countDay(input(), ground())).toEqual({
      kas_sistem: 350_000,
      kas_hitung: 350_000,
      selisih: 0,
      non_cash: [],
      baki: [],
      differences: [],
    });
  });

  test('no count is not a count of nothing', () => {
    expect(refusal(() => countDay(input({ rincian_kas: [] }), ground())).code).toBe('HITUNGAN_KAS_WAJIB');
    const nothing = input({ rincian_kas: [{ pecahan: 100_000, lembar: 0 }] });
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

  test('an account that moved is said, nothing that refuses says how much it moved', () => {
    const error = refusal(() => countDay(input(), ground({ non_cash: [account('1', 100_000)] })));
    expect([error.code, error.params]).toEqual(['NONTUNAI_BELUM_DICOCOKKAN', { rekening: '1' }]);
    expect(error.fields?.non_cash?.code).toBe('NONTUNAI_BELUM_DICOCOKKAN');
  });

  test('drawer, accounts, slips of another account and trays each differ for themselves', () => {
    const short = input({
      rincian_kas: [{ pecahan: 100_000, lembar: 3 }],
      non_cash: [
        { no_rekening: '1', jumlah_rp: 90_000 },
        { no_rekening: '2', jumlah_rp: 5 },
      ],
    });
    const moved = ground({
      non_cash: [account('1', 100_000)],
      baki: [TRAY, { ...TRAY, kode_baki: 'A02', status: 'COCOK' }],
    });
    expect(countDay(short, moved).differences).toEqual([
      { jenis: 'KAS', kunci: '', sistem: 350_000, hitung: 300_000, selisih: -50_000 },
      { jenis: 'REKENING', kunci: '1', sistem: 100_000, hitung: 90_000, selisih: -10_000 },
      { jenis: 'REKENING', kunci: '2', sistem: 0, hitung: 5, selisih: 5 },
      { jenis: 'BAKI', kunci: 'A01', sistem: 412_000, hitung: 408_580, selisih: -3_420 },
    ]);
  });

  test('matched accounts do not differ', () => {
    const moved = ground({ non_cash: [account('1', 100_000)] });
    const counted = countDay(input({ non_cash: [{ no_rekening: '1', jumlah_rp: 100_000 }] }), moved);
    expect(counted.non_cash).toMatchObject([{ no_rekening: '1', hitung_rp: 100_000 }]);
    expect(counted.differences).toEqual([]);
  });

  test('draft pieces keep the day open', () => {
    expect(refusal(() => countDay(input(), ground({ draft: 2 }))).fields?._).toEqual({
      code: 'BARANG_MASIH_DRAFT',
      params: { jumlah: 2 },
    });
  });
});

describe('a difference', () => {
  const counted = () =>
    countDay(input({ rincian_kas: [{ pecahan: 100_000, lembar: 3 }] }), ground({ baki: [TRAY] }));
  const cash = { jenis: 'KAS', kunci: '', alasan: 'KEMBALIAN SALAH', penanggung: 'KASIR1' } as const;
  const tray = { jenis: 'BAKI', kunci: 'A01', alasan: 'CINCIN DI ETALASE LAIN', penanggung: 'SPV1' } as const;

  test('has a reason and who answers for it', () => {
    expect(explain(counted(), [tray, cash], ground().penanggung)).toMatchObject([
      { jenis: 'KAS', selisih: -50_000, alasan: 'KEMBALIAN SALAH', penanggung: 'KASIR1' },
      { jenis: 'BAKI', kunci: 'A01', selisih: -3_420, alasan: 'CINCIN DI ETALASE LAIN', penanggung: 'SPV1' },
    ]);
  });

  test.each([
    ['not explained at all', [tray], 'selisih', 'kas −Rp. 50.000'],
    ['without a reason', [tray, { ...cash, alasan: '' }], 'selisih.1.alasan', 'kas −Rp. 50.000'],
    ['without a person', [cash, { ...tray, penanggung: '' }], 'selisih.1.penanggung', 'baki A01 −3,420 g'],
    [
      'answered for by a stranger',
      [cash, { ...tray, penanggung: 'SPV2' }],
      'selisih.1.penanggung',
      'baki A01 −3,420 g',
    ],
  ])('%s is refused where that is missing', (_name, rows, field, apa) => {
    const error = refusal(() => explain(counted(), rows, ground().penanggung));
    expect([error.code, error.params]).toEqual(['SELISIH_PERLU_PENJELASAN', { apa }]);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});
