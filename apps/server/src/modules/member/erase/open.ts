import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { openOf } from '../../urusan/public.ts';

/** What keeps a member from being erased, by its kind and number. */
interface Left {
  apa: string;
  no: string;
}

/** Beside what `urusan` lists: money that is owed to him, what waits, points either way, and who is not to be forgotten. */
const others = (kode: string): Query<Left> => sql`
  with d as (select * from dokumen where kode_customer = ${kode} and kode_customer <> '' and status = 'POSTED')
  select 'TITIPAN' as apa, t.no_titip as no from d join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur where t.saldo > 0 or t.qty > 0
  union all
  select 'GADAI', h.no_hutang from d join hutang h on h.kode_toko = d.kode_toko and h.no_hutang = d.no_faktur where h.status in ('AKTIF', 'LUNAS_BELUM_VALID')
  union all
  select 'KELEBIHAN', d.no_faktur from d join akhir_hutang_detail a on a.kode_toko = d.kode_toko and a.no_faktur = d.no_faktur
  where d.jenis in ('LELANG', 'KLAIM') and a.kelebihan > 0
    and not exists (select from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED')
  union all
  select 'BELUM DIBAYAR', d.no_faktur from d join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'BELUM_BAYAR'
  where d.jenis = 'PEMBELIAN'
    and not exists (select from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.jenis = 'BAYAR_BELI' and y.status = 'POSTED')
  union all
  select 'MENUNGGU', t.no_tunggu from dokumen_tunggu t where t.kode_customer = ${kode} and t.kode_customer <> '' and t.keadaan = 'MENUNGGU'
  union all
  select 'POIN', p.saldo::text from (select kadar_poin_saldo(${kode}) as saldo) p where p.saldo <> 0
  union all
  select 'DAFTAR HITAM', '' from daftar_hitam x where x.kode_customer = ${kode} and x.deleted_at is null`;

/** What of a member is not ended, in every shop, each once. */
export const leftOf = async (tx: Tx, kode_customer: string): Promise<string[]> => {
  const open = await tx.rows(openOf('*', kode_customer, null));
  const rest = await tx.rows(others(kode_customer));
  const named = [...open.map(({ jenis, no_faktur }) => ({ apa: jenis, no: no_faktur })), ...rest];
  const byNumber = new Map(named.map(({ apa, no }) => [no, `${apa} ${no}`.trim()]));
  return [...byNumber.values()];
};
