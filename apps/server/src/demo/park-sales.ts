import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { parkir } from '@kadar/contract/endpoints/parkir.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { scanBarang } from '../modules/barang/queries/scan.ts';
import { park } from '../modules/parkir/parkir.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { demoCall } from './demo-call.ts';
import { actorOf, type DemoShop } from './shop.ts';

/** Who wants to think about it, and how long ago they said so. */
const WAITING = [
  { nama_customer: 'SRI WAHYUNI', minutes: 25, keterangan: 'AMBIL UANG DULU' },
  { nama_customer: 'BUDI SANTOSO', minutes: 8, keterangan: '' },
];

/** Sales set aside at the till today, which every till of the shop may take back. */
export const parkSales = async (kadar: Kadar, shop: DemoShop): Promise<void> => {
  const toko = shop.kode_toko;
  const actor = { ...actorOf(shop, shop.spv), level: 'KASIR' } as const;
  const codes = await kadar.db.transaction({ toko }, (tx) =>
    tx.rows<{ kode_barcode: string; kode_sales: string }>(sql`
      select b.kode_barcode, (select min(kode_sales) from sales s where s.kode_toko = ${toko}) as kode_sales
      from barang b where b.kode_toko = ${toko} and b.status = 'READY' order by b.kode_barcode desc limit ${WAITING.length}`),
  );
  for (const [at, { kode_barcode, kode_sales }] of codes.entries()) {
    const waiting = WAITING[at];
    if (!waiting) continue;
    const { nama_customer, minutes, keterangan } = waiting;
    const piece: PricedBarang = await scanBarang(
      await demoCall(kadar, actor, { params: { kode_barcode }, body: {} }),
    );
    const customer = {
      kode_customer: '',
      nama_customer,
      alamat_customer: '',
      no_hp: '',
      diskon: 0,
      poin: null,
    };
    const body = {
      id: `demo-${toko}-${rngFrom(kode_barcode).int(10_000, 99_999)}`,
      at: new Date(kadar.clock.now().getTime() - minutes * 60_000).toISOString(),
      nama_customer,
      uraian: piece.nama_barang,
      qty: 1,
      grand_total: piece.harga_jual,
      isi: {
        lines: [{ piece, agreed: null, diskon: 0, problem: null }],
        kode_sales,
        customer,
        keterangan,
        payments: [],
      },
    };
    await kadar.db.transaction({ toko }, async (tx) =>
      park(await demoCall(kadar, actor, { params: {}, body: parkir.body?.parse(body) ?? body }), tx),
    );
  }
};
