import type { LelangItem } from '@kadar/contract/endpoints/lelang.ts';
import { isProof, type Pesan } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { leburOf } from '@kadar/domain/buyback.ts';
import { valueOfGoods } from '@kadar/domain/collateral.ts';
import { addDays } from '@kadar/domain/dates.ts';
import {
  type AuctionPath,
  auctionFrom,
  noticeFrom,
  stageOf,
  type TahapLelang,
} from '@kadar/domain/lelang.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { dueOf, type Pledge, photoAddresses, pledgeColumns, pledgeSource } from '../hutang/public.ts';
import { pesanOf } from './pesan.ts';

/** Goods in the bag of a loan; mg. */
export interface Good {
  urut: number;
  nama_barang: string;
  kode_group: string;
  jumlah_pcs: number;
  kadar: number;
  berat: number;
  /** Addresses of its photos. */
  foto: string[];
}

/** What a loan's goods were sold for; nothing of it is booked yet. */
export interface Jual {
  nilai: number;
  biaya: number;
  cara: 'CASH' | 'TRANSFER' | 'TOKO';
  no_rekening: string;
  pembeli: string;
  /** Of goods that the shop itself buys, in their order. */
  masuk: { kode_dept: string; kode_group: string }[];
}

/** A loan of an auction as the database has it, on the business day of its shop. */
export interface Lot extends Pledge {
  lelang_id: number;
  kode_toko: string;
  hari: string;
  goods: Good[];
  pesan: Pesan[];
  jual: Jual | null;
  no_faktur: string | null;
  ditebus_at: string | null;
}

export interface LeburRow {
  kadar: number;
  lebur: number;
}

/** The loans of auctions that nobody took out of them, those to be sold first by their due date. */
export const lotsOf = (tx: Tx, ids: readonly number[]): Promise<Lot[]> =>
  tx.rows<Lot>(sql`
    select l.lelang_id, h.kode_toko, ${pledgeColumns}, to_char(t.tgl_system, 'YYYY-MM-DD') as hari, l.no_dokumen as no_faktur,
      (select coalesce(json_agg(json_build_object('urut', b.urut, 'nama_barang', b.nama_barang, 'kode_group', b.kode_group, 'jumlah_pcs', b.jumlah_pcs, 'kadar', b.kadar, 'berat', b.berat, 'foto', ${photoAddresses}) order by b.urut), '[]')
       from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) as goods,
      (select coalesce(json_agg(${pesanOf} order by p.id), '[]') from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
       where p.kode_toko = h.kode_toko and p.no_hutang = h.no_hutang and p.jatuh_tempo = h.jatuh_tempo) as pesan,
      case when l.nilai is not null then json_build_object('nilai', l.nilai, 'biaya', l.biaya, 'cara', l.cara, 'no_rekening', l.no_rekening, 'pembeli', l.pembeli, 'masuk', l.masuk) end as jual,
      (select kadar_iso(g.at) from hutang_gerak g join dokumen x using (kode_toko, no_faktur)
       where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang and g.jenis = 'TEBUS' and x.status = 'POSTED' order by g.id desc limit 1) as ditebus_at
    from lelang_barang l join ${pledgeSource} on l.kode_toko = h.kode_toko and l.no_hutang = h.no_hutang
    left join hari_kerja t on t.kode_toko = h.kode_toko
    where l.lelang_id = any(${ids}::bigint[]) and not l.keluar and (l.aktif or l.no_dokumen is not null or h.status <> 'AKTIF')
    order by h.jatuh_tempo, h.no_hutang`);

export const leburRows: Query<LeburRow> = sql`select kadar, harga_lebur as lebur from kadar where deleted_at is null`;

/** Melt price of goods; what has no price is worth nothing. */
export const leburValue = (goods: readonly Good[], rows: readonly LeburRow[]): number => {
  const prices = rows.map((row) => ({ kadarMilli: toMilli(row.kadar), leburRp: row.lebur }));
  return valueOfGoods(
    goods.map(({ berat, kadar }) => ({
      beratMg: berat,
      perGramRp: leburOf(prices, toMilli(kadar))?.leburRp ?? 0,
    })),
  );
};

const provenOf = ({ pesan }: Lot, jenis: Pesan['jenis']): Pesan | undefined =>
  pesan.find((one) => one.jenis === jenis && isProof(one));

/** Sold, and where the shop itself buys still the very goods that it named places for: some may have been let go since. */
export const isSold = ({ jual, goods }: Pick<Lot, 'jual' | 'goods'>): boolean =>
  jual !== null && (jual.cara !== 'TOKO' || jual.masuk.length === goods.length);

/** What the rules of auctions judge a loan by. */
export const pathOf = (lot: Lot): AuctionPath => ({
  jatuhTempo: lot.keadaan.jatuh_tempo,
  graceHari: lot.kontrak.grace_hari,
  pemberitahuan1: provenOf(lot, 'PEMBERITAHUAN_1')?.tanggal ?? null,
  pemberitahuan2: provenOf(lot, 'PEMBERITAHUAN_2')?.tanggal ?? null,
  terjual: isSold(lot),
});

/** Past due and grace on a day: an extension takes a loan out of its auction. */
export const isLate = ({ keadaan, kontrak }: Pledge, hari: string): boolean =>
  keadaan.status === 'AKTIF' && hari > addDays(keadaan.jatuh_tempo, kontrak.grace_hari);

export const nasibOf = (lot: Lot): LelangItem['nasib'] => {
  const { status } = lot.keadaan;
  if (status === 'AKTIF') {
    if (!isLate(lot, lot.hari)) return 'DIPERPANJANG';
    return isSold(lot) ? 'TERJUAL' : 'TERBUKA';
  }
  if (status === 'LUNAS' || status === 'LUNAS_BELUM_VALID') return 'DITEBUS';
  return status === 'LELANG' ? 'DILELANG' : 'SELESAI';
};

/** Those that are still to be sold or ended. */
export const liveOf = (lots: readonly Lot[]): Lot[] => lots.filter((lot) => isLate(lot, lot.hari));

export const tahapOf = (lots: readonly Lot[], selesai: boolean): TahapLelang =>
  selesai ? 'SELESAI' : stageOf(liveOf(lots).map(pathOf));

const ENDED: readonly LelangItem['nasib'][] = ['DITEBUS', 'DILELANG', 'SELESAI'];

export const itemOf = (
  lot: Lot,
  { rows, step, noticeHari }: { rows: readonly LeburRow[]; step: number; noticeHari: number },
): LelangItem => {
  const { keadaan, goods, no_hutang, kode_customer, nama_customer, no_hp, jual, no_faktur } = lot;
  const path = pathOf(lot);
  const last = (jenis: Pesan['jenis']) =>
    provenOf(lot, jenis) ?? lot.pesan.filter((one) => one.jenis === jenis).at(-1) ?? null;
  const nasib = nasibOf(lot);
  const ended = ENDED.includes(nasib);
  const due = ended ? undefined : dueOf(lot, lot.hari, step);
  const next = path.pemberitahuan1 === null ? 1 : 2;
  const boleh_sejak = path.pemberitahuan2 === null ? noticeFrom(path, next) : auctionFrom(path, noticeHari);
  return {
    no_hutang,
    kode_customer,
    nama_customer,
    no_hp,
    no_faktur,
    nasib,
    barang: goods.map(({ nama_barang }) => nama_barang).join(', '),
    potong: goods.map(({ urut, nama_barang, kode_group, kadar, foto, berat: mg }) => ({
      urut,
      nama_barang,
      kode_group,
      kadar,
      foto,
      berat: mg / 1000,
    })),
    berat: goods.reduce((sum, { berat }) => sum + berat, 0) / 1000,
    pokok: keadaan.pokok,
    bunga: due?.bunga ?? 0,
    denda: due?.denda.rp ?? 0,
    jatuh_tempo: keadaan.jatuh_tempo,
    lewat_hari: due?.denda.lewatHari ?? 0,
    lebur: leburValue(goods, rows),
    ditebus_at: nasib === 'DITEBUS' ? lot.ditebus_at : null,
    pemberitahuan_1: last('PEMBERITAHUAN_1'),
    pemberitahuan_2: last('PEMBERITAHUAN_2'),
    boleh_sejak: ended ? null : boleh_sejak,
    jual,
  };
};

/** Throws PEMBERITAHUAN_BELUM_ADA naming loans and notice, LELANG_TERLALU_CEPAT with the first day. */
export const requireAuction = (lots: readonly Lot[], hari: string, noticeHari: number): void => {
  for (const ke of [1, 2] as const) {
    const without = lots.filter((lot) => pathOf(lot)[`pemberitahuan${ke}`] === null);
    if (without.length > 0)
      throw new AppError('PEMBERITAHUAN_BELUM_ADA', {
        ke,
        no_hutang: without.map(({ no_hutang }) => no_hutang).join(', '),
      });
  }
  for (const lot of lots) {
    const sejak = auctionFrom(pathOf(lot), noticeHari);
    if (sejak !== null && hari < sejak)
      throw new AppError('LELANG_TERLALU_CEPAT', { no_hutang: lot.no_hutang, sejak });
  }
};

/** An auction that has not ended, held until the transaction ends. Throws DATA_TIDAK_DITEMUKAN, LELANG_SUDAH_SELESAI. */
export const batchHeld = async (tx: Tx, toko: string, id: number): Promise<{ id: number; nama: string }> => {
  const batch = await tx.maybe<{ id: number; nama: string; selesai: boolean }>(sql`
    select id::int as id, nama, selesai_at is not null as selesai from lelang_hutang where id = ${id} and kode_toko = ${toko} for update`);
  if (!batch) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (batch.selesai) throw new AppError('LELANG_SUDAH_SELESAI');
  return batch;
};
