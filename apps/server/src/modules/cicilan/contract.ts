import type { bayarCicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import type { CicilanKeadaan, CicilanRow } from '@kadar/domain/books/cicilan.ts';
import type { StockPiece } from '@kadar/domain/books/stock.ts';
import {
  earlyDiscount,
  type FineTerms,
  forfeited,
  type RowPayment,
  type StandingContract,
  standing,
} from '@kadar/domain/instalment.ts';
import { cicilanLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

/** A payment as it is asked for. */
export type PayInput = z.output<typeof bayarCicilanInput>;

/** The terms of a contract as cicilan_kontrak_detail keeps them; rupiah, percents as numbers. */
export interface Terms {
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kadar: number;
  berat: number;
  harga_emas: number;
  ongkos: number;
  harga_atribut: number;
  pembulatan: number;
  total: number;
  harga: number;
  jasa: number;
  dp: number;
  biaya_admin: number;
  tenor: number;
  denda_rp: number;
  toleransi_hari: number;
  denda_maks_persen: number;
  potongan_cepat_persen: number;
  hangus_persen: number;
  batal_persen: number;
  bulat: number;
}

/** A contract with its rows, its payments in their order, and whose it is: all that money on it is judged by. */
export interface PaidContract {
  no_cicilan: string;
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  version: number;
  keadaan: CicilanKeadaan;
  terms: Terms;
  jadwal: { jatuhTempo: string; angsuran: number }[];
  payments: RowPayment[];
  /** Of a gram plan: what its payments bought by now, mg, and how fine it is, percent. */
  gram: { kode_dept: string; kadar_murni: number; mg: number } | null;
}

/** A contract with what it keeps, and what was said about it. */
export interface Contract extends PaidContract {
  /** Its piece, while it keeps it. */
  piece: StockPiece | null;
  /** What its customer was told: the day, and the due date it was about. */
  pesan: { tanggal: string; jatuh_tempo: string }[];
}

/** Columns of PaidContract of cicilan `c`, its document `d` and its terms `k`. */
const paidColumns: Query<PaidContract> = sql`c.no_cicilan, c.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, c.version,
  json_build_object('status', c.status, 'dibayar', c.dibayar, 'denda_dibayar', c.denda_dibayar, 'denda_dihapus', c.denda_dihapus, 'potongan', c.potongan) as keadaan, to_json(k) as terms,
  (select json_agg(json_build_object('jatuhTempo', r.jatuh_tempo, 'angsuran', r.angsuran) order by r.urut) from cicilan_detail r
   where r.kode_toko = c.kode_toko and r.no_faktur = c.no_cicilan) as jadwal,
  (select coalesce(json_agg(json_build_object('baris', b.baris, 'tanggal', b.tanggal, 'angsuran', b.angsuran, 'denda', b.denda, 'hapus', b.hapus, 'potongan', b.potongan)
     order by x.at, b.no_faktur, b.urut), '[]')
   from cicilan_bayar_detail b join dokumen x using (kode_toko, no_faktur) where b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and x.status = 'POSTED') as payments,
  (select json_build_object('kode_dept', g.kode_dept, 'kadar_murni', g.kadar_murni, 'mg', g.mg + (select coalesce(sum(b.mg), 0)::bigint from cicilan_gram_bayar_detail b
     join dokumen x using (kode_toko, no_faktur) where b.kode_toko = c.kode_toko and b.no_cicilan = c.no_cicilan and x.status = 'POSTED'))
   from cicilan_gram_detail g where g.kode_toko = c.kode_toko and g.no_faktur = c.no_cicilan) as gram`;
/** Columns of Contract. */
export const contractColumns: Query<Contract> = sql`${paidColumns},
  (select json_build_object('kode_barcode', p.kode_barcode, 'berat', p.berat, 'murni', 0, 'hpp', p.hpp, 'kode_dept', p.kode_dept, 'kode_group', p.kode_group, 'kadar', p.kadar,
     'kode_gudang', p.kode_gudang, 'kode_baki', p.kode_baki, 'milik', p.milik) from barang p
   where p.kode_toko = c.kode_toko and p.kode_barcode = k.kode_barcode and p.status = 'HOLD' and kadar_titip_barang(p.kode_toko, p.kode_barcode) = c.no_cicilan) as piece,
  (select coalesce(json_agg(json_build_object('tanggal', m.tanggal, 'jatuh_tempo', m.jatuh_tempo) order by m.id), '[]') from cicilan_pesan m
   where m.kode_toko = c.kode_toko and m.no_cicilan = c.no_cicilan) as pesan`;
export const contractSource: Query<unknown> = sql`cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_cicilan
  join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan`;

const held = <C>(columns: Query<C>, toko: string, no_cicilan: string): Query<C | null> => sql`(
  select to_json(x) from (select ${columns} from ${contractSource}
    where c.kode_toko = ${toko} and c.no_cicilan = ${no_cicilan} for update of c) x)`;
/** A contract as a JSON expression, held until the transaction ends; null for a number of none. */
export const contractHeld = (toko: string, no_cicilan: string): Query<Contract | null> =>
  held(contractColumns, toko, no_cicilan);
/** The same for a payment, which asks neither where its piece is nor what its customer was told. */
export const contractPaid = (toko: string, no_cicilan: string): Query<PaidContract | null> =>
  held(paidColumns, toko, no_cicilan);

/** Throws DATA_TIDAK_DITEMUKAN for a number of none, CICILAN_SUDAH_SELESAI where it has ended. */
export const requireRunning = <C extends PaidContract>(contract: C | null, no_cicilan: string): C => {
  if (!contract) throw fieldError('no_cicilan', 'DATA_TIDAK_DITEMUKAN');
  if (contract.keadaan.status !== 'AKTIF') throw new AppError('CICILAN_SUDAH_SELESAI', { no_cicilan });
  return contract;
};

export const finesOf = ({ denda_rp, toleransi_hari, denda_maks_persen }: Terms): FineTerms => ({
  dendaRp: denda_rp,
  toleransiHari: toleransi_hari,
  dendaMaksMilli: toMilli(denda_maks_persen),
});

/** What was paid on a gram plan goes to its one row, the price of its first day. */
const paidOf = ({ gram, payments, keadaan, terms, jadwal }: PaidContract, tanggal: string): RowPayment[] => {
  if (!gram) return payments;
  const angsuran = Math.min(Math.max(0, keadaan.dibayar - terms.dp), jadwal[0]?.angsuran ?? 0);
  return [{ baris: 1, tanggal, angsuran, denda: 0, hapus: 0, potongan: 0 }];
};

/** Where it stands on a day. A gram plan is due on its day until its piece is fetched, whatever was paid. */
export const standingOf = (contract: PaidContract, tanggal: string): StandingContract => {
  const { jadwal, terms, gram, keadaan } = contract;
  const stands = standing(jadwal, paidOf(contract, tanggal), finesOf(terms), tanggal);
  if (!gram || keadaan.status !== 'AKTIF') return stands;
  return { ...stands, tertua: stands.tertua ?? jadwal[0]?.jatuhTempo ?? null };
};

/** Days on which its customer was told of the oldest due date that is unpaid. */
export const toldOf = ({ pesan }: Contract, { tertua }: Pick<StandingContract, 'tertua'>): string[] =>
  pesan.filter(({ jatuh_tempo }) => jatuh_tempo === tertua).map(({ tanggal }) => tanggal);

/** What is taken off for paying all of it that day: of what months not due yet were to cost, never more than is left. */
export const discountOf = (
  { terms }: PaidContract,
  { rows, sisa }: StandingContract,
  tanggal: string,
): number => {
  const potongan = earlyDiscount({
    jasa: terms.jasa,
    tenor: terms.tenor,
    belumJatuhTempo: rows.filter((row) => row.sisa > 0 && row.jatuhTempo > tanggal).length,
    potonganMilli: toMilli(terms.potongan_cepat_persen),
    step: terms.bulat,
  });
  return Math.min(potongan, sisa);
};

/** What is kept of it and what is owed, where it ends for the shop or for its customer. */
export const endOf = ({ terms, keadaan }: PaidContract, how: 'hangus_persen' | 'batal_persen') =>
  forfeited({
    total: terms.total,
    dibayar: keadaan.dibayar,
    milli: toMilli(terms[how]),
    step: terms.bulat,
  });

/** A movement of a contract, by what it adds to its state. */
export const movedRow = (
  { no_cicilan, kode_customer, version, keadaan }: PaidContract,
  move: Parameters<typeof cicilanLifecycle.next>[1],
  jenis: string,
  more: Partial<Pick<CicilanRow, 'dibayar' | 'denda' | 'hapus' | 'potongan'>>,
): CicilanRow => {
  const { dibayar = 0, denda = 0, hapus = 0, potongan = 0 } = more;
  return {
    no_cicilan,
    jenis,
    kode_customer,
    versi: version,
    dibayar,
    denda,
    hapus,
    potongan,
    dari: keadaan,
    ke: {
      status: cicilanLifecycle.next(keadaan.status, move),
      dibayar: keadaan.dibayar + dibayar,
      denda_dibayar: keadaan.denda_dibayar + denda,
      denda_dihapus: keadaan.denda_dihapus + hapus,
      potongan: keadaan.potongan + potongan,
    },
  };
};

/** The first movement of a contract, by what is paid down. */
export const signedRow = (kode_customer: string, dibayar: number): CicilanRow => ({
  no_cicilan: null,
  jenis: 'KONTRAK',
  kode_customer,
  versi: 0,
  dibayar,
  denda: 0,
  hapus: 0,
  potongan: 0,
  dari: null,
  ke: { status: 'AKTIF', dibayar, denda_dibayar: 0, denda_dihapus: 0, potongan: 0 },
});

/** Whose contract a document is about. */
export const headOf = (
  { no_cicilan, kode_customer, nama_customer, alamat_customer, no_hp }: PaidContract,
  toko: string,
  keterangan: string,
) => ({
  kode_customer,
  nama_customer,
  alamat_customer,
  no_hp,
  keterangan: `${no_cicilan} ${keterangan}`.trim(),
  asal_toko: toko,
  asal_no: no_cicilan,
});
