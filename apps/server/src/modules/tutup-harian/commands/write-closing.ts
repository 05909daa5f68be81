import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { stockOf } from '../../barang/public.ts';
import { waitingFigures } from '../../dokumen/public.ts';
import { unvalidatedFigures } from '../../hutang/public.ts';
import { cashByCategory, cashFigures } from '../../kas/public.ts';
import { salesFigures } from '../../penjualan/public.ts';
import type { ClosingInput, Counted, Explained } from './check-closing.ts';

interface Closing extends Counted {
  differences: Explained[];
  /** The document that books the cash difference. */
  no_jurnal: string | null;
  disetujui_oleh: string | null;
}

/**
 * The closed day in one statement: its row with the snapshot, stock and price per purity, balances of the accounts, lock
 * and audit. Runs after the difference is booked, so that the snapshot has it. Gives false when the day was not open.
 */
export const writeClosing = async (
  call: Context<unknown, unknown, ClosingInput>,
  tx: Tx,
  toko: string,
  closing: Closing,
): Promise<boolean> => {
  const { tanggal, rincian_kas, catatan } = call.body;
  const { user_id } = call.session;
  const { kas_sistem, kas_hitung, selisih, non_cash, baki, differences, no_jurnal, disetujui_oleh } = closing;
  const day = sql`${tanggal}::date`;
  const { closed } = await tx.one<{ closed: number }>(sql`
    with stock as materialized (${stockOf(toko)}),
    tutup as (
      insert into tutup_harian (kode_toko, tanggal, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, catatan, ringkasan)
      select ${toko}, ${day}, ${user_id}, ${kas_sistem}::bigint, ${kas_hitung}::bigint, ${JSON.stringify(rincian_kas)}::jsonb,
        ${JSON.stringify(non_cash)}::jsonb, ${catatan}, jsonb_build_object(
          'no_jurnal', ${no_jurnal}::text,
          'disetujui_oleh', ${disetujui_oleh}::text,
          'selisih', ${JSON.stringify(differences)}::jsonb,
          'baki', ${JSON.stringify(baki)}::jsonb,
          'hitungan', (select count(*) from hari_hitungan c where c.kode_toko = ${toko} and c.tanggal = ${day}),
          'penjualan', ${salesFigures(toko, day)},
          'menunggu', ${waitingFigures(toko)},
          'pelunasan', ${unvalidatedFigures(toko)},
          'kas', ${cashFigures(toko, day)},
          'kas_kategori', ${cashByCategory(toko, day)},
          'stock', (select coalesce(jsonb_agg(x order by x.kode_dept), '[]') from (
            select kode_dept, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from stock group by kode_dept) x))
    ),
    eod as (
      insert into kadar_eod (kode_toko, tanggal, kadar, qty, berat, murni, hpp, harga)
      select ${toko}, ${day}, s.kadar, s.qty, s.berat, s.murni, s.hpp, coalesce(nullif(k.harga_jual, 0), round(g.nominal * s.kadar / 100)::bigint, 0)
      from (select kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from stock group by kadar) s
      left join kadar k on k.kadar = s.kadar and k.deleted_at is null
      left join (select nominal from harga_emas_global order by id desc limit 1) g on true
    ),
    hari as (
      update hari_kerja set buka = false, updated_by = ${user_id}, updated_at = kadar_now()
      where kode_toko = ${toko} and tgl_system = ${day} and buka returning 1
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      values (${toko}, ${user_id}, ${call.ip}, 'close', 'hari', ${tanggal}, ${JSON.stringify({ kas_sistem, kas_hitung, selisih, no_jurnal, disetujui_oleh, catatan, differences })}::jsonb)
    )
    select (select count(*) from hari) as closed, kadar_catat_saldo_akun(${toko}, ${day}), kadar_catat_saldo_massa(${toko}, ${day}), kadar_catat_saldo_pihak(${toko}, ${day})`);
  return closed === 1;
};
