import type { Hal } from '@kadar/contract/endpoints/perhatian.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { BAG_TOLERANCE_MG } from '@kadar/domain/opname.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { gramText, type Query, sql } from '../../../platform/database/sql.ts';
import { swipesAt } from '../../gesek/public.ts';
import { waitingSource } from '../../hutang/public.ts';
import { openShortfalls } from '../../nilai/public.ts';
import { openAlerts } from '../../peringatan/public.ts';
import { worksIn } from './work.ts';

/** Whose, and of which days; the zone tells on which day a copy was printed. */
export interface Watched {
  toko: string;
  from: string;
  to: string;
  timeZone: string;
}

const hal = (one: Hal): Query<unknown> => sql`${sql.lit(one)} as hal`;

/** The approval of a document `d`, looked up for each: how many there are of all shops is not known to the planner. */
const approvalOf = sql`(select kategori, catatan from otorisasi where id = d.otorisasi_id limit 1)`;

const documents = (period: Query<unknown>): Query<unknown> => sql`
  select b.kode_toko, b.tanggal, b.at, ${hal('BATAL')}, b.no_faktur_batal as kunci, b.no_faktur, b.input_by as orang, d.grand_total as rp, 0::bigint as berat,
    b.alasan as keterangan
  from s join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal ${period} join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
  union all
  select d.kode_toko, d.tanggal, d.at, ${hal('DISKON')}, d.no_faktur, d.no_faktur, d.input_by, d.diskon, 0, coalesce(nullif(o.catatan, ''), d.nama_customer)
  from s join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PENJUALAN' and d.tanggal ${period} and d.status = 'POSTED'
  left join lateral ${approvalOf} o on true
  where d.diskon > 0 or o.kategori like '%DISKON%'
  union all
  select d.kode_toko, d.tanggal, d.at, ${hal('DI_BAWAH_MINIMUM')}, d.no_faktur, d.no_faktur, d.input_by, d.grand_total, 0, o.catatan
  from s join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PENJUALAN' and d.tanggal ${period} and d.status = 'POSTED'
  join lateral ${approvalOf} o on o.kategori like '%HARGA MINIMUM%'`;

const copies = ({ from, to, timeZone }: Watched): Query<unknown> => sql`
  select a.kode_toko, (a.at at time zone ${timeZone})::date, a.at, ${hal('SALINAN')}, a.id::text, a.entity_key, a.user_id, d.grand_total, 0,
    'SALINAN KE-' || (a.after ->> 'salinan')
  from s join audit a on a.kode_toko = s.kode_toko and a.action = 'reprint' and a.at >= ${from}::timestamp at time zone ${timeZone}
    and a.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  join dokumen d on d.kode_toko = a.kode_toko and d.no_faktur = a.entity_key`;

/** Differences that a closing or the last weighing of a tray on its day found. */
const differences = (period: Query<unknown>): Query<unknown> => sql`
  select c.kode_toko, c.tanggal, c.at, ${hal('SELISIH_KAS')}, c.tanggal::text, c.ringkasan ->> 'no_jurnal', c.user_id, abs(c.kas_hitung - c.kas_sistem), 0, c.catatan
  from s join tutup_harian c on c.kode_toko = s.kode_toko and c.tanggal ${period} and c.kas_hitung <> c.kas_sistem
  union all
  select c.kode_toko, c.tanggal, c.at, ${hal('SELISIH_NON_TUNAI')}, c.tanggal || ' ' || n.no_rekening, null, c.user_id,
    abs(coalesce(n.hitung_rp, 0) - n.jumlah_rp), 0, n.nama_bank || ' ' || n.no_rekening
  from s join tutup_harian c on c.kode_toko = s.kode_toko and c.tanggal ${period}
  cross join lateral jsonb_to_recordset(c.non_cash) as n(no_rekening text, nama_bank text, jumlah_rp bigint, hitung_rp bigint)
  where coalesce(n.hitung_rp, 0) <> n.jumlah_rp
  union all
  select w.kode_toko, w.tanggal, w.at, ${hal('SELISIH_BAKI')}, w.id::text, null, w.user_id, 0, abs(w.selisih), w.kode_gudang || ' ' || w.kode_baki
  from s join timbang_aktivitas w on w.kode_toko = s.kode_toko and w.tanggal ${period} and w.status = 'SELISIH'
  where not exists (
    select from timbang_aktivitas l where l.kode_toko = w.kode_toko and l.tanggal = w.tanggal and l.kode_baki = w.kode_baki and l.id > w.id)`;

/** Money of another shop that was not what that shop sent: a case of the shop that counted it. */
const shortMoney = (period: Query<unknown>): Query<unknown> => sql`
  select k.tujuan, k.akhir_tanggal, k.akhir_at, ${hal('SELISIH_KIRIM')}, k.no_akhir, k.no_akhir, k.akhir_by, abs(k.diterima_rp - k.jumlah_rp), 0,
    k.kode_toko || ' ' || k.nomor_referensi || ': ' || k.sebab
  from s join kirim_uang k on k.tujuan = s.kode_toko and k.akhir_tanggal ${period} and k.diterima_rp <> k.jumlah_rp`;

const bagWords = (no: Query<unknown>, segel: Query<unknown>, timbang: Query<unknown>): Query<unknown> =>
  sql`${no} || ', kantong ' || ${gramText(segel)} || ' menjadi ' || ${gramText(timbang)}`;

/** Bags that weighed less than they were sealed with as their goods were redeemed or bought; undone or not, and whoever passed it. */
const lightAtRedemption = (period: Query<unknown>): Query<unknown> => sql`
  select g.kode_toko, g.tanggal, g.at, ${hal('KANTONG_RINGAN')}, g.no_faktur, g.no_faktur, g.user_id, 0, w.segel - w.timbang,
    ${bagWords(sql`g.no_hutang`, sql`w.segel`, sql`w.timbang`)}
  from s join hutang_gerak g on g.kode_toko = s.kode_toko and g.tanggal ${period} and g.jenis in ('TEBUS', 'BELI')
  join audit a on a.entity = 'hutang-tebus' and a.entity_key = g.no_faktur and a.action = 'post' and a.kode_toko = g.kode_toko
  cross join lateral (select (g.dari ->> 'berat_kantong')::bigint as segel, (a.after ->> 'berat_kantong')::bigint as timbang) w
  where w.segel - w.timbang > ${BAG_TOLERANCE_MG}`;

/**
 * Bags that a count weighed as light, the last such weighing of each, as it came in: of a count that runs, was emptied or had ended
 * too, and whatever found them first. Somebody else who weighs one and misses nothing takes it away; who weighed it light does not.
 */
const lightInCount = ({ from, to, timeZone }: Watched): Query<unknown> => sql`
  select x.kode_toko, (x.diterima_at at time zone ${timeZone})::date, x.diterima_at, ${hal('KANTONG_RINGAN')}, x.id::text, x.kode, x.user_id, 0,
    w.segel - x.berat, 'OPNAME ' || ${bagWords(sql`x.kode`, sql`w.segel`, sql`x.berat`)}
  from s join opname_scan x on x.kode_toko = s.kode_toko and x.berat is not null and x.hasil in ('BEDA_BERAT', 'GANDA')
    and x.diterima_at >= ${from}::timestamp at time zone ${timeZone} and x.diterima_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  cross join lateral (
    select (g.ke ->> 'berat_kantong')::bigint as segel from hutang_gerak g
    where g.kode_toko = x.kode_toko and g.no_hutang = x.kode and g.at <= x.at order by g.id desc limit 1) w
  where w.segel - x.berat > ${BAG_TOLERANCE_MG} and not exists (
    select from opname_scan l where l.sesi_id = x.sesi_id and l.kode = x.kode and l.berat is not null
      and (l.at, l.diterima_at, l.id) > (x.at, x.diterima_at, x.id) and (l.user_id <> x.user_id or w.segel - l.berat > ${BAG_TOLERANCE_MG}))`;

/** Boxes that went with what a day sold, more than there were. */
const tooFewBoxes = (period: Query<unknown>): Query<unknown> => sql`
  select d.kode_toko, d.tanggal, d.at, ${hal('KEMASAN_KURANG')}, d.no_faktur, d.no_faktur, d.input_by, 0, 0, l.kode_barcode || ' ' || l.nama_barang || ' ' || -l.kurang
  from s join aksesoris_detail l on l.kode_toko = s.kode_toko and l.tanggal ${period} and l.kurang > 0
  join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur and d.status = 'POSTED'`;

/**
 * What happened in some days that somebody should look at, a row each (kode_toko, tanggal, at, hal, kunci, no_faktur, orang, rp,
 * berat in mg, keterangan), and who is done with it (selesai_oleh, selesai_at, catatan). The dashboard groups these rows, the report lists them.
 */
export const watchedEvents = (watched: Watched): Query<unknown> => {
  const period = sql`between ${watched.from}::date and ${watched.to}::date`;
  return sql`(
    with s as materialized (select kode_toko from ${shopsOf(watched.toko)} x)
    select e.*, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
    from (${documents(period)} union all ${copies(watched)} union all ${differences(period)} union all ${shortMoney(period)}
      union all ${lightAtRedemption(period)} union all ${lightInCount(watched)}
      union all ${tooFewBoxes(period)}) e
    left join perhatian_selesai p on p.kode_toko = e.kode_toko and p.hal = e.hal and p.kunci = e.kunci)`;
};

/** Shops whose business day is behind the calendar and still open, as rows of watchedEvents(); what was sold on it counts. */
const unclosedDays = (toko: string, today: string): Query<unknown> => sql`(
  select h.kode_toko, h.tgl_system as tanggal, h.updated_at as at, ${hal('BELUM_DITUTUP')}, h.tgl_system::text as kunci, null::text as no_faktur, '' as orang,
    coalesce((select sum(g.grand_total) from gerak_dokumen g where g.kode_toko = h.kode_toko and g.jenis = 'PENJUALAN' and g.tanggal = h.tgl_system), 0)::bigint as rp,
    0::bigint as berat, '' as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${shopsOf(toko)} s join hari_kerja h on h.kode_toko = s.kode_toko and h.buka and h.tgl_system < ${today}::date
  left join perhatian_selesai p on p.kode_toko = h.kode_toko and p.hal = 'BELUM_DITUTUP' and p.kunci = h.tgl_system::text)`;

/** Deposits past their date on a calendar day, as rows of watchedEvents(): each until it is settled or prolonged. */
const overdueDeposits = (toko: string, today: string): Query<unknown> => sql`
  select k.kode_toko, k.batas as tanggal, k.at, ${hal('TITIPAN_LEWAT')}, k.no_faktur || ' ' || k.batas as kunci, k.no_faktur, k.input_by as orang, k.saldo as rp,
    k.berat, k.nama_customer as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${shopsOf(toko)} s join titip_keadaan k on k.kode_toko = s.kode_toko and k.batas < ${today}::date and (k.saldo > 0 or k.qty > 0)
  left join perhatian_selesai p on p.kode_toko = k.kode_toko and p.hal = 'TITIPAN_LEWAT' and p.kunci = k.no_faktur || ' ' || k.batas`;

/** Documents that wait for their validation, as rows of watchedEvents(); a queue waits for its day, not for somebody. */
const unvalidated = (toko: string): Query<unknown> => sql`
  select t.kode_toko, t.tanggal, t.at, ${hal('BELUM_DIVALIDASI')}, t.no_tunggu as kunci, null::text as no_faktur, t.input_by as orang, t.total as rp, t.berat::bigint,
    t.nama_customer as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${shopsOf(toko)} s join dokumen_tunggu t on t.kode_toko = s.kode_toko and t.keadaan = 'MENUNGGU' and t.macam = 'VALIDASI'
  left join perhatian_selesai p on p.kode_toko = t.kode_toko and p.hal = 'BELUM_DIVALIDASI' and p.kunci = t.no_tunggu`;

/** Cards and QRIS that a bank should have paid out before a calendar day, as rows of watchedEvents(), by account and day: each until it is paid. */
const latePayouts = (toko: string, today: string): Query<unknown> => sql`
  select w.kode_toko, w.tanggal, w.at, ${hal('GESEK_TERLAMBAT')}, w.kunci, null::text as no_faktur, '' as orang, w.rp, 0::bigint as berat, w.no_rekening as keterangan,
    p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from (
    select kode_toko, tanggal, no_rekening, no_rekening || ' ' || tanggal as kunci, max(at) as at, sum(jumlah_rp)::bigint as rp
    from ${swipesAt(toko)} x where harap < ${today}::date group by 1, 2, 3) w
  left join perhatian_selesai p on p.kode_toko = w.kode_toko and p.hal = 'GESEK_TERLAMBAT' and p.kunci = w.kunci`;

/** Money under way to another shop for a day or longer, as rows of watchedEvents(); looked at, it comes back after another day. */
const moneyUnderWay = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.tanggal, k.at, ${hal('UANG_DI_JALAN')}, k.nomor_referensi || ' ' || k.usia as kunci, k.nomor_referensi as no_faktur, k.input_by as orang,
    k.jumlah_rp as rp, 0::bigint as berat, k.tujuan || ' > ' || k.usia || ' jam' as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from (select x.*, kadar_usia_kirim(x.at) as usia from ${shopsOf(toko)} s join kirim_uang x on x.kode_toko = s.kode_toko and x.status = 'SENT' and x.jauh <> 'MASUK') k
  left join perhatian_selesai p on p.kode_toko = k.kode_toko and p.hal = 'UANG_DI_JALAN' and p.kunci = k.nomor_referensi || ' ' || k.usia
  where k.usia > 0`;

/** Goods under way to another shop for a day or longer, by shipment, likewise: by weight, since not everybody is told what they cost. */
const goodsUnderWay = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.tanggal, k.at, ${hal('BARANG_DI_JALAN')}, k.no_kirim || ' ' || k.usia as kunci, k.no_kirim as no_faktur, k.input_by as orang, 0::bigint as rp, k.berat,
    k.tujuan || ' > ' || k.usia || ' jam' as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from (
    select x.kode_toko, x.tanggal, x.at, x.no_kirim, x.input_by, x.tujuan, kadar_usia_kirim(x.at) as usia, b.berat from ${shopsOf(toko)} s
    join (select kode_toko, no_kirim, sum(sisa_berat)::bigint as berat from kiriman_baris where sisa_qty > 0 and jauh <> 'MASUK' group by 1, 2) b on b.kode_toko = s.kode_toko
    join kiriman x on x.no_kirim = b.no_kirim) k
  left join perhatian_selesai p on p.kode_toko = k.kode_toko and p.hal = 'BARANG_DI_JALAN' and p.kunci = k.no_kirim || ' ' || k.usia
  where k.usia > 0`;

/** Redemptions whose cash nobody validated yet, as rows of watchedEvents(), by what was paid: their goods wait in the bag. */
const unvalidatedRedemptions = (toko: string): Query<unknown> => sql`
  select h.kode_toko, g.tanggal, g.at, ${hal('PELUNASAN_BELUM_VALID')}, g.no_faktur as kunci, g.no_faktur, g.user_id as orang, t.grand_total as rp, h.berat,
    h.no_hutang as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${waitingSource}
  left join perhatian_selesai p on p.kode_toko = h.kode_toko and p.hal = 'PELUNASAN_BELUM_VALID' and p.kunci = g.no_faktur
  where h.status = 'LUNAS_BELUM_VALID' and ${toko} in ('*', h.kode_toko)`;

/** Pledges whose goods cover less than they should, as rows of watchedEvents(): each until the price is back or it is paid. */
const shortPledges = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.dibuka as tanggal, k.dibuka_at as at, ${hal('KURANG_JAMINAN')}, k.id::text as kunci, k.no_hutang as no_faktur, '' as orang, k.kurang as rp,
    0::bigint as berat, '' as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${openShortfalls(toko)}
  left join perhatian_selesai p on p.kode_toko = k.kode_toko and p.hal = 'KURANG_JAMINAN' and p.kunci = k.id::text`;

/** Work for customers that is late or that nobody fetches, and contracts that are not paid, as rows of watchedEvents(): each until its day is another. */
const work = (toko: string, settings: Settings): Query<unknown> => {
  const parts = worksIn(settings).map(
    ({ jenis, of }) => sql`
      select w.kode_toko, w.tanggal, w.at, ${jenis}::text || v.hal as hal, w.no_faktur || ' ' || w.tanggal as kunci, w.no_faktur, w.rp, w.nama_customer
      from (${of(toko, settings)}) w cross join lateral (values ('_LEWAT', w.lewat), ('_TAGIH', w.tagih)) v(hal, begitu) where v.begitu`,
  );
  return sql`
    select k.kode_toko, k.tanggal, k.at, k.hal, k.kunci, k.no_faktur, '' as orang, k.rp, 0::bigint as berat, k.nama_customer as keterangan,
      p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
    from (${sql.join(parts, sql` union all `)}) k
    left join perhatian_selesai p on p.kode_toko = k.kode_toko and p.hal = k.hal and p.kunci = k.kunci`;
};

/** What stands open whatever the days that are looked at: days not closed, deposits nobody came for, work that is late, documents nobody validated, money a bank is late with, money and goods that are under way, what reached a limit of the owner's. */
export const standing = (toko: string, today: string, settings: Settings): Query<unknown> =>
  sql`(select * from ${unclosedDays(toko, today)} u union all ${overdueDeposits(toko, today)} union all ${work(toko, settings)} union all ${unvalidated(toko)} union all ${latePayouts(toko, today)}
    union all ${moneyUnderWay(toko)} union all ${goodsUnderWay(toko)} union all ${unvalidatedRedemptions(toko)} union all ${shortPledges(toko)}
    union all select * from ${openAlerts(toko, today)} w)`;
