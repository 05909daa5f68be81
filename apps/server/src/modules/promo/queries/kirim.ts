import { personalOf } from '@kadar/contract/columns.ts';
import type { listKirim as endpoint, Kirim } from '@kadar/contract/endpoints/promo.ts';
import { textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { TableModel } from '@kadar/documents/table.ts';
import type { z } from 'zod';
import { checkFormat, sendTable } from '../../../engines/export.ts';
import { onPaper } from '../../../engines/paper.ts';
import { carriedColumns, carriedRows, logCarrying } from '../../../engines/personal-columns.ts';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, shopTime, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type LogCall = Call<unknown, z.output<NonNullable<typeof endpoint.query>>>;

const conditions = ({ toko, query }: LogCall): Query<unknown> => {
  const { promo_id, jenis, status, q } = query;
  return sql.join(
    [
      toko === '*' ? sql`true` : sql`k.kode_toko = ${toko}`,
      ...(promo_id ? [sql`k.promo_id = ${promo_id}`] : []),
      ...(jenis ? [sql`k.jenis = ${jenis}`] : []),
      ...(status ? [sql`k.status = ${status}`] : []),
      ...(q
        ? [
            sql`(${isPhone(sql`k.no_hp`, q)} or k.nama ilike ${anywhere(q)} or k.kode_customer ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
};

const WORDS = {
  antri_at: { id: 'Waktu', en: 'Time' },
  judul: { id: 'Promo', en: 'Promo' },
  jenis: { id: 'Jenis', en: 'Kind' },
  kode_customer: { id: 'Kode Customer', en: 'Customer code' },
  nama: { id: 'Nama', en: 'Name' },
  no_hp: { id: 'No WhatsApp', en: 'WhatsApp number' },
  status: { id: 'Status', en: 'Status' },
  coba: { id: 'Percobaan', en: 'Attempts' },
  id_wablas: { id: 'ID Wablas', en: 'Wablas id' },
  kesalahan: { id: 'Keterangan', en: 'Remark' },
} as const;

const COLUMNS = Object.entries(WORDS).map(([key, label]) => ({ key, label, personal: personalOf(key) }));

const tableModel = (columns: typeof COLUMNS, { language, query }: LogCall): TableModel => ({
  title: textIn({ id: 'Log Pengiriman WhatsApp', en: 'WhatsApp delivery log' }, language),
  columns: columns.map(({ key, label }) => ({
    key,
    label: textIn(label, language),
    kind: key === 'coba' ? 'integer' : key === 'antri_at' ? 'datetime' : 'text',
  })),
  groupBy: [],
  filters: (['status', 'jenis', 'q'] as const).flatMap((name) =>
    query[name]
      ? [
          {
            label: name === 'q' ? tableWords(language).search : textIn(WORDS[name], language),
            value: query[name],
          },
        ]
      : [],
  ),
  totalsLabel: '',
});

/** The delivery log: one line per receiver, newest first; as a file in the shop's own time. */
export const listKirim = async (call: LogCall) => {
  const { skip, limit, format, progress_id } = call.query;
  const where = conditions(call);
  const utc = (column: Query<unknown>): Query<string> =>
    sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const source = sql`promo_kirim k left join promo_jadwal p on p.id = k.promo_id where ${where}`;
  if (format !== 'json') {
    const zone = call.settings.ZONA_WAKTU;
    const { level } = call.session;
    const columns = carriedColumns(COLUMNS, level, format);
    checkFormat(call, format);
    await logCarrying(call, columns, 'log-whatsapp', format);
    const rows = call.kadar.db.stream<Record<string, string | number>>(
      call.scope,
      sql`
        select ${shopTime(sql`k.antri_at`, zone)} as antri_at, coalesce(p.judul, '') as judul, k.jenis, k.kode_customer,
          k.nama, k.no_hp, k.status, k.coba, k.id_wablas, k.kesalahan from ${source} order by k.id desc`,
    );
    return sendTable(
      call,
      format,
      tableModel(columns, format === 'pdf' ? onPaper(call) : call),
      carriedRows(rows, columns, level),
      'log-whatsapp',
      progress_id,
    );
  }
  return call.kadar.db.transaction(call.scope, async (tx) => {
    const data = await tx.rows<Kirim>(sql`
      select k.id, k.kode_toko, k.promo_id, coalesce(p.judul, '') as judul, k.jenis, k.kode_customer, k.nama, k.no_hp, k.status, k.coba, k.id_wablas,
        k.kesalahan, k.pesan, ${utc(sql`k.antri_at`)} as antri_at, ${utc(sql`k.dicoba_at`)} as dicoba_at, ${utc(sql`k.selesai_at`)} as selesai_at
      from ${source} order by k.id desc limit ${limit} offset ${skip}`);
    const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from ${source}`);
    return { data, count, skip, limit };
  });
};
