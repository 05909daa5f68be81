import type { mintaSetujuPesanan } from '@kadar/contract/endpoints/persetujuan.ts';
import { weightOnScreen } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { requireOpenDay } from '../hari/public.ts';
import { ask } from '../persetujuan/public.ts';
import { orderTerms } from './consent.ts';

type Body = z.output<NonNullable<typeof mintaSetujuPesanan.body>>;

/** Asks the customer of an order, which the caller holds, for his word on the piece that was made for a line. Throws PESANAN_SELESAI where none waits, HARI_*. */
export const askConsent = async (context: Context<unknown, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_pesanan, keterangan, kirim } = context.body;
  const tanggal = requireOpenDay(
    await tx.one<{ tgl_system: string | null; buka: boolean | null }>(
      sql`select h.tgl_system, h.buka from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
    ),
  );
  const terms = await orderTerms(tx, { kadar: context.kadar, toko, holds: true }, no_pesanan);
  if (!terms) throw new AppError('PESANAN_SELESAI', { no_pesanan });
  const { nama_barang, berat, est_berat, rp_lama, rp, no_jadi } = terms;
  const question = {
    jenis: 'PESANAN' as const,
    no_asal: no_pesanan.slice(0, 14),
    no_baris: no_pesanan,
    no_acuan: no_jadi,
    tanggal,
    rp_lama,
    rp,
    keterangan,
    isi: { ...terms, keterangan },
    pesan:
      `${nama_barang} ${weightOnScreen(berat)}, perkiraan semula ${weightOnScreen(est_berat)}. ${keterangan}`.trim(),
  };
  return ask(context, tx, question, kirim);
};
