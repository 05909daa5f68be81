import type { tutupHari as endpoint } from '@kadar/contract/endpoints/hari.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { BankFigures } from '../../bank/public.ts';
import type { CashFigures } from '../../kas/public.ts';

export type ClosingInput = z.output<NonNullable<typeof endpoint.body>>;

/** What a closing is judged by, as it stands while the day is held exclusively. */
export interface ClosingGround {
  tgl_system: string | null;
  buka: boolean | null;
  kas: CashFigures;
  non_cash: BankFigures[];
  draft: number;
  /** Trays that PROTEKSI_TIMBANG_BAKI wants weighed and nobody weighed on this day. */
  baki_belum: string[];
}

export interface Counted {
  kas_sistem: number;
  kas_hitung: number;
  /** Counted less booked. */
  selisih: number;
  /** Every account with what it moved and what its slips say; null when nothing was said. */
  non_cash: (BankFigures & { hitung_rp: number | null })[];
}

/** The shop's own day, and open (domain §3 'Tutup harian'). A day already behind was closed in its time. */
export const requireClosable = ({ tgl_system, buka }: ClosingGround, tanggal: string): void => {
  if (!tgl_system) throw new AppError('HARI_BELUM_DIBUKA');
  if (tanggal < tgl_system) throw new AppError('HARI_SUDAH_DITUTUP', { tanggal });
  if (tanggal > tgl_system) throw new AppError('TANGGAL_TERKUNCI');
  if (!buka) throw new AppError('TOKO_SUDAH_DITUTUP_AKUN_LAIN');
};

/** Counts against books. A difference of cash or of an account needs a note that explains it. Throws what refuses the closing. */
export const countDay = (input: ClosingInput, ground: ClosingGround): Counted => {
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
  const said = new Map(input.non_cash.map(({ no_rekening, jumlah_rp }) => [no_rekening, jumlah_rp]));
  const non_cash = ground.non_cash.map((account) => ({
    ...account,
    hitung_rp: said.get(account.no_rekening) ?? null,
  }));
  const moved = new Set(non_cash.map(({ no_rekening }) => no_rekening));
  const unmatched = [
    ...non_cash
      .filter(({ jumlah_rp, hitung_rp }) => jumlah_rp !== hitung_rp)
      .map(({ no_rekening }) => no_rekening),
    ...input.non_cash
      .filter(({ no_rekening, jumlah_rp }) => jumlah_rp !== 0 && !moved.has(no_rekening))
      .map(({ no_rekening }) => no_rekening),
  ];
  if (unmatched.length > 0 && input.catatan === '')
    refuse('NONTUNAI_BELUM_DICOCOKKAN', { rekening: unmatched.join(', ') });
  const kas_sistem = ground.kas.saldo_akhir;
  const kas_hitung = input.rincian_kas.reduce((sum, { pecahan, lembar }) => sum + pecahan * lembar, 0);
  const selisih = kas_hitung - kas_sistem;
  if (selisih !== 0 && input.catatan === '')
    refuse('SELISIH_KAS_PERLU_CATATAN', { selisih: formatRupiah(selisih) });
  return { kas_sistem, kas_hitung, selisih, non_cash };
};

const refuse = (
  code: 'NONTUNAI_BELUM_DICOCOKKAN' | 'SELISIH_KAS_PERLU_CATATAN',
  params: Record<string, string>,
): never => {
  throw new AppError(code, params, { fields: { catatan: { code, params } } });
};
