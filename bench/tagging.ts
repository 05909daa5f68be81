import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { CASHIER, CHAIN, PIECES, SUPERVISOR, TOKO } from './lib/chain.ts';
import type { Connection } from './lib/connection.ts';
import { closeAll, openConnections, type Request, requireOk, runLoad } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { saleRequests } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { percentile, perSecond, spread } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET_TAG_MS = 150;
const TARGET_DRAFTS_MS = 10_000;
const TARGET_OPEN_MS = 1_000;
const TILLS = 4;
const TAGGERS = 4;
const OPENED = 10;
const PIECE_G = 2.345;

const piece = PIECES[0];
const GOODS = { kode_dept: 'CCN', kode_group: 'UBS750', kadar: 75, kadar_murni: 75 };

/** A delivery whose one line is so many pieces and a gram, so that the line stays open when all of them are tagged. */
const deliver = async (line: Connection, count: number): Promise<string> => {
  const berat = Number((count * PIECE_G + 1).toFixed(3));
  const answer = await line.call(
    'POST',
    'terima-supplier',
    JSON.stringify({
      kode_supplier: CHAIN.suppliers[0]?.kode_supplier,
      tgl_nota: '2026-02-24',
      lines: [{ ...GOODS, qty: count, berat_nota: berat, berat, harga_per_g: 1_950_000, ongkos: 35_000 }],
    }),
  );
  requireOk([answer]);
  return (JSON.parse(answer.body) as { data: { batch: string[] } }).data.batch[0] ?? '';
};

const tags = (no_batch: string, count: number): Request[] => {
  const body = JSON.stringify({
    ...GOODS,
    nama_barang: 'CINCIN KAWIN POLOS',
    berat_asli: PIECE_G,
    kode_baki: piece?.kode_baki,
    no_batch,
    diketik: false,
  });
  return Array.from({ length: count }, () => ({ method: 'POST', path: 'barang', body }));
};

/** Four tills sell without pause for as long as pieces are tagged one after the other; milliseconds of each tag, and how much was sold meanwhile. */
const tagWhileSelling = async (
  line: Connection,
  tills: readonly Connection[],
  requests: readonly Request[],
) => {
  let tagging = true;
  let sold = 0;
  const selling = tills.map(async (till, at) => {
    for (let n = at; tagging; n += TILLS) {
      const [sale] = saleRequests(n, 1);
      requireOk([await till.call('POST', 'penjualan', sale?.body)]);
      sold++;
    }
  });
  const begun = performance.now();
  try {
    const { answers, latencies } = await runLoad([line], requests);
    requireOk(answers);
    return { latencies, sold: () => sold, seconds: (performance.now() - begun) / 1000 };
  } finally {
    tagging = false;
    await Promise.all(selling);
  }
};

/** Milliseconds until the rows of a supplier's list are drafts. */
const uploadList = async ({ url }: Server, token: string, rows: number): Promise<number> => {
  const row = 'CINCIN KAWIN POLOS,CCN,UBS750,75,2.345';
  const file = ['nama_barang,kode_dept,kode_group,kadar,berat', ...new Array<string>(rows).fill(row)].join(
    '\n',
  );
  const form = new FormData();
  form.set('file', new Blob([file]), 'daftar.csv');
  const begun = performance.now();
  const response = await fetch(`${url}/api/v1/tambah-draf`, {
    method: 'POST',
    headers: { 'x-auth-token': token, 'idempotency-key': randomUUID() },
    body: form,
  });
  const text = await response.text();
  const ms = performance.now() - begun;
  const made = response.ok && (JSON.parse(text) as { data: { baru: number } }).data.baru;
  if (made !== rows) throw new Error(`${response.status}: ${text.slice(0, 400)}`);
  return ms;
};

/** Milliseconds until the open batches stand and one of them is said to be tagged, the slowest of some. */
const openBatch = async (line: Connection, no_batch: string): Promise<number> => {
  const took: number[] = [];
  for (let n = 0; n < OPENED; n++) {
    const begun = performance.now();
    const list = await line.call('GET', 'terima-supplier/batch');
    const checked = await line.call(
      'POST',
      'terima-supplier/batch/periksa',
      JSON.stringify({ batch: [no_batch] }),
    );
    took.push(performance.now() - begun);
    requireOk([list, checked]);
    if (!list.body.includes(no_batch)) throw new Error('the batch is not open');
  }
  return Math.max(...took);
};

/** A batch of thousands of pieces, tagged one after the other while the shop sells; a supplier's list; the batch when all are tagged. */
export const tagging: Row = {
  name: 'tagging',
  target: `a tag p95 < ${TARGET_TAG_MS} ms beside ${TILLS} selling tills; 5,000 drafts < ${TARGET_DRAFTS_MS / 1000} s; a batch of 5,000 pieces checked < ${TARGET_OPEN_MS / 1000} s`,
  run: async (context) => {
    const many = sized(context, 5_000, 200);
    const measured = sized(context, 300, 100);
    return onClone(await context.world(), 'tagging', async (_clone, server) => {
      const token = await server.login(SUPERVISOR);
      const [line] = (await openConnections(server.url, { token, toko: TOKO }, 1)) as [Connection];
      const tills = await openConnections(server.url, { token: await server.login(CASHIER) }, TILLS);
      const no_batch = await deliver(line, many);
      const requests = tags(no_batch, many);
      const warmUp = requests.splice(0, measured / 5);
      requireOk((await runLoad([line], warmUp)).answers);
      const beside = await tagWhileSelling(line, tills, requests.splice(0, measured));
      context.note(`tagging the other ${requests.length} pieces …`);
      // Opened now: the server closes what is silent for long.
      const lines = await openConnections(server.url, { token, toko: TOKO }, TAGGERS);
      requireOk((await runLoad(lines, requests)).answers);
      const opened = await openBatch(lines[0] as Connection, no_batch);
      const drafts = await uploadList(server, token, many);
      closeAll([line, ...lines, ...tills]);
      const p95 = percentile(beside.latencies, 95);
      return {
        measured: `p95 ${p95.toFixed(0)} ms, drafts ${(drafts / 1000).toFixed(1)} s, checked in ${opened.toFixed(0)} ms`,
        ok: p95 < TARGET_TAG_MS && drafts < TARGET_DRAFTS_MS && opened < TARGET_OPEN_MS,
        detail: [
          `${beside.latencies.length} tags, one after the other: ${spread(beside.latencies)}`,
          `meanwhile ${TILLS} tills: ${beside.sold()} sales, ${perSecond(beside.sold() / beside.seconds)}`,
          `${many} rows of a list, ${many} pieces of a batch; load of the machine ${loadavg()
            .map((one) => one.toFixed(1))
            .join(' ')}`,
        ],
      };
    });
  },
};
