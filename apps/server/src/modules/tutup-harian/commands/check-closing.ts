import type { tutupHari as endpoint, hitungHari, JENIS_SELISIH } from '@kadar/contract/endpoints/hari.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { BankFigures } from '../../bank/public.ts';
import type { CashFigures } from '../../kas/public.ts';
import type { WeighedTray } from '../../timbang/public.ts';

export type CountInput = z.output<NonNullable<typeof hitungHari.body>>;
export type ClosingInput = z.output<NonNullable<typeof endpoint.body>>;

/** What a count is judged by, as it stands while the day is held exclusively. */
export interface ClosingGround {
  tgl_system: string | null;
  buka: boolean | null;
  kas: CashFigures;
  non_cash: BankFigures[];
  draft: number;
  /** Some types of pieces are sold in a box. */
  kemasan: boolean;
  /** Trays that PROTEKSI_TIMBANG_BAKI wants weighed and nobody weighed on this day. */
  baki_belum: string[];
  /** The trays weighed on this day, as they were weighed last. */
  baki: WeighedTray[];
  /** User ids of who may answer for a difference. */
  penanggung: string[];
}

/** Counted less booked, in rupiah; of a tray weighed less expected, in mg. */
export interface Difference {
  jenis: (typeof JENIS_SELISIH)[number];
  /** The account or the tray; '' for the drawer. */
  kunci: string;
  sistem: number;
  hitung: number;
  selisih: number;
}

export interface Counted {
  kas_sistem: number;
  kas_hitung: number;
  /** Counted less booked. */
  selisih: number;
  /** Every account with what it moved and what its slips say. */
  non_cash: (BankFigures & { hitung_rp: number })[];
  baki: WeighedTray[];
  /** The drawer first, then accounts, then trays. */
  differences: Difference[];
}

/** A difference with why it is there and who answers for it. */
export interface Explained extends Difference {
  alasan: string;
  penanggung: string;
}

/** The shop's own day, and open (domain §3 'Tutup harian'). A day already behind was closed in its time. */
export const requireClosable = (
  { tgl_system, buka }: Pick<ClosingGround, 'tgl_system' | 'buka'>,
  tanggal: string,
): void => {
  if (!tgl_system) throw new AppError('HARI_BELUM_DIBUKA');
  if (tanggal < tgl_system) throw new AppError('HARI_SUDAH_DITUTUP', { tanggal });
  if (tanggal > tgl_system) throw new AppError('TANGGAL_TERKUNCI');
  if (!buka) throw new AppError('TOKO_SUDAH_DITUTUP_AKUN_LAIN');
};

/** Counts against books. Nothing that it refuses says what the books say. Throws what was not counted. */
export const countDay = (input: Omit<CountInput, 'tanggal'>, ground: ClosingGround): Counted => {
  requireWhole(input, ground);
  const kas_sistem = ground.kas.saldo_akhir;
  const kas_hitung = input.rincian_kas.reduce((sum, { pecahan, lembar }) => sum + pecahan * lembar, 0);
  const said = new Map(input.non_cash.map(({ no_rekening, jumlah_rp }) => [no_rekening, jumlah_rp]));
  const moved = new Set(ground.non_cash.map(({ no_rekening }) => no_rekening));
  const non_cash = ground.non_cash.map((account) => ({
    ...account,
    hitung_rp: said.get(account.no_rekening) ?? 0,
  }));
  const found: Omit<Difference, 'selisih'>[] = [
    { jenis: 'KAS', kunci: '', sistem: kas_sistem, hitung: kas_hitung },
    ...non_cash.map(({ no_rekening, jumlah_rp, hitung_rp }) => ({
      jenis: 'REKENING' as const,
      kunci: no_rekening,
      sistem: jumlah_rp,
      hitung: hitung_rp,
    })),
    // Slips of an account that moved nothing.
    ...input.non_cash
      .filter(({ no_rekening }) => !moved.has(no_rekening))
      .map(({ no_rekening, jumlah_rp }) => ({
        jenis: 'REKENING' as const,
        kunci: no_rekening,
        sistem: 0,
        hitung: jumlah_rp,
      })),
    ...ground.baki
      .filter(({ status }) => status === 'SELISIH')
      .map(({ kode_baki, berat_seharusnya, berat_timbang }) => ({
        jenis: 'BAKI' as const,
        kunci: kode_baki,
        sistem: berat_seharusnya,
        hitung: berat_timbang,
      })),
  ];
  return {
    kas_sistem,
    kas_hitung,
    selisih: kas_hitung - kas_sistem,
    non_cash,
    baki: ground.baki,
    differences: found
      .map((one) => ({ ...one, selisih: one.hitung - one.sistem }))
      .filter(({ selisih }) => selisih !== 0),
  };
};

/** Throws while something is a draft, a tray not weighed, the drawer not counted or an account that moved not said. */
const requireWhole = (input: Omit<CountInput, 'tanggal'>, ground: ClosingGround): void => {
  if (ground.draft > 0)
    throw new AppError(
      'INPUT_TIDAK_SAH',
      {},
      { fields: { _: { code: 'BARANG_MASIH_DRAFT', params: { jumlah: ground.draft } } } },
    );
  if (ground.baki_belum.length > 0)
    throw new AppError('BAKI_BELUM_DITIMBANG', { baki: ground.baki_belum.join(', ') });
  if (input.rincian_kas.length === 0)
    throw new AppError('HITUNGAN_KAS_WAJIB', {}, { fields: { rincian_kas: { code: 'HITUNGAN_KAS_WAJIB' } } });
  const said = new Set(input.non_cash.map(({ no_rekening }) => no_rekening));
  const unsaid = ground.non_cash.map(({ no_rekening }) => no_rekening).filter((one) => !said.has(one));
  if (unsaid.length === 0) return;
  const code = 'NONTUNAI_BELUM_DICOCOKKAN';
  const params = { rekening: unsaid.join(', ') };
  throw new AppError(code, params, { fields: { non_cash: { code, params } } });
};

const WHAT = { KAS: 'kas', REKENING: 'rekening', BAKI: 'baki' } as const;

/** A difference in words, such as 'baki A01 -0,420 g'. */
const inWords = ({ jenis, kunci, selisih }: Difference): string =>
  [
    WHAT[jenis],
    ...(kunci ? [kunci] : []),
    jenis === 'BAKI' ? `${formatGram(selisih)} g` : formatRupiah(selisih),
  ].join(' ');

/** Every difference with its reason and its person. Throws SELISIH_PERLU_PENJELASAN at the field that lacks it. */
export const explain = (
  { differences }: Counted,
  rows: ClosingInput['selisih'],
  penanggung: readonly string[],
): Explained[] => {
  const known = new Set(penanggung);
  return differences.map((one) => {
    const at = rows.findIndex(({ jenis, kunci }) => jenis === one.jenis && kunci === one.kunci);
    const row = rows[at];
    if (!row) throw unexplained(one, 'selisih');
    if (row.alasan === '') throw unexplained(one, `selisih.${at}.alasan`);
    if (!known.has(row.penanggung)) throw unexplained(one, `selisih.${at}.penanggung`);
    return { ...one, alasan: row.alasan, penanggung: row.penanggung };
  });
};

const unexplained = (one: Difference, field: string): AppError => {
  const code = 'SELISIH_PERLU_PENJELASAN';
  const params = { apa: inWords(one) };
  return new AppError(code, params, { fields: { [field]: { code, params } } });
};
