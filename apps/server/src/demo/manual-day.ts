import {
  hancurManualInput,
  pindahManualInput,
  tambahManualInput,
} from '@kadar/contract/endpoints/barang-manual.ts';
import { tambahManualOf } from '../modules/barang-manual/add.ts';
import { hancurManualOf } from '../modules/barang-manual/destroy.ts';
import { pindahManualOf } from '../modules/barang-manual/move.ts';
import { type Posting, postDokumen } from '../modules/dokumen/public.ts';
import { judged } from './cash-day.ts';
import { boughtOfGroup } from './manual-buy.ts';
import { soldOfGroup } from './manual-sale.ts';
import type { ShopDay } from './shop.ts';
import { opened } from './sort-day.ts';

const MENIT = 20 * 60 + 52;
const GROUP = { kode_group: 'UBS750', kode_dept: 'CCN' };
const by = ({ shop }: ShopDay) => ({ user_id: shop.spv, menit: MENIT });
const posted = async ({ tx, shop, tanggal }: ShopDay, posting: Posting): Promise<string | undefined> =>
  (await postDokumen(tx, { toko: shop.kode_toko, tanggal }, [posting]))[0]?.no;
type Make = (day: ShopDay) => Promise<string | undefined>;

/** Rings of a group out of a delivery of today. */
const added = async (day: ShopDay, kode_gudang: string, delivered: Make): Promise<string | undefined> => {
  const said = {
    ...GROUP,
    kode_gudang,
    kode_toko: '',
    qty: 4,
    berat: 8.4,
    no_batch: `${await delivered(day)}/1`,
  };
  return posted(day, await judged(day, by(day), tambahManualInput.parse(said), tambahManualOf));
};

/** What is made of groups only to be taken back: what is added lies where nothing leaves, what is moved goes there. */
export const manualMakes = (delivered: Make): Readonly<Record<string, Make>> => {
  const taken = { kunci: 'UBS750/CCN/ETALASE/', qty: 1, berat: 2.1 };
  return {
    TAMBAH_MANUAL: (day) => added(day, 'BRANKAS', delivered),
    PINDAH_MANUAL: async (day) => {
      await added(day, 'ETALASE', delivered);
      const body = pindahManualInput.parse({ ...taken, ke_gudang: 'BRANKAS' });
      return posted(day, await judged(day, by(day), body, pindahManualOf));
    },
    HANCUR_MANUAL: async (day) => {
      await added(day, 'ETALASE', delivered);
      const no_lot = await opened(day, 'LEBUR');
      const body = hancurManualInput.parse({ ...taken, berat_hancur: 2.08, sebab: 'RUSAK', no_lot });
      return posted(day, await judged(day, by(day), body, hancurManualOf));
    },
    PENJUALAN_MANUAL: async (day) => {
      await added(day, 'ETALASE', delivered);
      return soldOfGroup(day, taken.kunci);
    },
    PEMBELIAN_MANUAL: async (day) => boughtOfGroup(day, await opened(day, 'LEBUR'), MENIT),
  };
};
