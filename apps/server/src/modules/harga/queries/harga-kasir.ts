import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { hargaKasir as endpoint } from '@kadar/contract/endpoints/harga.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readLines, toBaris } from '../lines.ts';

const DAYS = 7;

/**
 * The kadar of which most pieces were sold in the last days, else of which most are for sale. It only chooses what a header
 * shows, so sales that were cancelled since are not looked for.
 */
const bestSelling = (toko: string): Query<{ kadar: number | null }> => sql`
  select coalesce(
    (select d.kadar from ${shopsOf(toko)} s
      join hari_kerja h on h.kode_toko = s.kode_toko
      join penjualan_detail d on d.kode_toko = s.kode_toko and d.tanggal > h.tgl_system - ${DAYS}::int
      join kadar k on k.kadar = d.kadar and k.deleted_at is null
      group by d.kadar order by count(*) desc, d.kadar desc limit 1),
    (select b.kadar from ${shopsOf(toko)} s
      join barang b on b.kode_toko = s.kode_toko and b.status in ${sql.raw(listed(FOR_SALE))}
      join kadar k on k.kadar = b.kadar and k.deleted_at is null
      group by b.kadar order by count(*) desc, b.kadar desc limit 1)) as kadar`;

/** What a till sells a gram for: every line, and the one that is asked for most. */
export const hargaKasir = async (call: Call): Promise<{ data: DataOf<typeof endpoint> }> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const lines = toBaris(await readLines(tx));
    const best = await tx.one(bestSelling(call.toko));
    const laris = lines.find(({ jenis, kadar }) => jenis === 'KADAR' && kadar === best.kadar);
    return {
      data: {
        laris: laris?.label ?? null,
        baris: lines.map(({ jenis, kode, kadar, label, sendiri, harga, sumber }) => ({
          jenis,
          kode,
          kadar,
          label,
          sendiri,
          harga,
          sumber,
        })),
      },
    };
  });
