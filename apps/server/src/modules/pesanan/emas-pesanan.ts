import { EMAS_PESANAN } from '@kadar/contract/dokumen/emas-pesanan.ts';
import type { emasPesananInput } from '@kadar/contract/endpoints/emas-pesanan.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGold, inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { postOne } from '../dokumen/public.ts';
import { goldPhotos } from './gold-photos.ts';
import { type OpenOrder, orderOf, requireOrder } from './order.ts';

type Input = z.output<typeof emasPesananInput>;

/** More (or, negative, less) fine gold of the customer for a line; he has no account in rupiah. */
export const customerRow = (no_pesanan: string, jenis: string, mg: number): MassaRow => ({
  objek: 'CUSTOMER',
  kunci: no_pesanan,
  kadar: 100,
  milik: 'CUSTOMER',
  jenis,
  qty: 0,
  berat: mg,
  murni: mg,
  hpp: 0,
});

/**
 * Gold of the customer for a line of his order, whose deposit and gold the caller holds. Throws DATA_TIDAK_DITEMUKAN, BAHAN_BUKAN_CUSTOMER, PESANAN_SELESAI
 * for a line that has its piece or has ended, BERAT_NOL for what has no fine gold, FOTO_WAJIB for a photo that is not there or is another's.
 */
export const postEmas = (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_pesanan, nama_barang, berat, kadar_uji, foto, keterangan } = context.body;
  const [no = ''] = no_pesanan.split('/');
  return postOne(context, tx, intent, {
    type: EMAS_PESANAN,
    ground: sql`${orderOf(toko, no)} as pesanan, ${goldPhotos.claimed([foto])} as foto`,
    decide: ({ pesanan, foto: claimed }: { pesanan: OpenOrder | null; foto: number }) => {
      const { kode_customer, nama_customer, no_hp, bahan, lines } = requireOrder(pesanan);
      const line = lines.find((one) => one.no_pesanan === no_pesanan);
      if (!line) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
      if (bahan !== 'CUSTOMER') throw fieldError('no_pesanan', 'BAHAN_BUKAN_CUSTOMER');
      if (line.status !== 'PESAN') throw new AppError('PESANAN_SELESAI', { no_pesanan });
      goldPhotos.requireClaimed([foto], claimed);
      const murni = fineGold(berat, toMilli(kadar_uji));
      if (murni === 0) throw fieldError('berat', 'BERAT_NOL');
      return {
        head: {
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: `${no_pesanan} ${keterangan}`.trim(),
          berat: murni,
          asal_toko: toko,
          asal_no: no,
        },
        lines: [{ urut: 1, no_pesanan, nama_barang, berat, kadar_uji, murni, foto }],
        bayar: [],
        books: { massa: [customerRow(no_pesanan, EMAS_PESANAN.jenis, murni)] },
        uraian: `${no_pesanan} ${nama_customer}`,
        data: { murni: inGrams(murni), saldo: inGrams(line.emas + murni) },
      };
    },
  });
};
