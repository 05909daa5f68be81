import type { HitunganBeli, hitungManualInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { z } from 'zod';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { groupLines, isBulk, priceBulk } from '../commands/bulk.ts';
import { loadBulkPrice } from '../commands/load-beli.ts';
import { quoteReader } from '../quote.ts';
import { shownPrice } from './hitung.ts';

type Asked = z.output<typeof hitungManualInput>;

/** What so many of a group are bought for now. Throws what priceBulk() refuses, at its field. */
export const hitungManual = async (call: Call<unknown, unknown, Asked>): Promise<HitunganBeli> => {
  const toko = oneToko(call);
  const { settings } = call;
  const [line] = groupLines([{ ...call.body, harga_emas: 0, kode_gudang: '', kode_baki: '' }], settings);
  if (!line || !isBulk(line)) throw new Error('a line of a group is one');
  const ground = await call.kadar.db.transaction(
    call.scope,
    (tx) => loadBulkPrice(tx, toko, line.no_faktur_jual ? [line.no_faktur_jual] : []),
    {
      keepsPlans: true,
    },
  );
  return shownPrice(
    line,
    priceBulk(line, ground, settings, quoteReader(call.kadar, settings)),
    settings.PEMBULATAN_BELI,
  );
};
