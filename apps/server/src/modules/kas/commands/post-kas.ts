import { KAS_KELUAR, KAS_MASUK } from '@kadar/contract/dokumen/kas.ts';
import type { postKas as endpoint } from '@kadar/contract/endpoints/kas.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postKas as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';

type KasContext = Context<unknown, unknown, z.output<NonNullable<typeof endpoint.body>>>;
interface Ground {
  category: { nama_kategori: string; nomor_akun: string } | null;
}

/** Cash in or out by category (domain §3 Kas masuk/keluar). */
export const kasOf = (context: KasContext) => {
  const { body, settings, session } = context;
  const { jenis, kategori, jumlah_rp: rp, keterangan } = body;
  const toko = oneToko(context);
  const isIn = jenis === 'MASUK';
  return oneKind({
    type: isIn ? KAS_MASUK : KAS_KELUAR,
    ground: sql`
      (select json_build_object('nama_kategori', nama_kategori, 'nomor_akun', nomor_akun) from kategori_kas
       where kode_kategori = ${kategori} and jenis = ${jenis} and deleted_at is null) as category`,
    amount: 'jumlah_rp',
    decide: ({ category }: Ground) => {
      if (!category) throw fieldError('kategori', 'PILIHAN_TIDAK_SAH', { label: 'Kategori' });
      const { nama_kategori, nomor_akun } = category;
      const [masuk, keluar] = isIn ? [rp, 0] : [0, rp];
      return {
        head: { kategori, keterangan, total: rp, grand_total: rp, dibayar: rp },
        bayar: [{ arah: isIn ? 'M' : 'K', jenis: 'CASH', jumlah_rp: rp }],
        books: {
          kas: [{ kategori, keterangan, masuk, keluar }],
          jurnal: journalLines({ arah: jenis, kategoriRole: kategori, rp, nomor_akun }),
        },
        uraian: keterangan,
        reasons:
          keluar > settings.LIMIT_KAS_KELUAR_OTORISASI
            ? [{ kategori: 'KAS KELUAR', notes: `${nama_kategori} ${formatRupiah(rp)}: ${keterangan}` }]
            : [],
        approves: rp,
        data: {
          ...body,
          kode_toko: toko,
          at: '',
          nama_kategori,
          status: 'POSTED' as const,
          no_faktur_batal: null,
          input_by: session.user_id,
        },
      };
    },
  });
};

/** Throws what postOne() refuses. */
export const postKas = (context: KasContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, kasOf(context));
