import type { GadaiRow } from '@kadar/domain/books/gadai.ts';
import { type HutangMove, hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import { type PledgeDue, principalPaid } from '@kadar/domain/pledge.ts';
import { type Pledge, paidRow, stateOf, termsOf } from '../hutang/public.ts';

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

/** A movement that leaves a loan as it is, so that of two who would settle what it still owes somebody, one is first. */
export const notedRow = (
  { no_hutang, kode_customer, version, keadaan }: Pledge,
  jenis: string,
): GadaiRow => ({
  no_hutang,
  jenis,
  kode_customer,
  versi: version,
  hari: 0,
  lewat_hari: 0,
  pokok: 0,
  bunga: 0,
  denda: 0,
  biaya: 0,
  diskon: 0,
  akrual: 0,
  dari: keadaan,
  ke: keadaan,
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
