import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';

/** A pledge `h` that waits for validation, its own document `d` and terms `k`, and what redeemed it: movement `g` of document `t`. */
export const waitingSource: Query<unknown> = sql`hutang h
  join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
  join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
  join lateral (
    select x.* from hutang_gerak x
    where x.kode_toko = h.kode_toko and x.no_hutang = h.no_hutang and x.dari ->> 'status' = 'AKTIF' and x.ke ->> 'status' = 'LUNAS_BELUM_VALID'
    order by x.id desc limit 1) g on true
  join dokumen t on t.kode_toko = g.kode_toko and t.no_faktur = g.no_faktur`;

/** Redemptions that wait: their money is in the books, their goods still in the bag. */
export interface UnvalidatedFigures {
  jumlah: number;
  /** Rupiah that was taken for them. */
  total: number;
}

/** UnvalidatedFigures of a shop as JSON. */
export const unvalidatedFigures = (toko: string): Query<UnvalidatedFigures> => sql`(
  select json_build_object('jumlah', count(*), 'total', coalesce(sum(t.grand_total), 0))
  from ${waitingSource} where h.kode_toko = ${toko} and h.status = 'LUNAS_BELUM_VALID')`;

const SWITCH = 'VALIDASI_PELUNASAN_HUTANG_MODULE';
/**
 * Redemptions that wait when their validation is switched off would have nobody to hand their goods out: first they are validated
 * or reversed. Of settings as they are in force now in a shop, or in every shop that says nothing itself. Throws
 * PENEBUSAN_MENUNGGU at the switch.
 */
export const requireNoneWaiting = async (
  tx: Tx,
  toko: string,
  settings: readonly { key: string; value: unknown }[],
): Promise<void> => {
  if (settings.every(({ key, value }) => key !== SWITCH || value !== false)) return;
  const { jumlah } = await tx.one<{ jumlah: number }>(sql`
    select count(*) as jumlah from hutang h where h.status = 'LUNAS_BELUM_VALID' and (h.kode_toko = ${toko}
      or ${toko} = '*' and not exists (select from para_system p where p.kode_toko = h.kode_toko and p.key = ${SWITCH}))`);
  if (jumlah > 0) throw fieldError(SWITCH, 'PENEBUSAN_MENUNGGU', { jumlah });
};
