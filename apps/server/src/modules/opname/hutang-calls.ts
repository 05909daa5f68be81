import { randomUUID } from 'node:crypto';
import type {
  BarisOpname,
  DataOpname,
  HasilOpname,
  hasilOpname,
  putusOpname,
  ScannedOpname,
  scanOpname,
  selesaiOpname,
  sendOpname,
  startOpname,
} from '@kadar/contract/endpoints/opname.ts';
import { type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { OpnameHasil, OpnameKelompok } from '@kadar/domain/opname.ts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { namedColumns } from '../../engines/list-file.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import type { Result } from '../../platform/http/route.ts';
import { decide } from './commands/decide.ts';
import { empty } from './commands/empty.ts';
import { finish } from './commands/finish.ts';
import { type Taken, take } from './commands/scan.ts';
import { begin } from './commands/start.ts';
import { bagPlaces, HUTANG } from './hutang.ts';
import type { Found } from './queries/result.ts';
import { seenResult, sendFound } from './queries/seen.ts';
import { countsBlind, runningSession, sesiOf } from './queries/session.ts';
import { counters, undecided } from './queries/state.ts';

/** The calls of the count of pledge bags, in the words of the specification. */

type BodyOf<E extends { body?: z.ZodType }> = z.output<NonNullable<E['body']>>;
type Query = z.output<NonNullable<typeof hasilOpname.query>>;
type Answered<T> = Promise<{ data: T; message: string }>;

const selisihOf = async (tx: Tx, toko: string): Promise<DataOpname['selisih']> =>
  (await undecided(tx, HUTANG, toko)).map(({ kode, nama, berat, jumlah_rp, ...row }) => ({
    sesi_id: row.sesi_id,
    tanggal: row.tanggal,
    no_hutang: kode,
    hasil: row.hasil as OpnameHasil,
    nama_customer: nama,
    berat: berat / 1000,
    jumlah_hutang: jumlah_rp,
    keterangan: row.keterangan,
  }));

/** What the screen of the count shows, to this caller. */
export const showBags = async (call: Context, tx: Tx): Promise<DataOpname> => {
  const toko = oneToko(call);
  const session = await runningSession(tx, HUTANG, toko);
  const places = await tx.rows(bagPlaces(toko));
  const rest = {
    tempat: places.map(({ tempat }) => tempat),
    selisih: mayUse('opname.putus', call.session.level) ? await selisihOf(tx, toko) : [],
  };
  if (!session) return { sesi: null, saya: 0, harus: null, orang: [], ...rest };
  const blind = countsBlind(call, session);
  const all = await counters(tx, session);
  const own = all.filter(({ user_id }) => user_id === call.session.user_id);
  const { harus } = await tx.one(HUTANG.howMany(toko, session.tempat));
  return {
    sesi: sesiOf(session),
    saya: own[0]?.jumlah ?? 0,
    harus: blind ? null : harus,
    orang: blind ? own : all,
    ...rest,
  };
};

const shown = async (call: Context, tx: Tx, code: MessageCode): Answered<DataOpname> => ({
  data: await showBags(call, tx),
  message: messageText(code, call.language),
});

export const startBags = async (call: Context<unknown, unknown, BodyOf<typeof startOpname>>, tx: Tx) => {
  const buta = call.body.buta || !mayUse('opname.selesai', call.session.level);
  await begin(call, tx, HUTANG, { tempat: call.body.tempat, buta });
  return shown(call, tx, 'OPNAME_TERSEDIA');
};

export const emptyBags = async (call: Context, tx: Tx) => {
  await empty(call, tx, HUTANG);
  return shown(call, tx, 'OPNAME_DIKOSONGKAN');
};

export const finishBags = async (call: Context<unknown, unknown, BodyOf<typeof selesaiOpname>>, tx: Tx) => {
  const alasan = call.body.alasan.map(({ no_hutang: kode, keterangan }) => ({ kode, keterangan }));
  await finish(call, tx, HUTANG, { ...call.body, alasan });
  return shown(call, tx, 'OPNAME_SELESAI');
};

export const decideBag = async (call: Context<unknown, unknown, BodyOf<typeof putusOpname>>, tx: Tx) => {
  const { no_hutang: kode, ...said } = call.body;
  await decide(call, tx, HUTANG, { ...said, kode });
  return shown(call, tx, 'DATA_DISIMPAN');
};

const answerOf = ({ id, kode, hasil, card, terlambat }: Taken): ScannedOpname => ({
  id,
  no_faktur_hutang: kode,
  hasil,
  terlambat,
  tempat: card?.tempat ?? '',
  tgl_hutang: card?.tgl ?? null,
  nama_customer: card?.nama ?? '',
  jumlah_hutang: card?.jumlah_rp ?? 0,
  berat_total: (card?.berat ?? 0) / 1000,
});

/** What a device kept and sends: its scans have keys of their own, so that no answer has to be kept for it. */
export const sendBags = async (
  call: Context<unknown, unknown, BodyOf<typeof sendOpname>>,
): Answered<ScannedOpname[]> => {
  const scan = call.body.scan.map(({ no_faktur_hutang: kode, ...event }) => ({ ...event, kode }));
  const { perangkat } = call.body;
  const taken = await call.kadar.db.transaction(
    call.scope,
    (tx) => take(call, tx, HUTANG, { perangkat, scan }),
    { keepsPlans: true },
  );
  return { data: taken.map(answerOf), message: messageText('OPNAME_DISCAN', call.language) };
};

/** One scan of the running count, as the specification has it. Throws OPNAME_BELUM_DIMULAI. */
export const scanBag = async (
  call: Context<unknown, unknown, BodyOf<typeof scanOpname>>,
  tx: Tx,
): Answered<ScannedOpname> => {
  const session = await runningSession(tx, HUTANG, oneToko(call));
  if (!session) throw new AppError('OPNAME_BELUM_DIMULAI');
  const { no_faktur_hutang: kode, ...said } = call.body;
  const event = { ...said, kode, id: randomUUID().replaceAll('-', ''), jenis: 'SCAN' as const, umur_ms: 0 };
  const scan = [{ ...event, sesi_id: session.id }];
  const [taken] = await take(call, tx, HUTANG, { perangkat: '', scan });
  if (!taken) throw new AppError('OPNAME_BELUM_DIMULAI');
  return { data: answerOf(taken), message: messageText('OPNAME_DISCAN', call.language) };
};

const gram = (mg: number | null | undefined): number | null => (mg == null ? null : mg / 1000);

const rowOf = ({ kode, hasil, card, scan, dicari, pasti }: Found): BarisOpname => ({
  no_hutang: kode,
  tgl_hutang: card?.tgl ?? null,
  nama_customer: card?.nama ?? '',
  alamat_customer: card?.alamat ?? '',
  berat: (card?.berat ?? 0) / 1000,
  jumlah_hutang: card?.jumlah_rp ?? 0,
  hasil,
  tempat: card?.tempat ?? '',
  tempat_scan: scan?.tempat ?? '',
  berat_harus: gram(card?.berat_harus),
  berat_timbang: gram(scan?.berat),
  oleh: scan?.user_id ?? '',
  at: scan?.at.toISOString() ?? null,
  dicari: [...dicari],
  pasti,
});

const COLUMNS = namedColumns(
  'hasil',
  'no_hutang',
  'tgl_hutang',
  'nama_customer',
  'alamat_customer',
  'berat',
  'jumlah_hutang',
  'tempat',
  'oleh',
);

/** The lists of the running count, on the screen or as a paper; empty while nothing is counted. */
export const bagResult = async (call: Call<unknown, Query>): Promise<Result<HasilOpname> | FastifyReply> => {
  const { session, found } = await seenResult(call, HUTANG);
  const of = (kelompok: OpnameKelompok): BarisOpname[] =>
    found.filter((one) => one.kelompok === kelompok).map(rowOf);
  const [hutang_hilang, hutang_ketemu, lain] = [of('HILANG'), of('KETEMU'), of('LAIN')];
  const { format } = call.query;
  if (format === 'json')
    return { data: { sesi: session ? sesiOf(session) : null, hutang_hilang, hutang_ketemu, lain } };
  return sendFound(call, { ...call.query, format }, [...hutang_hilang, ...lain, ...hutang_ketemu], {
    name: 'opname-hutang',
    title: { id: 'Stock Opname Hutang', en: 'Count pledge bags' },
    key: 'no_hutang',
    columns: COLUMNS,
  });
};
