import {
  type BarisRiwayat,
  type MacamRiwayat,
  macamOf,
  RIWAYAT_SEKALI,
} from '@kadar/contract/endpoints/halaman-member.ts';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { DOKUMEN, seriesOf } from '../../../platform/dokumen-types.ts';

/** Pieces that a line names. */
const PIECES_NAMED = 3;

const OF_CUSTOMERS = DOKUMEN.filter(({ party }) => party === 'customer');

/** The line after which a page begins: its day, its moment in microseconds, its number. */
interface After {
  tanggal: string;
  mikro: string;
  no: string;
}
const afterOf = (lanjut: string): After => {
  const [tanggal = '', mikro = '', no = ''] = lanjut.split(' ');
  return { tanggal, mikro, no };
};

/** Rows older than a line, by day, moment and number, which each source sorts by itself. */
const older = (
  after: After | undefined,
  { tanggal, at, no }: Record<'tanggal' | 'at' | 'no', Query<unknown>>,
): Query<unknown> =>
  after
    ? sql`(${tanggal}, ${at}, ${no}) < (${after.tanggal}::date, timestamptz 'epoch' + ${after.mikro}::bigint * interval '1 microsecond', ${after.no})`
    : sql`true`;

export interface Asked {
  kode_customer: string;
  macam?: MacamRiwayat | undefined;
  lanjut?: string | undefined;
}
type Asker = Pick<Context, 'toko' | 'settings' | 'language'> & { session: { level: Level } };

const documents = (jenis: readonly string[], { toko }: Asker, kode: string, after: After | undefined) => sql`
  (select d.tanggal, d.at, d.no_faktur as no, 'DOKUMEN' as asal, d.kode_toko from dokumen d
   where d.kode_customer = ${kode} and d.kode_customer <> '' and d.jenis = any(${[...jenis]}::text[]) and ${toko} in ('*', d.kode_toko)
     ${after ? sql`and d.tanggal <= ${after.tanggal}::date` : sql``} and ${older(after, { tanggal: sql`d.tanggal`, at: sql`d.at`, no: sql`d.no_faktur` })}
   order by d.tanggal desc, d.at desc, d.no_faktur desc limit ${RIWAYAT_SEKALI + 1})`;

/** What has no business day stands under that of the calendar. */
const dayOf = (at: Query<unknown>, { settings }: Asker) =>
  sql`(${at} at time zone ${settings.ZONA_WAKTU})::date`;
/** Soon after the day of a line, in whatever time zone: what an index by moment begins at. */
const upTo = (at: Query<unknown>, after: After | undefined) =>
  after ? sql`and ${at} < ${after.tanggal}::date + 2` : sql``;

const messages = (asker: Asker, kode: string, after: After | undefined) => sql`
  (select ${dayOf(sql`k.antri_at`, asker)} as tanggal, k.antri_at as at, k.id::text as no, 'PESAN' as asal, k.kode_toko from promo_kirim k
   where k.kode_customer = ${kode} and k.kode_customer <> '' and ${asker.toko} in ('*', k.kode_toko) ${upTo(sql`k.antri_at`, after)}
     and ${older(after, { tanggal: dayOf(sql`k.antri_at`, asker), at: sql`k.antri_at`, no: sql`k.id::text` })}
   order by k.antri_at desc, k.id::text desc limit ${RIWAYAT_SEKALI + 1})`;

const coupons = (asker: Asker, kode: string, after: After | undefined) => sql`
  (select ${dayOf(sql`k.created_at`, asker)} as tanggal, k.created_at as at, k.kode_kupon as no, 'KUPON' as asal, '' as kode_toko from kupon k
   where k.kode_customer = ${kode} and k.kode_customer is not null ${upTo(sql`k.created_at`, after)}
     and ${older(after, { tanggal: dayOf(sql`k.created_at`, asker), at: sql`k.created_at`, no: sql`k.kode_kupon` })}
   order by k.created_at desc, k.kode_kupon desc limit ${RIWAYAT_SEKALI + 1})`;

/** The pieces of a document `d`, of each kind from the table of its lines: name, and barcode where it has one. */
const piecesOf = (): Query<unknown> => {
  const kinds = OF_CUSTOMERS.filter(({ lines }) => lines && Object.hasOwn(lines.fields, 'nama_barang'));
  const cases = [...Map.groupBy(kinds, ({ lines }) => lines?.table ?? '')].map(([table, of]) => {
    const barcode = of.some(({ lines }) => lines && Object.hasOwn(lines.fields, 'kode_barcode'));
    return sql`when d.jenis::text in ${sql.raw(listed(of.map(({ jenis }) => jenis)))} then (
      select json_agg(json_build_object('nama', l.nama_barang, 'kode_barcode', ${barcode ? sql`l.kode_barcode` : sql`''`}) order by l.urut)
      from ${sql.table(table)} l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur)`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
};
const PIECES = piecesOf();

interface Found extends Omit<BarisRiwayat, 'macam' | 'judul' | 'barang' | 'barang_lagi' | 'setuju'> {
  asal: 'DOKUMEN' | 'PESAN' | 'KUPON';
  lanjut: string;
  barang: BarisRiwayat['barang'] | null;
  ditanya: number | null;
  jawab: 'YA' | 'TIDAK' | null;
}

const told = ({ language }: Asker, found: Found): BarisRiwayat => {
  const { asal, lanjut: _next, barang, ditanya, jawab, ...row } = found;
  const type = asal === 'DOKUMEN' ? seriesOf(row.jenis, row.no) : undefined;
  const pieces = barang ?? [];
  return {
    ...row,
    macam: type ? macamOf(type) : asal === 'PESAN' ? 'PESAN' : 'KUPON',
    judul: type ? textIn(type.title, language) : '',
    berat: row.berat / 1000,
    barang: pieces.slice(0, PIECES_NAMED),
    barang_lagi: Math.max(0, pieces.length - PIECES_NAMED),
    setuju: ditanya ? { ditanya, jawab: jawab ?? '' } : null,
  };
};

/**
 * A page of all that was with a member, newest first, as far as the asker may read it: each source gives no more lines than a page has, by the
 * index of the member, so that nothing read grows with what was before.
 */
export const timelineOf = async (
  tx: Tx,
  asker: Asker,
  { kode_customer, macam, lanjut }: Asked,
): Promise<{ baris: BarisRiwayat[]; lanjut: string | null }> => {
  const after = lanjut === undefined ? undefined : afterOf(lanjut);
  const wanted = (one: MacamRiwayat): boolean => macam === undefined || macam === one;
  const { level } = asker.session;
  const jenis = OF_CUSTOMERS.filter((type) => wanted(macamOf(type)) && mayUse(type.access.read, level)).map(
    (type) => type.jenis,
  );
  const sources = [
    ...(jenis.length > 0 ? [documents(jenis, asker, kode_customer, after)] : []),
    ...(wanted('PESAN') && mayUse('promo.read', level) ? [messages(asker, kode_customer, after)] : []),
    ...(wanted('KUPON') ? [coupons(asker, kode_customer, after)] : []),
  ];
  if (sources.length === 0) return { baris: [], lanjut: null };
  const found = await tx.rows<Found>(sql`
    select x.asal, x.no, x.tanggal, kadar_iso(x.at) as at, x.tanggal || ' ' || (extract(epoch from x.at) * 1000000)::bigint || ' ' || x.no as lanjut,
      coalesce(d.jenis::text, '') as jenis, x.kode_toko, coalesce(d.input_by, p.input_by, k.created_by, '') as input_by,
      coalesce(d.status::text, p.status, case when k.deleted_at is null then '' else 'BATAL' end, '') as status,
      coalesce(d.grand_total, k.nilai_rp, 0)::bigint as rp, coalesce(d.berat, 0)::bigint as berat, coalesce(d.poin_dapat - d.poin_pakai, 0)::int as poin,
      coalesce(d.keterangan, p.pesan, k.keterangan, '') as keterangan, ${PIECES} as barang, s.ditanya, s.jawab
    from (select * from (${sql.join(sources, sql` union all `)}) a order by tanggal desc, at desc, no desc limit ${RIWAYAT_SEKALI + 1}) x
    left join dokumen d on x.asal = 'DOKUMEN' and d.kode_toko = x.kode_toko and d.no_faktur = x.no
    left join promo_kirim p on p.id = case when x.asal = 'PESAN' then x.no::bigint end
    left join kupon k on k.kode_kupon = case when x.asal = 'KUPON' then x.no end
    left join lateral (
      select count(*)::int as ditanya, (array_agg(j.jawab order by q.urut desc))[1] as jawab
      from persetujuan q left join persetujuan_jawab j using (kode_toko, no_asal, urut)
      where x.asal = 'DOKUMEN' and q.kode_toko = x.kode_toko and q.no_asal = x.no) s on true
    order by x.tanggal desc, x.at desc, x.no desc`);
  const baris = found.slice(0, RIWAYAT_SEKALI);
  return {
    baris: baris.map((row) => told(asker, row)),
    lanjut: found.length > RIWAYAT_SEKALI ? (baris.at(-1)?.lanjut ?? null) : null,
  };
};
