import { emasPesananInput } from '@kadar/contract/endpoints/emas-pesanan.ts';
import { postEmas } from '../modules/pesanan/emas-pesanan.ts';
import { goldPhotos } from '../modules/pesanan/gold-photos.ts';
import type { OpenOrder } from '../modules/pesanan/order.ts';
import { bySpv } from './demo-call.ts';
import { drawingOf } from './seed-photos.ts';
import type { ShopDay } from './shop.ts';

/** Every so many days a customer orders of his own gold. */
const EVERY = 6;
const DAY = 3;
/** How fine what he brings is tested, percent. */
const TESTED = 70;
/** Of the fine gold that his piece is to have he brings this much: more than it takes, or less. */
const MORE = 1.15;
const LESS = 0.6;

/** Whether today's order is of its customer's own gold. */
export const isOfOwnGold = ({ shop }: ShopDay): boolean => shop.hari % EVERY === DAY;

/** He brings old gold for each line that is still to be made and has none: at first, and again where what was typed of it was wrong. */
export const goldComesIn = async (day: ShopDay, { lines }: OpenOrder, fate: number): Promise<void> => {
  const share = fate % 4 < 2 ? MORE : LESS;
  for (const { no_pesanan, status, emas, est_berat, kadar, kode_dept } of lines) {
    if (status !== 'PESAN' || emas > 0) continue;
    const berat = Math.round((est_berat * kadar * share) / TESTED) / 1000;
    const { large: besar, small: kecil } = await drawingOf({ kode_dept, kadar: TESTED });
    const foto = await goldPhotos.stage(day.tx, day.kadar, {
      pictures: { besar, kecil },
      user: day.shop.spv,
    });
    const what = { no_pesanan, nama_barang: 'GELANG LAMA', berat, kadar_uji: TESTED, foto };
    const body = emasPesananInput.parse(what);
    await bySpv(day, body, (context) => postEmas(context, day.tx));
  }
};
