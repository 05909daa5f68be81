import type {
  CicilanRow,
  EndRow,
  KartuCicilan,
  kartuCicilan as kartuEndpoint,
  LateRow,
  listLelangCicilan as lelangEndpoint,
  listCicilan as listEndpoint,
  listPutusCicilan as putusEndpoint,
} from '@kadar/contract/endpoints/cicilan.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { lastGramPayment } from '@kadar/domain/gram-plan.ts';
import { auctionFrom, auctionStage, NOTICE_DAYS } from '@kadar/domain/instalment.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { fineGold, inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { isPhone } from '../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { inPeriod, page } from '../../platform/http/page.ts';
import { pricePiece } from '../harga/public.ts';
import {
  type Contract,
  contractColumns,
  contractSource,
  discountOf,
  endOf,
  standingOf,
  toldOf,
} from './contract.ts';
import { type GramRate, rateOf } from './gram.ts';
import { totalOf } from './piece.ts';

const keadaan = sql`case when k.status <> 'AKTIF' then k.status when k.jatuh_tempo < h.tgl_system then 'LEWAT' when k.jatuh_tempo = h.tgl_system then 'JATUH_TEMPO' else 'AKTIF' end`;
const rowColumns: Query<unknown> = sql`k.kode_toko, k.no_cicilan as no_faktur, k.tanggal, kadar_iso(d.at) as at, d.status, d.input_by, k.kode_customer, k.nama_customer, k.no_hp, k.kode_barcode, k.nama_barang,
  ${keadaan} as keadaan, d.asal_no as no_asal, case k.status when 'DIGANTI' then (
    select y.no_faktur from dokumen y where y.kode_toko = k.kode_toko and y.asal_no = k.no_cicilan and y.jenis = 'CICILAN' and y.status = 'POSTED') end as pengganti, k.total, k.dibayar, k.sisa, k.jatuh_tempo, greatest(0, h.tgl_system - k.jatuh_tempo) as lewat_hari`;
const rowSource: Query<unknown> = sql`cicilan_keadaan k join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_cicilan
  left join hari_kerja h on h.kode_toko = k.kode_toko`;

const searched = (q: string | undefined): Query<unknown>[] =>
  q
    ? [
        sql`(k.no_cicilan ilike ${anywhere(q)} or k.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`k.no_hp`, q)} or k.kode_barcode ilike ${anywhere(q)})`,
      ]
    : [];

/** Contracts of a period or of every day: what is late first, the oldest of it first. */
export const listCicilan = (call: Call<unknown, z.output<NonNullable<typeof listEndpoint.query>>>) => {
  const { q, keadaan: asked, kode_customer } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      ...(asked ? [sql`${keadaan} = ${asked}`] : []),
      ...(kode_customer ? [sql`k.kode_customer = ${kode_customer}`] : []),
      ...searched(q),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<CicilanRow>`select ${rowColumns} from ${rowSource} where ${where} order by k.status <> 'AKTIF', k.jatuh_tempo, k.tanggal desc, k.no_cicilan desc`,
    sql<{ count: number; dibayar: number; sisa: number }>`
      select count(*) as count, coalesce(sum(k.dibayar), 0)::bigint as dibayar, coalesce(sum(k.sisa), 0)::bigint as sisa from ${rowSource} where ${where}`,
  );
};

/** The terms that an end goes by, beside the rows. */
const endSource: Query<unknown> = sql`${rowSource} join cicilan_kontrak_detail t on t.kode_toko = k.kode_toko and t.no_faktur = k.no_cicilan`;
/** What an end keeps now, as forfeited() of the domain counts it. */
const keptNow = (persen: Query<unknown>): Query<unknown> =>
  sql`least(k.dibayar, floor(k.total * ${persen} / 100 / t.bulat)::bigint * t.bulat)`;

/** Contracts that run, with what calling them off would leave. */
export const listPutus = (call: Call<unknown, z.output<NonNullable<typeof putusEndpoint.query>>>) => {
  const { q } = call.query;
  const where = sql.join(
    [...inPeriod('k', call, call.query), sql`k.status = 'AKTIF'`, ...searched(q)],
    sql` and `,
  );
  const hangus = keptNow(sql`t.batal_persen`);
  return page(
    call,
    sql<EndRow>`select ${rowColumns}, ${hangus} as hangus, k.dibayar - ${hangus} as kelebihan from ${endSource} where ${where}
      order by k.jatuh_tempo, k.tanggal desc, k.no_cicilan desc`,
    sql<{ count: number; dibayar: number; hangus: number; kelebihan: number }>`
      select count(*) as count, coalesce(sum(k.dibayar), 0)::bigint as dibayar, coalesce(sum(${hangus}), 0)::bigint as hangus,
        coalesce(sum(k.dibayar - ${hangus}), 0)::bigint as kelebihan from ${endSource} where ${where}`,
  );
};

/** Contracts that are late, by what their auction waits for. */
export const listLelang = (call: Call<unknown, z.output<NonNullable<typeof lelangEndpoint.query>>>) => {
  const { q, tahap: asked } = call.query;
  const mulai = sql`k.jatuh_tempo + ${call.settings.CICILAN_LELANG_HARI}::int`;
  const tahap = sql`case when n.kali = 0 then 'BERITAHU_1' when n.akhir - n.awal < ${NOTICE_DAYS}::int then 'BERITAHU_2'
    when h.tgl_system < ${mulai} then 'TUNGGU' else 'BOLEH' end`;
  const hangus = keptNow(sql`t.hangus_persen`);
  const source = sql`${endSource} cross join lateral (
    select count(*)::int as kali, min(m.tanggal) as awal, max(m.tanggal) as akhir from cicilan_pesan m
    where m.kode_toko = k.kode_toko and m.no_cicilan = k.no_cicilan and m.jatuh_tempo = k.jatuh_tempo) n`;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      sql`k.status = 'AKTIF' and k.jatuh_tempo < h.tgl_system`,
      ...(asked ? [sql`${tahap} = ${asked}`] : []),
      ...searched(q),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<LateRow>`select ${rowColumns}, ${hangus} as hangus, k.dibayar - ${hangus} as kelebihan, ${mulai} as lelang_mulai, n.kali as pemberitahuan,
        n.akhir as diberitahu, ${tahap} as tahap from ${source} where ${where} order by k.jatuh_tempo, k.tanggal desc, k.no_cicilan desc`,
    sql<{ count: number; dibayar: number; hangus: number; kelebihan: number }>`
      select count(*) as count, coalesce(sum(k.dibayar), 0)::bigint as dibayar, coalesce(sum(${hangus}), 0)::bigint as hangus,
        coalesce(sum(k.dibayar - ${hangus}), 0)::bigint as kelebihan from ${source} where ${where}`,
  );
};

/** The first glance: what is due today and late, and what is held for contracts that run, in money and pieces. */
export const glance = (call: Call) =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ jatuh_tempo: number; lewat: number; rp: number; barang: number }>(sql`
      select count(*) filter (where k.jatuh_tempo = h.tgl_system)::int as jatuh_tempo, count(*) filter (where k.jatuh_tempo < h.tgl_system)::int as lewat,
        coalesce(sum(k.dibayar), 0)::bigint as rp, count(*) filter (where k.kode_barcode <> '')::int as barang
      from ${rowSource} where ${sql.join([...inPeriod('k', call, {}), sql`k.status = 'AKTIF'`], sql` and `)}`),
  );

interface Read {
  row: CicilanRow & Pick<KartuCicilan, 'alamat_customer' | 'kode_sales'>;
  contract: Contract & { terms: Contract['terms'] & { kadar: number; berat: number } };
  rate: GramRate | null;
  hari: string;
  gerak: KartuCicilan['gerak'];
  pengingat: KartuCicilan['pengingat'];
  pemberitahuan: KartuCicilan['pemberitahuan'];
  kelebihan: KartuCicilan['kelebihan'];
}

/** How far the piece of a gram plan has grown, and what it costs to be fetched that day; null for other contracts. */
const grownOf = (
  { gram, terms, keadaan }: Contract,
  rate: GramRate | null,
  day: { settings: Settings; toko: string; tanggal: string },
): KartuCicilan['gram'] => {
  if (!gram) return null;
  const priced = keadaan.status === 'AKTIF' && rate ? orUnpriced(() => pricePiece(rate, day.settings)) : null;
  const berat = rate?.berat ?? terms.berat;
  const last =
    priced && rate
      ? lastGramPayment({
          hargaRp: totalOf({ priced, piece: rate }, day),
          perGramRp: priced.hargaEmas,
          beratMg: Math.max(berat, gram.mg),
          saldoMg: gram.mg,
          pembulatan: pembulatanJual(day.settings),
        }).rp
      : null;
  return {
    model: terms.kode_barcode === '',
    kode_dept: gram.kode_dept,
    kode_group: terms.kode_group,
    beli: inGrams(gram.mg),
    murni: inGrams(fineGold(gram.mg, toMilli(gram.kadar_murni))),
    kurang: inGrams(Math.max(0, berat - gram.mg)),
    harga_emas: priced?.hargaEmas ?? null,
    kurang_rp: last,
  };
};

/** One contract as it stands on the shop's business day. Throws DATA_TIDAK_DITEMUKAN. */
export const kartuCicilan = async (
  call: Call<z.output<NonNullable<typeof kartuEndpoint.params>>>,
): Promise<KartuCicilan> => {
  const { no_faktur } = call.params;
  const read = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<Read>(sql`
      select (select to_json(x) from (select ${rowColumns}, k.alamat_customer, k.kode_sales from ${rowSource} where k.kode_toko = s0.kode_toko and k.no_cicilan = s0.no_cicilan) x) as row,
        (select to_json(x) from (select ${contractColumns} from ${contractSource} where c.kode_toko = s0.kode_toko and c.no_cicilan = s0.no_cicilan) x) as contract,
        ${rateOf(sql`s0.kode_toko`, sql`s0.no_cicilan`)} as rate,
        coalesce((select tgl_system from hari_kerja where kode_toko = s0.kode_toko), current_date) as hari,
        (select coalesce(json_agg(json_build_object('no_faktur', g.no_faktur, 'jenis', g.jenis, 'tanggal', g.tanggal, 'dibayar', g.dibayar, 'denda', g.denda, 'hapus', g.hapus,
           'potongan', g.potongan, 'gram', coalesce(b.mg, f.mg) / 1000.0, 'harga_emas', coalesce(b.harga_emas, f.harga_emas), 'no_jual', (select y.no_faktur from dokumen x join dokumen y on y.kode_toko = x.kode_toko and y.no_tukar = x.no_tukar and y.no_faktur <> x.no_faktur
             where x.kode_toko = g.kode_toko and x.no_faktur = g.no_faktur), 'user_id', g.user_id) order by g.id), '[]')
         from cicilan_gerak g left join cicilan_gram_bayar_detail b on b.kode_toko = g.kode_toko and b.no_faktur = g.no_faktur
         left join (select m.kode_toko, m.no_faktur, m.mg, t.harga_emas from cicilan_gram_detail m join cicilan_kontrak_detail t using (kode_toko, no_faktur)) f
           on f.kode_toko = g.kode_toko and f.no_faktur = g.no_faktur and g.jenis = 'KONTRAK'
         where g.kode_toko = s0.kode_toko and g.no_cicilan = s0.no_cicilan) as gerak,
        (select coalesce(json_agg(json_build_object('id', i.id, 'tanggal', i.tanggal, 'jenis', i.jenis, 'status', p.status, 'user_id', i.user_id) order by i.id), '[]')
         from cicilan_ingat i join promo_kirim p on p.id = i.kirim_id where i.kode_toko = s0.kode_toko and i.no_cicilan = s0.no_cicilan) as pengingat,
        (select coalesce(json_agg(json_build_object('id', m.id, 'tanggal', m.tanggal, 'cara', m.cara, 'bukti', m.bukti, 'user_id', m.user_id) order by m.id), '[]')
         from cicilan_pesan m where m.kode_toko = s0.kode_toko and m.no_cicilan = s0.no_cicilan) as pemberitahuan,
        (select json_build_object('no_faktur', t.no_titip, 'rp', t.saldo) from cicilan_akhir_detail a
         join titip t on t.kode_toko = a.kode_toko and t.no_titip = a.no_faktur and t.saldo > 0
         where a.kode_toko = s0.kode_toko and a.no_cicilan = s0.no_cicilan limit 1) as kelebihan
      from cicilan s0 where s0.no_cicilan = ${no_faktur} and ${call.toko} in ('*', s0.kode_toko)`),
  );
  if (!read) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { row, contract, rate, hari, ...told } = read;
  const { terms } = contract;
  const running = contract.keadaan.status === 'AKTIF';
  // One that ended stands as it did on that day.
  const stands = standingOf(contract, running ? hari : (told.gerak.at(-1)?.tanggal ?? hari));
  const potongan = running ? discountOf(contract, stands, hari) : 0;
  const gram = grownOf(contract, rate, { settings: call.settings, toko: row.kode_toko, tanggal: hari });
  const tagihan = running && !gram ? stands.tagihan : 0;
  const pelunasan = gram ? (gram.kurang_rp ?? 0) : stands.sisa - potongan + stands.denda;
  const none = { hangus: 0, kembali: 0 };
  const mulai =
    running && stands.tertua ? auctionFrom(stands.tertua, call.settings.CICILAN_LELANG_HARI) : null;
  const late = mulai !== null && row.keadaan === 'LEWAT';
  const warned = running ? toldOf(contract, stands) : [];
  const [first] = warned;
  return {
    ...row,
    ...told,
    kadar: terms.kadar,
    berat: terms.berat / 1000,
    harga: terms.harga,
    jasa: terms.jasa,
    dp: terms.dp,
    biaya_admin: terms.biaya_admin,
    tenor: terms.tenor,
    denda_rp: terms.denda_rp,
    toleransi_hari: terms.toleransi_hari,
    denda: running ? stands.denda : 0,
    tagihan,
    potongan,
    pelunasan: running ? pelunasan : 0,
    gram,
    lelang_mulai: mulai,
    tahap: late ? auctionStage(warned, mulai, hari) : null,
    beritahu_mulai: first === undefined ? null : addDays(first, NOTICE_DAYS),
    lelang: running ? endOf(contract, 'hangus_persen') : none,
    putus: running ? endOf(contract, 'batal_persen') : none,
    baris: stands.rows.map((one) => ({
      baris: one.baris,
      jatuh_tempo: one.jatuhTempo,
      angsuran: one.angsuran,
      dibayar: one.dibayar,
      sisa: one.sisa,
      hari: one.hari,
      denda: one.denda,
      sisa_denda: one.sisaDenda,
      lunas_pada: one.lunasPada,
      keadaan: one.keadaan,
    })),
  };
};
