import type { DataOf } from '@kadar/contract/endpoint.ts';
import type {
  getTunggu,
  jumlahTunggu,
  listTunggu,
  TungguDetail,
  TungguRow,
} from '@kadar/contract/endpoints/tunggu.ts';
import { grantOf, type Level, mayUse } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import type { PaperNote } from '../../../engines/report-engine/notes.ts';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { DOKUMEN } from '../../dokumen/public.ts';

type Stored = Omit<TungguRow, 'boleh'>;
type ListCall = Call<unknown, z.output<NonNullable<typeof listTunggu.query>>>;

const columns: Query<unknown> = sql`t.kode_toko, t.no_tunggu, t.macam, t.jenis, t.tanggal, kadar_iso(t.at) as at, t.input_by, t.kode_sales, t.kode_customer,
  t.nama_customer, t.no_hp, t.qty, t.berat, t.total, t.tunai, t.antrian, t.harga, t.keadaan, kadar_iso(t.selesai_at) as selesai_at, t.selesai_oleh, t.alasan,
  t.menjadi as no_faktur`;

const validates = (level: Level): boolean => grantOf('tunggu.validasi', level) === 'allow';

/** Who neither validates nor helps is told of his own, and of the queue that he pays out. */
const seenBy = ({ session }: Pick<Call, 'session'>): Query<unknown> =>
  session.level === 'KASIR' ? sql`(t.input_by = ${session.user_id} or t.macam = 'ANTRIAN')` : sql`true`;

const shown = (row: Stored, { session, settings }: Pick<Call, 'session' | 'settings'>): TungguRow => {
  const open = row.keadaan === 'MENUNGGU';
  const validator = validates(session.level);
  const pays =
    grantOf('pembelian.post', session.level) === 'allow' && (validator || !settings.VALIDASI_JUAL_BELI);
  return {
    ...row,
    berat: row.berat / 1000,
    boleh: {
      validasi: open && validator && row.macam === 'VALIDASI',
      bayar: open && pays && row.macam === 'ANTRIAN',
      batal: open && (validator || row.input_by === session.user_id),
    },
  };
};

/** Documents that wait, the oldest first; of those that ended the newest. */
export const list = async (call: ListCall) => {
  const { q, macam, keadaan } = call.query;
  const where = sql.join(
    [
      ...inPeriod('t', call, call.query),
      sql`t.keadaan = ${keadaan}`,
      seenBy(call),
      ...(macam ? [sql`t.macam = ${macam}`] : []),
      ...(q
        ? [
            sql`(t.no_tunggu ilike ${anywhere(q)} or t.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`t.no_hp`, q)} or t.input_by ilike ${anywhere(q)}
              or exists (select 1 from tunggu_pegang g where g.kode_toko = t.kode_toko and g.no_tunggu = t.no_tunggu and g.kunci ilike ${anywhere(q)}))`,
          ]
        : []),
    ],
    sql` and `,
  );
  const order = keadaan === 'MENUNGGU' ? sql`t.at, t.no_tunggu` : sql`t.selesai_at desc, t.no_tunggu`;
  const listed = await page(
    call,
    sql<Stored>`select ${columns} from dokumen_tunggu t where ${where} order by ${order}`,
    sql<{
      count: number;
      total: number;
    }>`select count(*) as count, coalesce(sum(t.total), 0)::bigint as total from dokumen_tunggu t where ${where}`,
  );
  return { ...listed, data: listed.data.map((row) => shown(row, call)) };
};

interface Detail extends Stored, Pick<TungguDetail, 'baris' | 'disetujui' | 'disetujui_oleh'> {
  isi: {
    keterangan?: string;
    payments?: { jenis: string; jumlah_rp: number }[];
    keluar?: { jenis: string; jumlah_rp: number }[];
  };
}

/** Whether its payments go to the customer; of two kinds in one, as an exchange is, they come from him. */
const paysOut = ({ jenis }: Pick<Stored, 'jenis'>): boolean =>
  DOKUMEN.find((type) => type.jenis === jenis)?.money === 'out';

/** Throws DATA_TIDAK_DITEMUKAN. */
export const get = async (call: Call<{ no_tunggu: string }>): Promise<DataOf<typeof getTunggu>> => {
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<Detail>(sql`
      select ${columns}, t.isi, t.baris, t.disetujui, t.disetujui_oleh from dokumen_tunggu t
      where t.no_tunggu = ${call.params.no_tunggu} and ${call.toko === '*' ? sql`true` : sql`t.kode_toko = ${call.toko}`} and ${seenBy(call)}`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { isi, baris, disetujui, disetujui_oleh, ...head } = row;
  const { payments = [], keluar = [], keterangan = '' } = isi;
  const of = (arah: 'M' | 'K', paid: typeof payments) =>
    paid.map(({ jenis, jumlah_rp }) => ({ arah, jenis, jumlah_rp }));
  return {
    ...shown(head, call),
    disetujui,
    disetujui_oleh,
    keterangan,
    baris: baris.map((line) => ({ ...line, berat: line.berat / 1000 })),
    payments: [...of(paysOut(head) ? 'K' : 'M', payments), ...of('K', keluar)],
  };
};

/** How many wait, by what for and kind. */
export const jumlah = async (call: Call): Promise<{ data: DataOf<typeof jumlahTunggu> }> => {
  const data = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<DataOf<typeof jumlahTunggu>[number]>(sql`
      select t.macam, t.jenis, count(*) as jumlah, sum(t.total)::bigint as total from dokumen_tunggu t
      where t.keadaan = 'MENUNGGU' and ${call.toko === '*' ? sql`true` : sql`t.kode_toko = ${call.toko}`} and ${seenBy(call)}
      group by 1, 2 order by 1, 2`),
  );
  return { data };
};

const TEXT = {
  menunggu: { id: 'Menunggu validasi', en: 'Waiting for validation' },
  nota: { id: 'nota', en: 'notas' },
} as const;

/** What a report to that day lacks, as it stands on its paper; nothing where nothing waits that could still be posted in it. */
export const waitingNotes = async (call: Reader, to: string | null): Promise<readonly PaperNote[]> => {
  if (!mayUse('tunggu.read', call.session.level)) return [];
  const { jumlah: count, total } = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ jumlah: number; total: number }>(sql`
      select count(*) as jumlah, coalesce(sum(t.total), 0)::bigint as total from dokumen_tunggu t
      join hari_kerja h on h.kode_toko = t.kode_toko and (${to}::date is null or h.tgl_system <= ${to}::date)
      where t.keadaan = 'MENUNGGU' and ${call.toko === '*' ? sql`true` : sql`t.kode_toko = ${call.toko}`} and ${seenBy(call)}`),
  );
  if (count === 0) return [];
  const say = (name: keyof typeof TEXT): string => textIn(TEXT[name], call.language);
  return [{ label: say('menunggu'), value: `${count} ${say('nota')}, ${formatRupiah(total)}` }];
};
