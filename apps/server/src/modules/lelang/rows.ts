import type { GadaiRow } from '@kadar/domain/books/gadai.ts';
import { type HutangMove, hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import { type PledgeDue, principalPaid } from '@kadar/domain/pledge.ts';
import { notedRow, type Pledge, paidRow, stateOf, termsOf } from '../hutang/public.ts';

/** A loan that ends without its customer: nothing of it is owed any more, the interest that was booked neither. */
export const endedRow = (
  pledge: Pledge,
  tanggal: string,
  due: PledgeDue,
  end: { jenis: string; move: HutangMove; bunga?: number; denda?: number; biaya?: number },
): GadaiRow => {
  const next = principalPaid(termsOf(pledge), stateOf(pledge), tanggal, due, pledge.keadaan.pokok);
  const { jenis, move, bunga = 0, denda = 0, biaya = 0 } = end;
  const row = paidRow(pledge, { jenis, move, due, next, biaya, diskon: 0 });
  const { akrual } = pledge.keadaan;
  return { ...row, bunga, denda, akrual: akrual === 0 ? 0 : -akrual, ke: { ...row.ke, akrual: 0 } };
};

/** Columns of akhir_hutang_detail, where there is nothing to be said in them. */
export const NO_FIGURES = {
  pembeli: '',
  nilai: 0,
  biaya: 0,
  pokok: 0,
  bunga: 0,
  denda: 0,
  kelebihan: 0,
  rugi: 0,
} as const;

/** The header of a document about a loan; it follows the loan, or where it is named what came of it. */
export const headOf = (
  { no_hutang, kode_customer, nama_customer, alamat_customer, no_hp }: Pledge,
  asal_toko: string,
  keterangan = '',
  asal_no = no_hutang,
) => ({
  kode_customer,
  nama_customer,
  alamat_customer,
  no_hp,
  keterangan: `${no_hutang} ${keterangan}`.trim(),
  asal_toko,
  asal_no,
});

/** Interest of a loan that is booked as owed, rupiah. */
export const accruedRow = (pledge: Pledge, rp: number): GadaiRow => ({
  ...notedRow(pledge, 'AKRUAL'),
  akrual: rp,
  ke: {
    ...pledge.keadaan,
    akrual: pledge.keadaan.akrual + rp,
    status: hutangLifecycle.next('AKTIF', 'AKRUAL'),
  },
});
