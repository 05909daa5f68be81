import type {
  BakiOpname,
  BarisOpnameBarang,
  DataOpnameBarang,
  DataSampelOpname,
  HasilOpnameBarang,
  hasilOpnameBarang,
  kosongkanOpnameBarang,
  putusOpnameBarang,
  ScannedBarang,
  selesaiOpnameBarang,
  sendOpnameBarang,
  startOpnameBarang,
} from '@kadar/contract/endpoints/opname-barang.ts';
import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { OPNAME_SAMPEL, type OpnameHasil, type OpnameKelompok } from '@kadar/domain/opname.ts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { namedColumns } from '../../engines/list-file.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import type { Result } from '../../platform/http/route.ts';
import { BARANG } from './barang.ts';
import { decide } from './commands/decide.ts';
import { empty } from './commands/empty.ts';
import { finish } from './commands/finish.ts';
import { type Taken, take } from './commands/scan.ts';
import { begin } from './commands/start.ts';
import { COUNTED, SEEN } from './lying.ts';
import type { Found } from './queries/result.ts';
import { seenResult, sendFound } from './queries/seen.ts';
import { countsBlind, runningSession, runningSessions, sesiOf } from './queries/session.ts';
import { counters, undecided } from './queries/state.ts';
import { type Drawn, draw, drawn, endedSamples } from './sampel.ts';

/** The calls of the count of goods. */

type BodyOf<E extends { body?: z.ZodType }> = z.output<NonNullable<E['body']>>;
type Answered<T> = Promise<{ data: T; message: string }>;

/** Thousandths of a per cent as per cent to one decimal, rounded up: it is a bound. */
const percentAtMost = (thousandths: number): number => Math.ceil(thousandths / 100) / 10;

/** Trays in use with what should lie in each, what the count that runs there found of it, by `user` alone where one is named, and when it was last counted. */
const traysOf = (tx: Tx, toko: string, user: string | null): Promise<BakiOpname[]> =>
  tx.rows<BakiOpname>(sql`
    with jalan as (select id, tempat from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and status = 'BERJALAN' and tempat <> ${OPNAME_SAMPEL}),
    ketemu as (
      select (select b.kode_baki from barang b where b.kode_toko = ${toko} and b.kode_barcode = x.kode) as kode_baki, count(distinct x.kode) as jumlah
      from opname_scan x where x.sesi_id = any(array(select id from jalan)) and x.jenis = 'SCAN' and not x.terlambat
        and x.hasil in ${SEEN} and ${user === null ? sql`true` : sql`x.user_id = ${user}`} group by 1),
    usai as (
      select t.kode_baki, greatest(
        (select max(selesai_at) from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and status = 'SELESAI' and tempat = t.kode_baki),
        (select max(selesai_at) from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and status = 'SELESAI' and tempat = '')) as at
      from baki t where t.kode_toko = ${toko})
    select t.kode_baki, coalesce(t.nama_baki, '') as nama_baki, t.kode_gudang, j.id as sesi_id, coalesce(b.harus, 0) as harus,
      coalesce(k.jumlah, 0) as ketemu, to_json(u.at) #>> '{}' as terakhir
    from baki t join gudang g using (kode_toko, kode_gudang)
    left join lateral (select id from jalan where tempat in ('', t.kode_baki) order by tempat desc limit 1) j on true
    left join (select kode_baki, count(*) as harus from barang where kode_toko = ${toko} and status in ${COUNTED} group by 1) b using (kode_baki)
    left join ketemu k using (kode_baki)
    left join usai u using (kode_baki)
    where t.kode_toko = ${toko} and t.deleted_at is null and g.jenis not in ('HANCUR', 'BELI')
    order by t.kode_gudang <> 'ETALASE', t.kode_gudang, t.kode_baki`);

const differencesOf = async (tx: Tx, toko: string): Promise<DataOpnameBarang['selisih']> =>
  (await undecided(tx, BARANG, toko)).map(({ kode, nama, berat, tempat, tempat_scan, hasil, ...row }) => ({
    sesi_id: row.sesi_id,
    tanggal: row.tanggal,
    keterangan: row.keterangan,
    kode_barcode: kode,
    hasil: hasil as OpnameHasil,
    nama_barang: nama,
    berat: berat / 1000,
    kode_baki: tempat,
    baki_scan: tempat_scan,
  }));

/** What the screen of the count shows, to this caller. */
export const showGoods = async (call: Context, tx: Tx): Promise<DataOpnameBarang> => {
  const toko = oneToko(call);
  const { user_id, level } = call.session;
  const sessions = await runningSessions(tx, BARANG, toko);
  const sesi: DataOpnameBarang['sesi'] = [];
  for (const session of sessions) {
    const blind = countsBlind(call, session);
    const all = await counters(tx, session);
    const own = all.filter((one) => one.user_id === user_id);
    const { harus } = await tx.one(BARANG.howMany(toko, session.tempat));
    const seen = { harus: blind ? null : harus, orang: blind ? own : all };
    sesi.push({ ...sesiOf(session), saya: own[0]?.jumlah ?? 0, ...seen });
  }
  // Who counts blind anywhere, or would where nothing runs, sees no tray's sum.
  const buta = sessions.some((one) => one.buta) || call.settings.OPNAME_BLIND;
  const blind = countsBlind(call, { buta });
  const trays = await traysOf(tx, toko, blind ? user_id : null);
  return {
    sesi,
    baki: blind ? trays.map((tray) => ({ ...tray, harus: null })) : trays,
    selisih: mayUse('opname.putus', level) ? await differencesOf(tx, toko) : [],
  };
};

/** The sample that runs as a task, and what those of before said; what others found is not shown to who counts blind. */
export const showSample = async (call: Context, tx: Tx): Promise<DataSampelOpname> => {
  const toko = oneToko(call);
  const session = await runningSession(tx, BARANG, toko, OPNAME_SAMPEL);
  const blind = countsBlind(call, session ?? { buta: call.settings.OPNAME_BLIND });
  const rows = await tx.rows<Drawn>(sql`
    select kode_barcode, nama_barang, kode_baki, berat, ketemu from (${drawn(toko, blind ? call.session.user_id : null)}) d
    order by ketemu, kode_baki, kode_barcode`);
  const ended = blind ? [] : await endedSamples(tx, toko);
  return {
    daftar: rows.map((row) => ({ ...row, berat: row.berat / 1000 })),
    hasil: ended.map(({ paling_banyak, ...one }) => ({
      ...one,
      paling_banyak: percentAtMost(paling_banyak),
    })),
  };
};

const shown = async (call: Context, tx: Tx, code: MessageCode): Answered<DataOpnameBarang> => ({
  data: await showGoods(call, tx),
  message: messageText(code, call.language),
});

/** Throws PILIHAN_TIDAK_SAH at a tray that the shop does not have, and what begin() and draw() refuse. */
export const startGoods = async (
  call: Context<unknown, unknown, BodyOf<typeof startOpnameBarang>>,
  tx: Tx,
) => {
  const { tempat, jumlah } = call.body;
  const toko = oneToko(call);
  const there = await tx.maybe(
    sql`select 1 from baki where kode_toko = ${toko} and kode_baki = ${tempat} and deleted_at is null`,
  );
  if (tempat !== '' && tempat !== OPNAME_SAMPEL && !there) throw fieldError('tempat', 'PILIHAN_TIDAK_SAH');
  const { id } = await begin(call, tx, BARANG, { tempat, buta: call.settings.OPNAME_BLIND });
  if (tempat === OPNAME_SAMPEL) await draw(tx, toko, id, jumlah);
  return shown(call, tx, 'OPNAME_TERSEDIA');
};

export const emptyGoods = async (
  call: Context<unknown, unknown, BodyOf<typeof kosongkanOpnameBarang>>,
  tx: Tx,
) => {
  await empty(call, tx, BARANG, call.body.tempat);
  return shown(call, tx, 'OPNAME_DIKOSONGKAN');
};

export const finishGoods = async (
  call: Context<unknown, unknown, BodyOf<typeof selesaiOpnameBarang>>,
  tx: Tx,
) => {
  const { tempat, ...reasons } = call.body;
  const alasan = reasons.alasan.map(({ kode_barcode: kode, keterangan }) => ({ kode, keterangan }));
  const sample = await finish(call, tx, BARANG, { ...reasons, alasan }, tempat);
  if (!sample) return shown(call, tx, 'OPNAME_BARANG_SELESAI');
  const { hilang, dihitung, paling_banyak } = sample;
  return {
    data: await showGoods(call, tx),
    message: messageText('OPNAME_SAMPEL_SELESAI', call.language, {
      hilang,
      dihitung,
      persen: percentAtMost(paling_banyak),
    }),
  };
};

export const decideGoods = async (
  call: Context<unknown, unknown, BodyOf<typeof putusOpnameBarang>>,
  tx: Tx,
) => {
  const { kode_barcode: kode, ...said } = call.body;
  await decide(call, tx, BARANG, { ...said, kode, putusan: 'DITEMUKAN' });
  return shown(call, tx, 'DATA_DISIMPAN');
};

const answerOf = ({ id, kode, hasil, terlambat, card }: Taken): ScannedBarang => ({
  id,
  kode_barcode: kode,
  hasil,
  terlambat,
  nama_barang: card?.nama ?? '',
  kadar: Number(card?.rincian?.kadar ?? 0),
  berat: (card?.berat ?? 0) / 1000,
  kode_baki: card?.tempat ?? '',
});

/** What a device kept and sends: its scans have keys of their own, so that no answer has to be kept for it. */
export const sendGoods = async (
  call: Context<unknown, unknown, BodyOf<typeof sendOpnameBarang>>,
): Answered<ScannedBarang[]> => {
  const scan = call.body.scan.map(({ kode_barcode: kode, ...event }) => ({ ...event, kode }));
  const { perangkat } = call.body;
  const taken = await call.kadar.db.transaction(
    call.scope,
    (tx) => take(call, tx, BARANG, { perangkat, scan }),
    { keepsPlans: true },
  );
  return { data: taken.map(answerOf), message: messageText('OPNAME_DISCAN', call.language) };
};

const gram = (mg: number | null | undefined): number | null => (mg == null ? null : mg / 1000);
const said = ({ card }: Found, name: string): string => String(card?.rincian?.[name] ?? '');

const rowOf = (found: Found): BarisOpnameBarang => ({
  kode_barcode: found.kode,
  kode_intern: said(found, 'kode_intern'),
  kode_group: said(found, 'kode_group'),
  kode_dept: said(found, 'kode_dept'),
  nama_barang: found.card?.nama ?? '',
  nama_atribut: said(found, 'nama_atribut'),
  berat: (found.card?.berat ?? 0) / 1000,
  hasil: found.hasil,
  kode_baki: found.card?.tempat ?? '',
  baki_scan: found.scan?.tempat ?? '',
  berat_harus: gram(found.card?.berat_harus),
  berat_timbang: gram(found.scan?.berat),
  oleh: found.scan?.user_id ?? '',
  at: found.scan?.at.toISOString() ?? null,
  dicari: [...found.dicari],
  pasti: found.pasti,
});

const COLUMNS = namedColumns(
  'hasil',
  'kode_barcode',
  'kode_intern',
  'kode_group',
  'kode_dept',
  'nama_barang',
  'nama_atribut',
  'berat',
  'kode_baki',
  'oleh',
);

/** The lists of a running count, on the screen or as a paper; empty while nothing is counted there. */
export const goodsResult = async (
  call: Call<unknown, z.output<NonNullable<typeof hasilOpnameBarang.query>>>,
): Promise<Result<HasilOpnameBarang> | FastifyReply> => {
  const { session, found } = await seenResult(call, BARANG, call.query.tempat);
  const of = (kelompok: OpnameKelompok): BarisOpnameBarang[] =>
    found.filter((one) => one.kelompok === kelompok).map(rowOf);
  const [hilang, ketemu, lain] = [of('HILANG'), of('KETEMU'), of('LAIN')];
  const { format } = call.query;
  if (format === 'json') return { data: { sesi: session ? sesiOf(session) : null, hilang, ketemu, lain } };
  return sendFound(call, { ...call.query, format }, [...hilang, ...lain, ...ketemu], {
    name: 'opname-barang',
    title: { id: 'Stock Opname Barang', en: 'Count goods' },
    key: 'kode_barcode',
    columns: COLUMNS,
  });
};
