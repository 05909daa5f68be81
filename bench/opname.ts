import { loadPledges } from '../apps/server/src/testing/pledges.ts';
import { CASHIER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { count, DEVICES, Device, PER_SECOND, partsOf } from './lib/counting.ts';
import { requireOk } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { percentile, perSecond, spread } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const TARGET_P95_MS = 100;
const BAGS = { objek: 'HUTANG', path: 'opname-hutang/scan', code: 'no_faktur_hutang' } as const;

/** What the server has of the count, against what the devices scanned. */
const check = async (
  { owner }: Clone,
  devices: readonly Device[],
  bags: readonly string[],
  sesi: number,
): Promise<void> => {
  const { rows } = await owner.query<{ id: string; kode: string; pertama: boolean }>(
    `select replace(id::text, '-', '') as id, kode, pertama from opname_scan where sesi_id = $1`,
    [sesi],
  );
  const scanned = new Set(devices.flatMap((device) => [...device.scanned.keys()]));
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...scanned].filter((id) => !stored.has(id)).length;
  const found = new Set(rows.filter(({ pertama }) => pertama).map(({ kode }) => kode));
  if (lost > 0 || rows.length !== scanned.size || found.size !== bags.length)
    throw new Error(
      `${scanned.size} scans: ${lost} lost, ${rows.length} stored, ${found.size} of ${bags.length} bags found`,
    );
};

/** Eight people count thousands of bags at once, each through a cut line, a lost answer and a reload. */
export const opname: Row = {
  name: 'opname',
  target: `5,000 bags, ${DEVICES} devices, ${PER_SECOND} scans/s each: acknowledged p95 < ${TARGET_P95_MS} ms, none lost, none doubled`,
  run: async (context) => {
    const many = sized(context, 5_000, 400);
    return onClone(
      await context.world(),
      'opname',
      async (clone, server) => {
        const { rows } = await clone.owner.query<{ no: string }>(
          `select no_hutang as no from hutang where kode_toko = $1 and status = 'AKTIF' order by md5(no_hutang)`,
          [TOKO],
        );
        const bags = rows.map(({ no }) => no);
        const users = [SUPERVISOR, CASHIER];
        const tokens = await Promise.all(users.map((user) => server.login(user)));
        const tills = await Promise.all(
          Array.from({ length: DEVICES }, (_, n) =>
            Connection.open(server.url, { token: tokens[n % 2] ?? '' }),
          ),
        );
        const started = await tills[0]?.call('POST', 'opname-hutang/start', '{}');
        requireOk(started ? [started] : []);
        const { data } = JSON.parse(started?.body ?? '{}') as { data: { sesi: { id: number } } };
        const devices = tills.map((till, n) => new Device(BAGS, till, users[n % 2] ?? ''));
        const begun = performance.now();
        const parts = partsOf(bags);
        await Promise.all(devices.map((device, n) => count(device, parts[n] ?? [], data.sesi.id)));
        const took = (performance.now() - begun) / 1000;
        await check(clone, devices, bags, data.sesi.id);
        for (const till of tills) till.close();
        const latencies = devices.flatMap((device) => device.latencies);
        const p95 = percentile(latencies, 95);
        return {
          measured: `p95 ${p95.toFixed(0)} ms, none lost, none doubled`,
          ok: p95 < TARGET_P95_MS,
          detail: [
            `${bags.length} bags in ${took.toFixed(0)} s, ${perSecond(bags.length / took)}`,
            `scan to acknowledgement, ${latencies.length} while the line stood: ${spread(latencies)}`,
          ],
        };
      },
      async ({ owner }) => {
        await loadPledges(owner, many, { toko: TOKO, tanggal: TODAY });
        await owner.query('vacuum analyze hutang, hutang_gerak, dokumen');
      },
    );
  },
};
