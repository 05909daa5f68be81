import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  BAHAN,
  type Bahan,
  LANGKAH,
  type Langkah,
  type persiapan,
} from '@kadar/contract/endpoints/persiapan.ts';
import { LAST_BACKUP } from '../../../platform/backup/note-backup.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { DITUTUP } from '../public.ts';

/** What a step is made of, where that may be missing. */
const NEEDS: Partial<Record<Langkah, readonly Bahan[]>> = { harga: ['kadar'], barang: BAHAN };

/** Each step as its data says: a printer by the first paper that was printed, a backup by the word it left. */
export const readPersiapan = async (call: Call): Promise<{ data: DataOf<typeof persiapan> }> => {
  const toko = oneToko(call);
  const { ditutup, kosong, ...found } = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<Record<Langkah | 'ditutup', boolean> & { kosong: Record<Bahan, boolean> }>(sql`
      select
        exists (select 1 from harga_emas_global)
          and exists (select 1 from kadar where harga_jual > 0 and deleted_at is null) as harga,
        exists (select 1 from barang where kode_toko = ${toko}) as barang,
        exists (select 1 from users where kode_toko = ${toko} and level = 'KASIR' and deleted_at is null) as kasir,
        exists (select 1 from sales where kode_toko = ${toko} and deleted_at is null) as sales,
        exists (select 1 from users where kode_toko = ${toko} and level = 'SPV' and deleted_at is null) as spv,
        exists (select 1 from dokumen where kode_toko = ${toko} and cetak > 0) as printer,
        exists (select 1 from keterangan_nota where deleted_at is null)
          and exists (select 1 from tokos where (kode_toko = ${toko} or type = 'PUSAT') and logo <> '' and deleted_at is null) as nota,
        exists (select 1 from rekenings where kode_toko = ${toko} and deleted_at is null) as rekening,
        exists (select 1 from para_bunga_hutang where deleted_at is null) as gadai,
        exists (select 1 from para_system where kode_toko = '*' and key = ${LAST_BACKUP}) as cadangan,
        json_build_object(
          'kadar', not exists (select 1 from kadar where deleted_at is null),
          'jenis', not exists (select 1 from jenis where deleted_at is null),
          'group', not exists (select 1 from group_barang where deleted_at is null),
          'baki', not exists (select 1 from baki where kode_toko = ${toko} and deleted_at is null)) as kosong,
        exists (select 1 from para_system where kode_toko in (${toko}, '*') and key = ${DITUTUP}) as ditutup`),
  );
  const asked = LANGKAH.filter((kode) => kode !== 'gadai' || call.settings.HUTANG_MODULE);
  const langkah = asked.map((kode) => ({
    kode,
    siap: found[kode],
    kurang: found[kode] ? [] : (NEEDS[kode] ?? []).filter((bahan) => kosong[bahan]),
  }));
  return { data: { langkah, ditutup } };
};
