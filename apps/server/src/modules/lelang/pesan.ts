import type { CaraKelebihan, Dikirim, Pesan, PesanHutang } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { letterText } from '@kadar/contract/hutang-text.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatDate as formatDay, formatRupiah } from '@kadar/documents/format.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { queueMessages, requireAccount, stopped } from '../promo/public.ts';

/** Pesan of hutang_pesan `p` and its message `k` as JSON. */
export const pesanOf: Query<Pesan> = sql`json_build_object('id', p.id, 'jenis', p.jenis, 'cara', p.cara, 'tanggal', p.tanggal, 'at', kadar_iso(p.at), 'user_id', p.user_id,
  'status', k.status, 'id_wablas', coalesce(k.id_wablas, ''))`;

/** The last message of kinds about hutang `h`, or null. */
export const lastPesan = (jenis: readonly PesanHutang[]): Query<Pesan | null> => sql`(
  select ${pesanOf} from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
  where p.kode_toko = h.kode_toko and p.no_hutang = h.no_hutang and p.jenis = any(${jenis}::text[]) order by p.id desc limit 1)`;

/** Whether message `p`, of WhatsApp's `k`, is proof: isProof() of the contract. */
const isProof = sql`(p.cara <> 'WA' or k.status in ('TERKIRIM', 'PENDING') and coalesce(k.id_wablas, '') <> '')`;

/** The day on which the customer of auction `d` with line `a` was first told of its surplus, with proof; null for never. */
export const toldOn = sql`(
  select min(p.tanggal) from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
  where p.kode_toko = d.kode_toko and p.no_hutang = a.no_hutang and p.jenis = 'KELEBIHAN' and p.at >= d.at and ${isProof})`;

/** The last day of the surplus of auction `d` whose customer was told on a day: the days of a notice are always left to him. */
export const surplusUntil = (
  told: Query<unknown>,
  { LELANG_KELEBIHAN_HARI, LELANG_NOTICE_HARI }: Settings,
): Query<string> =>
  sql`greatest(d.tanggal + ${LELANG_KELEBIHAN_HARI}::int, ${told} + ${LELANG_NOTICE_HARI}::int)`;

/** A loan somebody is written to about, with the sums that the text names. */
export interface Alamat {
  no_hutang: string;
  /** The due date, or the last day of a surplus. */
  jatuh_tempo: string;
  pokok: number;
  total: number;
}

interface Found {
  no_hutang: string;
  nama_customer: string;
  kode_customer: string;
  nama_toko: string;
  barang: string;
  no_wa: string | null;
  berhenti: boolean;
  sudah: boolean;
}

const find = (tx: Tx, toko: string, jenis: PesanHutang, cara: string, about: readonly Alamat[]) =>
  tx.rows<Found>(sql`
    select a.no_hutang, d.nama_customer, h.kode_customer, t.nama_toko, w.no_wa, w.no_wa is not null and ${stopped(sql`w.no_wa`)} as berhenti,
      (select string_agg(b.nama_barang, ', ' order by b.urut) from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) as barang,
      exists (select 1 from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
        where p.kode_toko = h.kode_toko and p.no_hutang = h.no_hutang and p.jenis = ${jenis} and p.cara = ${cara} and p.jatuh_tempo = h.jatuh_tempo
          and (p.tanggal = y.tgl_system or ${jenis} like 'PEMBERITAHUAN%') and coalesce(k.status, '') not in ('GAGAL', 'BERHENTI', 'BATAL')) as sudah
    from json_to_recordset(${JSON.stringify(about)}::json) as a(no_hutang text)
    join hutang h on h.kode_toko = ${toko} and h.no_hutang = a.no_hutang
    join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
    join tokos t on t.kode_toko = h.kode_toko join hari_kerja y on y.kode_toko = h.kode_toko
    left join member m on m.kode_customer = h.kode_customer
    cross join lateral (select kadar_no_wa(coalesce(nullif(m.no_hp, ''), d.no_hp)) as no_wa) w
    order by a.no_hutang`);

/**
 * Writes to the customers of loans that the caller holds: a message each into the queue, a letter each, or the note of a call, with the
 * row that proves it.
 * Who has no number or asked for no messages is skipped and named, and who has this very message already. Throws WA_BELUM_DIATUR.
 */
export const writeTo = async (
  context: Context,
  tx: Tx,
  { jenis, cara, tanggal }: { jenis: PesanHutang; cara: CaraKelebihan; tanggal: string },
  about: readonly Alamat[],
): Promise<Dikirim> => {
  const toko = oneToko(context);
  if (cara === 'WA') requireAccount(context.kadar, context.settings);
  const found = await find(tx, toko, jenis, cara, about);
  const sebabOf = ({ sudah, no_wa, berhenti }: Found): Dikirim['dilewati'][number]['sebab'] | null => {
    if (sudah) return 'SUDAH';
    if (cara !== 'WA') return null;
    return no_wa === null ? 'TANPA_WA' : berhenti ? 'BERHENTI' : null;
  };
  const dilewati = found.flatMap((one) => {
    const sebab = sebabOf(one);
    return sebab ? [{ no_hutang: one.no_hutang, sebab }] : [];
  });
  const rows = found
    .filter((one) => sebabOf(one) === null)
    .map((one) => {
      const { no_hutang, nama_customer, nama_toko, barang } = one;
      const sums = about.find(({ no_hutang }) => no_hutang === one.no_hutang);
      const isi = letterText(jenis, {
        nama_customer,
        nama_toko,
        no_hutang,
        barang: barang ?? '',
        tanggal: formatDay(tanggal),
        jatuh_tempo: formatDay(sums?.jatuh_tempo ?? tanggal),
        pokok: formatRupiah(sums?.pokok ?? 0),
        total: formatRupiah(sums?.total ?? 0),
      });
      return { ...one, isi };
    });
  if (rows.length === 0) return { terkirim: 0, surat: [], dilewati };
  const user = context.session.user_id;
  const kirim =
    cara === 'WA'
      ? await queueMessages(
          context.kadar,
          tx,
          { toko, user },
          rows.map(({ no_wa, nama_customer, kode_customer, isi }) => ({
            no_hp: no_wa ?? '',
            nama: nama_customer,
            kode_customer,
            pesan: isi,
          })),
        )
      : null;
  const made = rows.map(({ no_hutang, isi }, at) => ({ no_hutang, isi, kirim_id: kirim?.[at] ?? null }));
  const ids = await tx.rows<{ id: number }>(sql`
    insert into hutang_pesan (kode_toko, no_hutang, jenis, cara, tanggal, user_id, jatuh_tempo, isi, kirim_id)
    select ${toko}, x.no_hutang, ${jenis}, ${cara}, ${tanggal}::date, ${user}, h.jatuh_tempo, x.isi, x.kirim_id
    from json_to_recordset(${JSON.stringify(made)}::json) as x(no_hutang text, isi text, kirim_id bigint)
    join hutang h on h.kode_toko = ${toko} and h.no_hutang = x.no_hutang
    returning id::int as id`);
  return { terkirim: made.length, surat: cara === 'SURAT' ? ids.map(({ id }) => id) : [], dilewati };
};
