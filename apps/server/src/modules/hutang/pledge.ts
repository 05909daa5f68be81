import type { GadaiRow, HutangKeadaan } from '@kadar/domain/books/gadai.ts';
import { type HutangMove, hutangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import {
  dueOn,
  openPledge,
  type PledgeDue,
  type PledgeState,
  type PledgeTerms,
} from '@kadar/domain/pledge.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type PledgePin, pledgePin } from '../layar/public.ts';

/** The terms of a contract as kontrak_detail keeps them; percents as numbers. */
export interface Kontrak {
  pokok_awal: number;
  taksiran: number;
  plafond: number;
  mode: PledgeTerms['mode'];
  persen: number;
  min_hari: number;
  grace_hari: number;
  denda_persen: number;
  denda_periode_hari: number;
  denda_maks_persen: number;
  lama_pinjam: number;
  satuan: PledgeTerms['satuan'];
  perpanjangan: PledgeTerms['perpanjangan'];
  cicil: PledgeTerms['cicil'];
  biaya_admin: number;
  maks_perpanjangan: number;
}

/** A contract as it stands, with its terms and whose it is; rupiah and mg. */
export interface Pledge {
  no_hutang: string;
  tanggal: string;
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  version: number;
  kontrak: Kontrak;
  keadaan: HutangKeadaan;
}

/** One that is held, to be moved. */
export interface HeldPledge extends Pledge {
  pin: PledgePin;
}

/** HutangKeadaan of `h` as JSON. */
export const keadaanOf: Query<HutangKeadaan> = sql`json_build_object('status', h.status, 'pokok', h.pokok, 'pokok_bunga', h.pokok_bunga,
  'pokok_bunga_sampai', h.pokok_bunga_sampai, 'mulai_periode', h.mulai_periode, 'dibayar_sampai', h.dibayar_sampai, 'jatuh_tempo', h.jatuh_tempo,
  'denda_dibayar', h.denda_dibayar, 'akrual', h.akrual, 'persen', h.persen, 'perpanjangan_ke', h.perpanjangan_ke, 'no_segel', h.no_segel,
  'berat_kantong', h.berat_kantong, 'berat', h.berat)`;

/** Columns of Pledge, of hutang `h`, its terms `k` and its document `d`. */
export const pledgeColumns: Query<Pledge> = sql`h.no_hutang, h.tanggal, h.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, h.version,
  to_json(k) as kontrak, ${keadaanOf} as keadaan`;
export const pledgeSource: Query<unknown> = sql`hutang h
  join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
  join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang`;

/** Contracts by their numbers as a JSON expression, held until the transaction ends: of two who would move one, one is first. */
export const pledgesHeld = (toko: string, numbers: readonly string[]): Query<HeldPledge[]> => sql`(
  select coalesce(json_agg(p), '[]') from (
    select ${pledgeColumns}, ${pledgePin} as pin from ${pledgeSource}
    where h.kode_toko = ${toko} and h.no_hutang = any(${numbers}::text[]) order by h.no_hutang for update of h) p)`;

/** Loans of a shop held in one order: a redemption of one of them is before this or after it. */
export const holdPledges = (tx: Tx, toko: string, numbers: readonly string[]): Promise<unknown> =>
  tx.rows(sql`
    select 1 from hutang where kode_toko = ${toko} and no_hutang = any(${numbers}::text[]) order by no_hutang for update`);

/** Throws DATA_TIDAK_DITEMUKAN for a number of none, HUTANG_SUDAH_SELESAI where it has ended. */
export const requireActive = <P extends Pledge>(pledges: readonly P[], no_hutang: string): P => {
  const pledge = pledges.find((one) => one.no_hutang === no_hutang);
  if (!pledge) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (pledge.keadaan.status !== 'AKTIF')
    throw new AppError('HUTANG_SUDAH_SELESAI', { no_hutang, status: pledge.keadaan.status });
  return pledge;
};

/** The terms in the domain's words, at the rate that holds now. */
export const termsOf = ({
  tanggal,
  kontrak,
  keadaan,
}: Pick<Pledge, 'tanggal' | 'kontrak' | 'keadaan'>): PledgeTerms => ({
  tanggal,
  mode: kontrak.mode,
  persenMilli: toMilli(keadaan.persen),
  minHari: kontrak.min_hari,
  graceHari: kontrak.grace_hari,
  dendaPersenMilli: toMilli(kontrak.denda_persen),
  dendaPeriodeHari: kontrak.denda_periode_hari,
  dendaMaksPersenMilli: toMilli(kontrak.denda_maks_persen),
  lama: kontrak.lama_pinjam,
  satuan: kontrak.satuan,
  perpanjangan: kontrak.perpanjangan,
  cicil: kontrak.cicil,
});

export const stateOf = ({ keadaan }: Pick<Pledge, 'keadaan'>): PledgeState => ({
  pokok: keadaan.pokok,
  pokokBunga: keadaan.pokok_bunga,
  pokokBungaSampai: keadaan.pokok_bunga_sampai,
  mulaiPeriode: keadaan.mulai_periode,
  dibayarSampai: keadaan.dibayar_sampai,
  jatuhTempo: keadaan.jatuh_tempo,
  dendaDibayar: keadaan.denda_dibayar,
});

const columnsOf = (state: PledgeState) => ({
  pokok: state.pokok,
  pokok_bunga: state.pokokBunga,
  pokok_bunga_sampai: state.pokokBungaSampai,
  mulai_periode: state.mulaiPeriode,
  dibayar_sampai: state.dibayarSampai,
  jatuh_tempo: state.jatuhTempo,
  denda_dibayar: state.dendaDibayar,
});

/** What redeeming it costs on a day in interest and penalty. */
export const dueOf = (pledge: Pledge, tanggal: string, step: number): PledgeDue =>
  dueOn(termsOf(pledge), stateOf(pledge), tanggal, step);

/** What of the interest due stands in PIUTANG_BUNGA already; a payment clears it first [settled, Pledges 12]. */
export const accruedOf = ({ keadaan }: Pledge, bunga: number): number => Math.min(keadaan.akrual, bunga);

/** A payment on a contract: what is charged and waived, and the state it leads to. */
export interface Paid {
  /** What the register calls it. */
  jenis: string;
  /** None where it stays as it is. */
  move: HutangMove | undefined;
  due: PledgeDue;
  next: PledgeState;
  biaya: number;
  diskon: number;
  /** What else becomes of it: another rate, another bag. */
  more?: Partial<HutangKeadaan>;
}

/** A movement that leaves a loan as it is, so that of two who would settle what it still owes somebody, one is first. */
export const notedRow = (
  {
    no_hutang,
    kode_customer,
    version,
    keadaan,
  }: Pick<Pledge, 'no_hutang' | 'kode_customer' | 'version' | 'keadaan'>,
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

/** The movement that a payment makes in the book of pledges. An ended contract owes nothing more. */
export const paidRow = (pledge: Pledge, { jenis, move, due, next, biaya, diskon, more }: Paid): GadaiRow => {
  const { keadaan } = pledge;
  const akrual = -accruedOf(pledge, due.bunga);
  return {
    no_hutang: pledge.no_hutang,
    jenis,
    kode_customer: pledge.kode_customer,
    versi: pledge.version,
    hari: due.hari,
    lewat_hari: due.denda.lewatHari,
    pokok: next.pokok - keadaan.pokok,
    bunga: due.bunga,
    denda: due.denda.rp,
    biaya,
    diskon,
    akrual: akrual === 0 ? 0 : akrual,
    dari: keadaan,
    ke: {
      ...keadaan,
      ...columnsOf(next),
      akrual: keadaan.akrual + akrual,
      ...more,
      status: move ? hutangLifecycle.next(keadaan.status, move) : keadaan.status,
    },
  };
};

/** The movement that makes a contract, and its first state. */
export const openedRow = (
  tanggal: string,
  kontrak: Kontrak,
  bag: Pick<HutangKeadaan, 'no_segel' | 'berat_kantong' | 'berat'> & { kode_customer: string },
): GadaiRow => {
  const { kode_customer, ...weights } = bag;
  const keadaan: HutangKeadaan = {
    status: 'AKTIF',
    pokok: 0,
    pokok_bunga: null,
    pokok_bunga_sampai: null,
    mulai_periode: tanggal,
    dibayar_sampai: tanggal,
    jatuh_tempo: tanggal,
    denda_dibayar: 0,
    akrual: 0,
    persen: kontrak.persen,
    perpanjangan_ke: 0,
    ...weights,
  };
  const state = openPledge(termsOf({ tanggal, kontrak, keadaan }), kontrak.pokok_awal);
  return {
    no_hutang: null,
    jenis: 'HUTANG',
    kode_customer,
    versi: 0,
    hari: 0,
    lewat_hari: 0,
    pokok: kontrak.pokok_awal,
    bunga: 0,
    denda: 0,
    biaya: 0,
    diskon: 0,
    akrual: 0,
    dari: null,
    ke: { ...keadaan, ...columnsOf(state) },
  };
};
