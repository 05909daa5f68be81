import { bulkFields } from '@kadar/contract/bulk.ts';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import {
  type BulkChange,
  type BulkDone,
  type BulkPast,
  type BulkPreview,
  bulkAsked,
  bulkDone,
  bulkPast,
  bulkPreview,
  bulkSent,
  MAX_BULK,
} from '@kadar/contract/endpoints/bulk-input.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Master } from '@kadar/contract/master.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, type FieldProblem } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { command, query } from '../../platform/http/route.ts';
import { editable, type Judged, judge, saidOf, type Wanted, wanted, writeMany } from './bulk.ts';
import { askHeadOfficeForMany } from './head-office.ts';
import type { MasterRecord } from './hooks.ts';
import { listRecords, recordsByKey, toWire } from './store.ts';
import { viewOf } from './view.ts';
import { type ListInput, listQuery, windowOf } from './window.ts';
import { type MasterParts, tokoFor } from './writes.ts';

type Asked = Call<unknown, ListInput, z.output<typeof bulkAsked>>;
type Sent = Call<unknown, unknown, z.output<typeof bulkSent>>;
type Undo = Call<{ id: number }>;

const HISTORY = 50;
const PAST = z.object({ id: z.coerce.number().int().positive() });

/** What a record is called where several are told of. */
const nameOf = (master: Master, record: MasterRecord): string => {
  const first = Object.keys(master.fields)[0] ?? master.key;
  return String(record[master.shown === '_id' ? first : master.shown] ?? '');
};

/** The records that are meant, at most so many. Throws MASSAL_TERLALU_BANYAK. */
const meant = async (call: Asked, tx: Tx, { master }: MasterParts, toko: string): Promise<MasterRecord[]> => {
  const { kunci } = call.body;
  if (kunci) return (await recordsByKey(tx, master, toko, kunci)).filter(({ _deleted }) => !_deleted);
  const window = windowOf(viewOf(master, call.session.level), call);
  const { rows } = await listRecords(tx, master, toko, {
    ...window,
    skip: 0,
    limit: MAX_BULK + 1,
    deleted: false,
    counted: false,
  });
  if (rows.length > MAX_BULK) throw new AppError('MASSAL_TERLALU_BANYAK', { count: MAX_BULK });
  // As they are stored, not as they were listed.
  return recordsByKey(
    tx,
    master,
    toko,
    rows.map((row) => String(row[master.key])),
  );
};

const preview = async (call: Asked, tx: Tx, parts: MasterParts): Promise<{ data: BulkPreview }> => {
  const { master } = parts;
  const toko = tokoFor(master, call);
  const records = await meant(call, tx, parts, toko);
  const judged = await judge(call, tx, parts, {
    toko,
    records: wanted(parts, call, call.body.ubah, records),
  });
  const names = call.body.ubah.map(({ field }) => field);
  const baris = judged.map((one) => {
    const was = toWire(master, one.old);
    const next = toWire(master, one.record);
    const of = (record: MasterRecord) =>
      Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
    return {
      kunci: String(one.old[master.key]),
      nama: nameOf(master, was),
      _version: Number(one.old._version),
      sebelum: of(was),
      sesudah: of(one.problem ? one.sent : next),
      berubah: one.changes,
      tolak: one.problem && saidOf(parts, call, one.problem),
    };
  });
  return {
    data: {
      baris,
      berubah: baris.filter(({ berubah }) => berubah).length,
      ditolak: baris.filter(({ tolak }) => tolak !== null).length,
    },
  };
};

/** Throws DATA_BERUBAH at each record that is not as it was shown, DATA_TIDAK_DITEMUKAN at one that is gone. */
const refuseChanged = (call: Sent, held: ReadonlyMap<string, MasterRecord>): void => {
  const fields = Object.fromEntries(
    call.body.baris.flatMap(({ kunci, _version }, at): [string, FieldProblem][] => {
      const now = held.get(kunci);
      if (!now || now._deleted) return [[`baris.${at}`, { code: 'DATA_TIDAK_DITEMUKAN' }]];
      return now._version === _version ? [] : [[`baris.${at}`, { code: 'DATA_BERUBAH' }]];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('DATA_BERUBAH', {}, { fields });
};

const refuseProblems = (call: Sent, { master }: MasterParts, judged: readonly Judged[]): void => {
  const at = new Map(call.body.baris.map(({ kunci }, index) => [kunci, index]));
  const fields = Object.fromEntries(
    judged.flatMap(({ old, problem }): [string, FieldProblem][] =>
      problem ? [[`baris.${at.get(String(old[master.key]))}.${problem.field}`, problem.problem]] : [],
    ),
  );
  if (Object.keys(fields).length > 0) throw new AppError('INPUT_TIDAK_SAH', {}, { fields });
};

/** What was asked, as an approver reads it. */
const toldOf = (master: Master, ubah: readonly BulkChange[]): string =>
  ubah
    .map(({ field, cara, nilai }) => {
      const label = master.fields[field]?.label;
      return [
        label ? textIn(label, 'id') : field,
        cara === 'ISI' ? 'menjadi' : cara,
        String(nilai ?? '-'),
      ].join(' ');
    })
    .join(', ');

/** Keeps what was done, so that it can be taken back. */
const remember = async (
  call: Call,
  tx: Tx,
  master: Master,
  {
    toko,
    ubah,
    undoes,
    pairs,
    judged,
  }: {
    toko: string;
    ubah: readonly unknown[];
    undoes: number | null;
    pairs: { old: MasterRecord; changed: MasterRecord }[];
    judged: readonly Judged[];
  },
): Promise<number> => {
  const place = master.scope === 'toko' ? toko : '*';
  const { id } = await tx.one<{ id: number }>(sql`
    insert into ubah_massal (kode_toko, daftar, oleh, ubah, membatalkan, jumlah)
    values (${place}, ${master.name}, ${call.session.user_id}, ${JSON.stringify(ubah)}::jsonb, ${undoes}, ${pairs.length}) returning id`);
  const sent = new Map(judged.map((one) => [String(one.old[master.key]), one.sent]));
  const rows = pairs.map(({ old, changed }) => {
    const key = String(old[master.key]);
    const was = toWire(master, old);
    const names = Object.keys(sent.get(key) ?? {});
    return {
      kunci: key,
      nama: nameOf(master, was),
      versi: changed._version,
      sebelum: Object.fromEntries(names.map((name) => [name, was[name] ?? null])),
    };
  });
  await tx.execute(sql`
    insert into ubah_massal_baris (kode_toko, ubah_id, kunci, nama, versi, sebelum)
    select ${place}, ${id}, r.kunci, r.nama, r.versi, r.sebelum
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(kunci text, nama text, versi int, sebelum jsonb)`);
  return id;
};

const carryOut = async (
  call: Sent,
  tx: Tx,
  parts: MasterParts,
): Promise<{ data: BulkDone; message: string }> => {
  const { master } = parts;
  const { baris, ubah } = call.body;
  const toko = tokoFor(master, call);
  editable(parts, call);
  const rows = await recordsByKey(
    tx,
    master,
    toko,
    baris.map(({ kunci }) => kunci),
    { hold: true },
  );
  refuseChanged(call, new Map(rows.map((row) => [String(row[master.key]), row])));
  const judged = await judge(call, tx, parts, { toko, records: wanted(parts, call, ubah, rows) });
  refuseProblems(call, parts, judged);
  const moving = judged.filter(({ changes }) => changes);
  if (moving.length === 0) throw new AppError('MASSAL_TANPA_UBAH');
  await askHeadOfficeForMany(call, tx, master, { records: rows, what: toldOf(master, ubah) });
  const pairs = await writeMany(call, tx, parts, { toko, records: moving });
  const id = await remember(call, tx, master, { toko, ubah, undoes: null, pairs, judged: moving });
  return {
    data: { id, diubah: pairs.length, tinggal: [] },
    message: messageText('MASSAL_DIUBAH', call.language, { count: pairs.length }),
  };
};

/**
 * Takes an edit back where its records are as it left them; those that were changed since, or whose list no longer takes what
 * they were, are named. Throws MASSAL_TAK_ADA_LAGI where there is none left.
 */
const takeBack = async (
  call: Undo,
  tx: Tx,
  parts: MasterParts,
): Promise<{ data: BulkDone; message: string }> => {
  const { master } = parts;
  const toko = tokoFor(master, call);
  const place = master.scope === 'toko' ? toko : '*';
  const fields = editable(parts, call);
  const done = await tx.rows<{ kunci: string; nama: string; versi: number; sebelum: MasterRecord }>(sql`
    select b.kunci, b.nama, b.versi, b.sebelum from ubah_massal u join ubah_massal_baris b on b.ubah_id = u.id
    where u.id = ${call.params.id} and u.daftar = ${master.name} and u.kode_toko = ${place}`);
  if (done.length === 0) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (done.some(({ sebelum }) => Object.keys(sebelum).some((name) => !fields.has(name))))
    throw new AppError('TIDAK_BERHAK');
  const held = new Map(
    (
      await recordsByKey(
        tx,
        master,
        toko,
        done.map(({ kunci }) => kunci),
        { hold: true },
      )
    ).map((row) => [String(row[master.key]), row]),
  );
  const untouched = done.flatMap(({ kunci, versi, sebelum }): Wanted[] => {
    const old = held.get(kunci);
    return old && !old._deleted && old._version === versi ? [{ old, sent: sebelum }] : [];
  });
  const judged = await judge(call, tx, parts, { toko, records: untouched });
  const back = judged.filter(({ changes }) => changes);
  const returned = new Set(back.map(({ old }) => String(old[master.key])));
  const why = new Map(
    judged.flatMap(({ old, problem }) =>
      problem ? [[String(old[master.key]), saidOf(parts, call, problem)]] : [],
    ),
  );
  const tinggal = done
    .filter(({ kunci }) => !returned.has(kunci))
    .map(({ kunci, nama }) => ({
      kunci,
      nama,
      message: why.get(kunci) ?? messageText('DATA_BERUBAH', call.language),
    }));
  if (back.length === 0) throw new AppError('MASSAL_TAK_ADA_LAGI');
  await askHeadOfficeForMany(call, tx, master, {
    records: back.map(({ old }) => old),
    what: `dikembalikan (${call.params.id})`,
  });
  const pairs = await writeMany(call, tx, parts, { toko, records: back });
  const id = await remember(call, tx, master, {
    toko,
    ubah: [],
    undoes: call.params.id,
    pairs,
    judged: back,
  });
  return {
    data: { id, diubah: pairs.length, tinggal },
    message: messageText('MASSAL_DIKEMBALIKAN', call.language, { count: pairs.length }),
  };
};

/** A list edited in many records at once: what it would do, doing it, what was done, taking it back. */
export const bulkRoutes = (
  app: FastifyInstance,
  parts: MasterParts,
  write: Pick<Endpoint, 'access' | 'menu' | 'gate'>,
): void => {
  const { master } = parts;
  if (bulkFields(master).length === 0) return;
  const path = `${master.paths.base}/massal`;
  const title = master.title.en;
  const shared = {
    access: write.access,
    ...(write.menu && { menu: write.menu }),
    ...(write.gate && { gate: write.gate }),
  };
  query(
    app,
    {
      ...shared,
      method: 'POST',
      path: `${path}/pratinjau`,
      summary: `What an edit of many would do; changes nothing: ${title}`,
      query: listQuery(master),
      body: bulkAsked,
      data: bulkPreview,
    },
    (call) => call.kadar.db.transaction(call.scope, (tx) => preview(call as Asked, tx, parts)),
  );
  command(
    app,
    {
      ...shared,
      method: 'POST',
      path,
      summary: `Edit many, all or none: ${title}`,
      body: bulkSent,
      data: bulkDone,
    },
    (call, tx) => carryOut(call as Sent, tx, parts),
  );
  query(
    app,
    {
      ...shared,
      method: 'GET',
      path,
      summary: `Edits of many, newest first: ${title}`,
      data: z.array(bulkPast),
    },
    (call) =>
      call.kadar.db.read(call.scope, async (tx) => ({
        data: await tx.rows<BulkPast>(sql`
          select id, at, oleh, jumlah, ubah, membatalkan from ubah_massal
          where daftar = ${master.name} and kode_toko = ${master.scope === 'toko' ? tokoFor(master, call) : '*'}
          order by id desc limit ${HISTORY}`),
      })),
  );
  command(
    app,
    {
      ...shared,
      method: 'POST',
      path: `${path}/{id}/batal`,
      summary: `Take an edit of many back, where its records are as it left them: ${title}`,
      params: PAST,
      data: bulkDone,
    },
    (call, tx) => takeBack(call as Undo, tx, parts),
  );
};
