import type { BAHAN_PESANAN, ONGKOS_PESANAN } from '@kadar/contract/endpoints/pesanan.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { PesananKeadaan, PesananRow } from '@kadar/domain/books/pesanan.ts';
import type { PesananState } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { orderedPrice } from '@kadar/domain/order.ts';
import { keptOf } from '@kadar/domain/titip.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

/** Where a line of an order, or a piece of a pre-order, stands. */
export interface Standing {
  no_pesanan: string;
  status: Exclude<PesananState, 'PROSES'>;
  kode_barcode: string | null;
  versi: number;
  /** Fine gold of the customer that is kept for it, mg. */
  emas: number;
  /** The document that made a piece of it, which waits to be fetched. */
  no_emas: string | null;
}

/** A line of an order as it stands; weights in mg, money in rupiah. */
export interface OrderLine extends Standing {
  urut: number;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  est_berat: number;
  harga_emas: number;
  ongkos_jenis: (typeof ONGKOS_PESANAN)[number];
  ongkos: number;
  perkiraan: number;
}

/** Whose it is, where its lines stand, and what is left of its deposit. */
export interface LinesOf<L extends Standing = Standing> {
  kode_customer: string;
  nama_customer: string;
  no_hp: string;
  saldo: number;
  lines: L[];
}

/** An order with what was agreed on for its lines. */
export interface OpenOrder extends LinesOf<OrderLine> {
  mengikat: boolean;
  bahan: (typeof BAHAN_PESANAN)[number];
}

/** Fine gold of the customer that is kept for line `p`, mg: asked for where he brings it (`s.bahan`). */
export const goldKept = sql`case s.bahan when 'CUSTOMER' then (
  select coalesce(sum(x.murni), 0) from kadar_nilai_massa(p.kode_toko, 'CUSTOMER', p.no_pesanan) x) else 0 end`;

/** LinesOf of an order or a pre-order, by its jenis, as a JSON expression; null for a number of none. */
export const linesOf = (toko: string, no: string, jenis: string): Query<LinesOf | null> => sql`(
  select json_build_object('kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'no_hp', d.no_hp,
    'saldo', coalesce((select t.saldo from titip t where t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur), 0),
    'lines', (select json_agg(json_build_object('no_pesanan', p.no_pesanan, 'status', p.status, 'kode_barcode', p.kode_barcode, 'versi', p.version, 'emas', ${goldKept}, 'no_emas', case s.bahan when 'CUSTOMER' then (
      select e.no_faktur from jadi_emas_detail e join dokumen o using (kode_toko, no_faktur)
      where e.kode_toko = p.kode_toko and e.no_pesanan = p.no_pesanan and p.status = 'JADI' and o.status = 'POSTED' limit 1) end) order by p.urut)
      from pesanan p left join pesanan_syarat_detail s on s.kode_toko = p.kode_toko and s.no_faktur = p.no_induk where p.kode_toko = d.kode_toko and p.no_induk = d.no_faktur))
  from dokumen d where d.kode_toko = ${toko} and d.no_faktur = ${no} and d.jenis = ${jenis})`;

/** OpenOrder as a JSON expression; null for a number of none. */
export const orderOf = (toko: string, no: string): Query<OpenOrder | null> => sql`(
  select json_build_object('kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'no_hp', d.no_hp, 'mengikat', s.mengikat, 'bahan', s.bahan,
    'saldo', coalesce((select t.saldo from titip t where t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur), 0),
    'lines', (select json_agg(json_build_object('no_pesanan', p.no_pesanan, 'urut', p.urut, 'status', p.status, 'kode_barcode', p.kode_barcode, 'versi', p.version, 'emas', ${goldKept},
        'nama_barang', l.nama_barang, 'kode_dept', l.kode_dept, 'kode_group', l.kode_group, 'kadar', l.kadar, 'est_berat', l.est_berat, 'harga_emas', l.harga_emas,
        'ongkos_jenis', l.ongkos_jenis, 'ongkos', l.ongkos, 'perkiraan', l.perkiraan) order by p.urut)
      from pesanan p join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
      where p.kode_toko = d.kode_toko and p.no_induk = d.no_faktur))
  from dokumen d join pesanan_syarat_detail s using (kode_toko, no_faktur)
  where d.kode_toko = ${toko} and d.no_faktur = ${no} and d.jenis = 'PESANAN')`;

/** A line that may still be made or fetched. */
export const isOpen = ({ status }: Pick<Standing, 'status'>): boolean =>
  status === 'PESAN' || status === 'JADI';

/** Throws DATA_TIDAK_DITEMUKAN for a number of none. */
export const requireOrder = <T extends LinesOf>(order: T | null): T => {
  if (!order) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
  return order;
};

/** Throws PESANAN_SELESAI, too, for an order whose lines are all fetched or given up. */
export const requireOpen = <T extends LinesOf>(order: T | null, no_pesanan: string): T => {
  const found = requireOrder(order);
  if (!found.lines.some(isOpen)) throw new AppError('PESANAN_SELESAI', { no_pesanan });
  return found;
};

const stateOf = ({ status, kode_barcode }: Standing): PesananKeadaan => ({ status, kode_barcode });

/** A line goes on from where it was read. */
export const moveOf = (line: Standing, jenis: string, ke: PesananKeadaan): PesananRow => ({
  no_pesanan: line.no_pesanan,
  jenis,
  kode_customer: '',
  versi: line.versi,
  dari: stateOf(line),
  ke,
});

/** What is kept of a deposit that is given up; nothing of what pickups left. */
export const hangusOf = (
  { saldo, lines }: Pick<LinesOf, 'saldo'> & { lines: readonly Pick<Standing, 'status'>[] },
  { PESANAN_HANGUS_PERSEN, PEMBULATAN }: Pick<Settings, 'PESANAN_HANGUS_PERSEN' | 'PEMBULATAN'>,
): number => (lines.some(isOpen) ? keptOf(saldo, toMilli(PESANAN_HANGUS_PERSEN), PEMBULATAN) : 0);

/** What a line comes to at a weight, in mg, with the stones of its piece, and without what of it is the customer's own gold. */
export const priceOf = (
  { harga_emas, ongkos_jenis, ongkos }: Pick<OrderLine, 'harga_emas' | 'ongkos_jenis' | 'ongkos'>,
  { berat, atributRp = 0, kreditMg = 0 }: { berat: number; atributRp?: number; kreditMg?: number },
  settings: Settings,
) =>
  orderedPrice({
    beratMg: berat,
    hargaEmas: harga_emas,
    ongkos: { jenis: ongkos_jenis, nilai: ongkos },
    atributRp,
    kreditMg,
    pembulatan: pembulatanJual(settings),
  });
