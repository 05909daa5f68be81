import { randomBytes } from 'node:crypto';
import type { Level } from '@kadar/contract/permissions.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { atChannelPrice, biayaKanal, luarLifecycle } from '@kadar/domain/marketplace.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { carryOut } from '../dokumen/public.ts';
import { decideSale, loadSales, type PricedLine, type SaleInput, saleKeys } from '../penjualan/public.ts';

interface Waiting {
  kode_marketplace: string;
  no_pesanan_luar: string;
  nama_customer: string;
  total: number;
  isi: { kode_barcode: string; harga: number }[];
  pieces: { kode_barcode: string; kode_sales: string; input_by: string; dasar: PricedLine }[];
  biaya_persen: number;
  user_id: string | null;
  tanggal: string;
}

/** A paid order of a shop that is open, held until the end; undefined where it is none any more, or another process posts it. */
const hold = (tx: Tx, toko: string, kanal: string, no: string) =>
  tx.maybe<Waiting>(sql`
    select p.kode_marketplace, p.no_pesanan_luar, p.nama_customer, p.total, p.isi, h.tgl_system as tanggal, coalesce(m.biaya_persen, 0) as biaya_persen, m.user_id,
      (select json_agg(json_build_object('kode_barcode', l.kode_barcode, 'kode_sales', l.kode_sales, 'input_by', l.input_by, 'dasar', l.dasar) order by l.kode_barcode)
       from barang_luar l where l.kode_toko = p.kode_toko and l.kode_marketplace = p.kode_marketplace and l.no_pesanan_luar = p.no_pesanan_luar and l.status = 'DIPESAN') as pieces
    from pesanan_luar p join hari_kerja h on h.kode_toko = p.kode_toko and h.buka left join marketplace m on m.kode_marketplace = p.kode_marketplace
    where p.kode_toko = ${toko} and p.kode_marketplace = ${kanal} and p.no_pesanan_luar = ${no} and p.status = 'DIPESAN' and p.dibayar for update of p skip locked`);

const actorOf = async (tx: Tx, toko: string, user_id: string): Promise<Context['session']> => {
  const user = await tx.maybe<{ level: Level }>(
    sql`select level from users where user_id = ${user_id} and deleted_at is null`,
  );
  if (!user) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { user_id, level: user.level, kode_toko: toko };
};

/**
 * What a channel asked is what the customer pays, with its taxes and to the rupiah; whoever put the piece there agreed to it, so that nobody is asked now.
 * Its lines carry the price of when it was sent.
 */
const saleOf = ({ isi, pieces, nama_customer, no_pesanan_luar, kode_marketplace, total }: Waiting) => {
  const dasar = isi.map(({ kode_barcode, harga }): PricedLine => {
    const sent = pieces.find((one) => one.kode_barcode === kode_barcode);
    if (!sent) throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
    return atChannelPrice(sent.dasar, harga);
  });
  const body: SaleInput = {
    kode_sales: pieces[0]?.kode_sales ?? '',
    kode_customer: '',
    nama_customer,
    alamat_customer: '',
    no_hp: '',
    keterangan: `${kode_marketplace} ${no_pesanan_luar}`,
    kode_kupon: '',
    lines: isi.map(({ kode_barcode }, at) => ({
      kode_barcode,
      qty: 1,
      harga_jual: dasar[at]?.hargaJualRp ?? 0,
      diskon: dasar[at]?.diskonRp ?? 0,
      no_titip: '',
    })),
    payments: [{ jenis: 'MARKETPLACE', jumlah_rp: total, no_rekening: '', no_kartu: '' }],
  };
  return { body, dasar };
};

interface Order {
  kode_marketplace: string;
  no_pesanan_luar: string;
}

/** Sells a paid order under the channel's user; its number, or undefined where there is nothing to sell (any more). Throws what refuses a sale. */
export const sellIn = async (
  kadar: Kadar,
  tx: Tx,
  toko: string,
  { kode_marketplace, no_pesanan_luar }: Order,
  at?: Date,
): Promise<string | undefined> => {
  const order = await hold(tx, toko, kode_marketplace, no_pesanan_luar);
  if (!order?.pieces) return undefined;
  const { body, dasar } = saleOf(order);
  const session = await actorOf(tx, toko, order.user_id ?? order.pieces[0]?.input_by ?? '');
  const settings = await kadar.settings.of(toko);
  const context: Context<unknown, unknown, SaleInput> = {
    kadar,
    session,
    toko,
    scope: { toko },
    settings: { ...settings, PPN_INCLUDE: true, PPN_BY_BERAT_RP: 0 },
    language: settings.MULTI_LANGUAGE_FEATURE,
    ip: '-',
    subject: [],
    params: {},
    query: {},
    body,
    mustAuthorise: false,
  };
  const barcodes = order.isi.map(({ kode_barcode }) => kode_barcode);
  await tx.execute(sql`
    update barang set status = ${barangLifecycle.next('RESERVED', 'BEBAS')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) and status = 'RESERVED'`);
  const intent = {
    user: session.user_id,
    key: randomBytes(24).toString('base64url'),
    toko,
    route: '-',
    bodyHash: Buffer.alloc(0),
  };
  const [ground] = await loadSales(tx, toko, [{ keys: saleKeys(body), intent }]);
  if (!ground) throw new Error('a sale without its ground');
  const waited = {
    no_tunggu: no_pesanan_luar,
    tanggal: order.tanggal,
    input_by: session.user_id,
    total: order.total,
    dasar,
    otherDay: false,
    atTodaysPrice: false,
    disetujui: [],
    approval: undefined,
  };
  const { biaya_persen } = order;
  const biaya = biayaKanal(order.total, toMilli(biaya_persen));
  const decided = decideSale(context, ground, {
    waited,
    ...(at && { at }),
    beside: { luar_detail: [{ urut: 1, kode_marketplace, no_pesanan_luar, biaya_persen, biaya }] },
  });
  const { answer } = await carryOut(context, tx, undefined, { ...decided, reasons: [] }, waited);
  const { no_faktur } = answer.data;
  await tx.execute(sql`
    with l as (
      update barang_luar set status = ${luarLifecycle.next('DIPESAN', 'JUAL')}, menjadi = ${no_faktur}, diubah_at = now()
      where kode_toko = ${toko} and kode_marketplace = ${kode_marketplace} and no_pesanan_luar = ${no_pesanan_luar} and status = 'DIPESAN'
    )
    update pesanan_luar set status = 'TERJUAL', menjadi = ${no_faktur}, kesalahan = ''
    where kode_toko = ${toko} and kode_marketplace = ${kode_marketplace} and no_pesanan_luar = ${no_pesanan_luar}`);
  return no_faktur;
};

/** The same in a transaction of its own. */
export const sellOrder = (kadar: Kadar, toko: string, order: Order): Promise<string | undefined> =>
  kadar.db.transaction({ toko }, (tx) => sellIn(kadar, tx, toko, order), { day: 'shared' });

/**
 * Sells what waits of one shop, or of all. What one order is refused with is kept with it, and the others go on. How many were sold.
 */
export const sellWaiting = async (kadar: Kadar, toko = '*'): Promise<number> => {
  const waiting = await kadar.db.transaction({ toko }, (tx) =>
    tx.rows<{ kode_toko: string; kode_marketplace: string; no_pesanan_luar: string }>(sql`
      select p.kode_toko, p.kode_marketplace, p.no_pesanan_luar from pesanan_luar p join hari_kerja h on h.kode_toko = p.kode_toko and h.buka
      where p.status = 'DIPESAN' and p.dibayar order by p.at`),
  );
  let sold = 0;
  for (const one of waiting)
    try {
      if (await sellOrder(kadar, one.kode_toko, one)) sold += 1;
    } catch (error) {
      kadar.log.warn({ err: error, ...one }, 'an order of a channel could not be sold');
      const kesalahan = error instanceof AppError ? error.code : 'GANGGUAN';
      await kadar.db.transaction({ toko: one.kode_toko }, (tx) =>
        tx.execute(sql`
          update pesanan_luar set kesalahan = ${kesalahan} where kode_toko = ${one.kode_toko} and kode_marketplace = ${one.kode_marketplace}
            and no_pesanan_luar = ${one.no_pesanan_luar} and status = 'DIPESAN'`),
      );
    }
  return sold;
};
