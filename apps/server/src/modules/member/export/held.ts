import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { DOKUMEN } from '../../../platform/dokumen-types.ts';

const ofHim = (alias: string, kode: string): Query<unknown> =>
  sql`${sql.ref(`${alias}.kode_customer`)} = ${kode} and ${sql.ref(`${alias}.kode_customer`)} <> ''`;

/** The lines of a document `d` as its kind keeps them. */
const linesOf = (): Query<unknown> => {
  const kinds = DOKUMEN.filter(({ party, lines }) => party === 'customer' && lines);
  const cases = [...Map.groupBy(kinds, ({ lines }) => lines?.table ?? '')].map(
    ([table, of]) => sql`when d.jenis::text = any(${of.map(({ jenis }) => jenis)}::text[]) then (
      select json_agg(to_jsonb(l) - '{hpp,fee}'::text[] order by l.urut) from ${sql.table(table)} l
      where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur)`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** What is kept of a member by the name of what it is; weights in milligrams, amounts in rupiah. What pieces cost is the shop's and not his. */
const sources = (kode: string): Readonly<Record<string, Query<Record<string, unknown>>>> => ({
  member: sql`select to_jsonb(m) - 'no_ktp_sidik' as isi from member m where m.kode_customer = ${kode}`,
  dokumen: sql`
    select to_jsonb(d) - '{chain_pos,otorisasi_id}'::text[] || jsonb_build_object(
      'baris', ${linesOf()},
      'bayar', (select json_agg(to_jsonb(b) - 'fee' order by b.urut) from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur),
      'batal', (select to_jsonb(x) - '{chain_pos,otorisasi_id}'::text[] from dokumen_batal x where x.kode_toko = d.kode_toko and x.no_faktur = d.no_faktur)) as isi
    from dokumen d where ${ofHim('d', kode)} order by d.tanggal, d.at, d.no_faktur`,
  menunggu: sql`
    select to_jsonb(t) - '{ktp,ktp_kunci,dasar}'::text[] as isi from dokumen_tunggu t where ${ofHim('t', kode)} order by t.at`,
  poin: sql`select to_jsonb(p) as isi from poin_mutasi p where p.kode_customer = ${kode} order by p.id`,
  kupon: sql`select to_jsonb(k) as isi from kupon k where k.kode_customer = ${kode} and k.kode_customer is not null order by k.created_at`,
  pesan: sql`select to_jsonb(k) - 'kunci' as isi from promo_kirim k where ${ofHim('k', kode)} order by k.id`,
  berhenti_promo: sql`
    select to_jsonb(b) as isi from promo_berhenti b join member m on m.kode_customer = ${kode} and kadar_no_wa(b.no_hp) = kadar_no_wa(m.no_hp)`,
  persetujuan: sql`
    select to_jsonb(q) || jsonb_build_object('jawab', to_jsonb(j)) as isi from dokumen d join persetujuan q on q.kode_toko = d.kode_toko and q.no_asal = d.no_faktur
    left join persetujuan_jawab j on j.kode_toko = q.kode_toko and j.no_asal = q.no_asal and j.urut = q.urut where ${ofHim('d', kode)} order by q.at`,
  pengingat_gadai: sql`
    select to_jsonb(p) as isi from dokumen d join hutang_pesan p on p.kode_toko = d.kode_toko and p.no_hutang = d.no_faktur where ${ofHim('d', kode)} order by p.id`,
  daftar_hitam: sql`select to_jsonb(x) as isi from daftar_hitam x where x.kode_customer = ${kode}`,
  dilihat: sql`
    select to_jsonb(a) - '{chain_pos,garam}'::text[] as isi from audit a where a.entity = 'member' and a.entity_key = ${kode}
    union all
    select jsonb_build_object('at', a.at, 'user_id', a.user_id, 'kode_toko', a.kode_toko, 'action', a.action, 'ip', a.ip) from audit a
    where a.entity = 'member' and a.action = 'look' and a.after -> 'dilihat' ? ${kode} and a.entity_key <> ${kode}`,
});

export type Held = Record<string, unknown[]>;

/** Everything that is kept of a member, by what it is. */
export const heldOf = async (tx: Tx, kode_customer: string): Promise<Held> => {
  const held: Held = {};
  for (const [name, query] of Object.entries(sources(kode_customer)))
    held[name] = (await tx.rows(query)).map(({ isi }) => isi);
  return held;
};

/** Documents that a card was kept for. */
export const cardsOf = (tx: Tx, kode_customer: string): Promise<{ no_dokumen: string }[]> =>
  tx.rows(sql`
    select i.no_dokumen from dokumen d join identitas i on i.kode_toko = d.kode_toko and i.no_dokumen = d.no_faktur
    where ${ofHim('d', kode_customer)} and i.kunci <> 'dihapus' order by d.tanggal, d.no_faktur`);
