import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { cash, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { numberOf as made } from '../../modules/tukang-emas/tukang.fixture.ts';
import { meltLot } from '../../testing/destroying.ts';
import type { Client } from '../../testing/harness.ts';
import { deliveryOf } from '../../testing/receiving.ts';
import { lineOf } from '../group-price.fixture.ts';
import type { Sample } from './sample.ts';

const GROUP = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE' };
/** Three rings of a group in no tray, out of a delivery of their own. */
const adding = async (client: Client) => ({
  ...GROUP,
  kode_toko: '',
  qty: 3,
  berat: 10,
  no_batch: `${made(await client.post('terima-supplier', deliveryOf()))}/1`,
});
const added = async (client: Client): Promise<{ kunci: string; qty: number; berat: number }> => {
  made(await client.post('barang-manual', await adding(client)));
  return { kunci: 'UBS750/CCN/ETALASE/', qty: 1, berat: 3.2 };
};

/** Some of a group, added, moved or destroyed. */
export const manualSamples = () => ({
  TAMBAH_MANUAL: { path: 'barang-manual', body: adding },
  PINDAH_MANUAL: {
    path: 'pindah-barang-manual',
    body: async (client: Client) => ({ ...(await added(client)), ke_gudang: 'BRANKAS' }),
  },
  HANCUR_MANUAL: {
    path: 'hancur-barang-manual',
    body: async (client: Client) => ({
      ...(await added(client)),
      berat_hancur: 3,
      sebab: 'RUSAK',
      no_lot: await meltLot(client),
    }),
  },
});

const BOUGHT = { kode_group: 'UBS750', kode_dept: 'CCN', qty: 2, berat: 2, harga_emas: 1_000_000 };
const PAID = 4_000_000;
const buying = async (client: Client) => ({
  kode_sales: saleOf([], []).kode_sales,
  nama_customer: 'IBU SRI',
  no_ktp: '3173012345678901',
  lines: [
    { ...BOUGHT, kondisi_barang: 'BAGUS', kode_gudang: 'ETALASE' },
    { ...BOUGHT, qty: 1, kondisi_barang: 'ROSOK' },
  ],
  no_lot: await meltLot(client),
  payments: [cash(PAID)],
});
const selling = async (client: Client) => {
  const { kunci, qty, berat } = await added(client);
  const told = (await client.get('penjualan-manual/group')).body.data as PricedBarang[];
  const group = told.find(({ kode_barcode }) => kode_barcode === kunci);
  if (!group) throw new Error(JSON.stringify(told));
  const line = lineOf(group, qty, berat);
  return { ...saleOf([], []), lines: [line], payments: [cash(line.harga_jual)] };
};

/** Second series of numbers of kinds, by their letters. */
export const seriesSamples = (): Readonly<Record<string, Sample>> => ({
  MB: { path: 'pembelian-manual', body: buying },
  MJ: { path: 'penjualan-manual', body: selling },
});

/** Some of a group sold and some bought in one visit, the difference paid in cash. */
export const manualVisit = async (client: Client): Promise<object> => {
  const { lines: jual, payments, ...said } = await selling(client);
  const { lines: beli, no_lot, no_ktp } = await buying(client);
  const rp = payments.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);
  return { ...said, jual, beli, no_lot, no_ktp, payments: [cash(rp - PAID)], keluar: [] };
};
