import { KIRIM_UANG } from '@kadar/contract/dokumen/kirim-uang.ts';
import type { kirimUangInput } from '@kadar/contract/endpoints/kirim-uang.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postKirimUang as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { mayTrade } from '../../antar-server/public.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';

type KirimContext = Context<unknown, unknown, z.output<typeof kirimUangInput>>;

interface Ground {
  /** null where there is no such shop. */
  ke: { nama_toko: string; di_sini: boolean } | null;
}

/** Cash of the drawer to another shop, of this server or of one that is registered here. */
export const kirimUangOf = (context: KirimContext) => {
  const toko = oneToko(context);
  const { tujuan, jumlah_rp: rp, keterangan, tas, segel, kurir } = context.body;
  return oneKind({
    type: KIRIM_UANG,
    // Shops whose server is another one have another address, or one where the others have none.
    ground: sql`(select json_build_object('nama_toko', t.nama_toko, 'di_sini', rtrim(t.portal, '/') = rtrim(own.portal, '/'))
      from tokos t, tokos own where t.kode_toko = ${tujuan} and t.deleted_at is null and own.kode_toko = ${toko}) as ke`,
    amount: 'jumlah_rp',
    decide: ({ ke }: Ground) => {
      if (!ke || tujuan === toko) throw fieldError('tujuan', 'TUJUAN_TIDAK_SAH');
      if (!ke.di_sini && !mayTrade(context.kadar.config, tujuan))
        throw fieldError('tujuan', 'SERVER_BELUM_TERDAFTAR', { kode_toko: tujuan });
      const kepada = `${tujuan} ${ke.nama_toko}`;
      return {
        head: { nama_customer: kepada, keterangan, total: rp, grand_total: rp, dibayar: rp },
        lines: [{ urut: 1, tujuan, tas, segel, kurir }],
        bayar: [{ arah: 'K', jenis: 'CASH', jumlah_rp: rp }],
        books: {
          kas: [{ kategori: KIRIM_UANG.jenis, keterangan: kepada, masuk: 0, keluar: rp }],
          jurnal: journalLines(rp),
        },
        uraian: `${kepada} ${keterangan}`,
        reasons: context.mustAuthorise
          ? [{ kategori: 'KIRIM UANG', notes: `${kepada} ${formatRupiah(rp)}: ${keterangan}` }]
          : [],
        approves: rp,
        data: { jumlah_rp: rp },
      };
    },
  });
};

/** Its number is the reference that it is received by. Throws TUJUAN_* at the shop it goes to, and what postOne() refuses. */
export const kirim = (context: KirimContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, kirimUangOf(context));
