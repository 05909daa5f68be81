import { shopsOf } from '../../platform/database/shops.ts';
import { listed, only, type Query, sql } from '../../platform/database/sql.ts';

/** What documents and their reversals do, and which way it is told. */
const WAYS = [
  ['tambah', ['TAMBAH_MANUAL'], 1],
  ['beli', ['BELI'], 1],
  ['jual', ['JUAL'], -1],
  ['pindah', ['PINDAH_MANUAL'], 1],
  ['kirim', ['KIRIM', 'KIRIM_KEMBALI'], -1],
  ['terima', ['TERIMA_KIRIMAN'], 1],
  ['hancur', ['HANCUR_MANUAL'], -1],
  ['selisih', ['SELISIH_OPNAME', 'TEMU_OPNAME'], 1],
] as const;
type Column = 'qty' | 'berat';

/** What groups of a shop came to before a period, did in it, and come to at its end, by place; a reversal counts on its own day. */
export const groupSummary = (
  toko: string,
  { tgl_from, tgl_to, kode_group }: { tgl_from: string; tgl_to: string; kode_group: string | null },
): Query<unknown> => {
  const told = (column: Column): Query<unknown> => {
    const name = (way: string) => sql.raw(`${column}_${way}`);
    const sum = (when: Query<unknown>, sign = 1) =>
      sql`${sql.raw(String(sign))} * coalesce(sum(m.${sql.raw(column)}) filter (where ${when}), 0)::bigint`;
    return sql.join([
      sql`${sum(sql`m.tanggal < ${tgl_from}::date`)} as ${name('awal')}`,
      ...WAYS.map(
        ([way, jenis, sign]) =>
          sql`${sum(sql`m.tanggal >= ${tgl_from}::date and m.jenis in ${sql.raw(listed(jenis.flatMap((one) => [one, `BATAL_${one}`])))}`, sign)} as ${name(way)}`,
      ),
      sql`sum(m.${sql.raw(column)})::bigint as ${name('akhir')}`,
    ]);
  };
  return sql`(
    select m.kode_toko, split_part(m.kunci, '/', 1) as kode_group, split_part(m.kunci, '/', 2) as kode_dept, split_part(m.kunci, '/', 3) as kode_gudang,
      split_part(m.kunci, '/', 4) as kode_baki, ${told('qty')}, ${told('berat')}
    from ${shopsOf(toko)} s join mutasi_massa m on m.kode_toko = s.kode_toko and m.objek = 'GROUP' and m.tanggal <= ${tgl_to}::date
    where ${only(sql`split_part(m.kunci, '/', 1)`, kode_group)} group by m.kode_toko, m.kunci)`;
};
