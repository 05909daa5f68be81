import { setTimeout as delay } from 'node:timers/promises';
import { OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import { CASHIER, OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { count, DEVICES, Device, PER_SECOND, partsOf } from './lib/counting.ts';
import { closeAll, openConnections, requireOk, runLoad } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { saleRequests } from './lib/sales.ts';
import { percentile, perSecond, ratio, spread } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const TARGET_P95_MS = 100;
const TARGET_TILLS = 0.8;
const PIECES_IN_SHOP = 10_100;
const TILLS = 2;
/** Sales of a round: one before anybody counts, several beside the count. */
const SALES = 400;
const ROUNDS = 3;
const OTHER = 'K02';
const SEAL = 'UKUR';
/** Who receives scans a piece so often. */
const RECEIVED_EVERY_MS = 1_000;
const PIECES = { objek: 'BARANG', path: 'opname-barang/scan', code: 'kode_barcode' } as const;

/** Copies of the seeded pieces with their first movement, until so many lie in the shop. */
const fillShop = async ({ owner }: Clone, pieces: number): Promise<void> => {
  const columnsOf = async (table: string, except: string): Promise<string> => {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name <> all (string_to_array($2, ','))`,
      [table, except],
    );
    return rows[0]?.columns ?? '';
  };
  const barang = await columnsOf('barang', 'kode_barcode');
  const gerak = await columnsOf('mutasi_stock', 'id,chain_pos,kode_barcode');
  await owner.query(`
    with asal as (
      select b.* from barang b where kode_toko = '${TOKO}' and status = 'READY' order by kode_barcode
      limit greatest(0, ${pieces} - (select count(*) from barang where kode_toko = '${TOKO}' and status = 'READY'))),
    gerak as (
      insert into mutasi_stock (kode_barcode, ${gerak})
      select m.kode_barcode || '-2', ${gerak.replaceAll(/\b(\w+)/g, 'm.$1')} from asal a
      cross join lateral (select * from mutasi_stock m where m.kode_toko = a.kode_toko and m.kode_barcode = a.kode_barcode order by m.id limit 1) m)
    insert into barang (kode_barcode, ${barang}) select kode_barcode || '-2', ${barang} from asal`);
  await owner.query('vacuum analyze barang, mutasi_stock');
};

const post = async <T>(line: Connection, path: string, body: object): Promise<T> => {
  const answer = await line.call('POST', path, JSON.stringify(body));
  requireOk([answer]);
  return (JSON.parse(answer.body) as { data: T }).data;
};

/** Receives a shipment piece by piece for as long as others are at it; how many. */
const receive = async (
  line: Connection,
  { no, kode_baki, lines }: { no: string; kode_baki: string; lines: number },
  going: () => boolean,
): Promise<number> => {
  let urut = 0;
  while (urut < lines && going()) {
    urut++;
    await post(line, 'terima-barang', { no_kirim: no, segel: SEAL, kode_baki, lines: [{ urut }] });
    await delay(RECEIVED_EVERY_MS);
  }
  return urut;
};

/** Every scan is there once, and every piece was found once or had been sold before. */
const check = async (
  { owner }: Clone,
  devices: readonly Device[],
  codes: readonly string[],
  sesi: number,
) => {
  const { rows } = await owner.query<{ id: string; kode: string; pertama: boolean; hasil: string }>(
    `select replace(id::text, '-', '') as id, kode, pertama, hasil from opname_scan where sesi_id = $1`,
    [sesi],
  );
  const scanned = new Set(devices.flatMap((device) => [...device.scanned.keys()]));
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...scanned].filter((id) => !stored.has(id)).length;
  const told = rows.filter(({ pertama, hasil }) => pertama || hasil === 'TERJUAL').map(({ kode }) => kode);
  if (
    lost > 0 ||
    rows.length !== scanned.size ||
    told.length !== codes.length ||
    new Set(told).size !== codes.length
  )
    throw new Error(
      `${scanned.size} scans: ${lost} lost, ${rows.length} stored, ${told.length} of ${codes.length} pieces told of`,
    );
};

/** Eight people count all pieces of a shop at once, each through a cut line, a lost answer and a reload, while it sells and another receives. */
export const opnameBarang: Row = {
  name: 'opname-barang',
  target: `10,000 pieces, ${DEVICES} devices, ${PER_SECOND} scans/s each: acknowledged p95 < ${TARGET_P95_MS} ms, none lost, none doubled; ${TILLS} tills ≥ ${TARGET_TILLS} × their rate`,
  run: async (context) => {
    const many = sized(context, 10_000, 1_000);
    const perRound = sized(context, SALES, 40);
    return onClone(
      await context.world(),
      'opname_barang',
      async (clone, server) => {
        const users = [SUPERVISOR, CASHIER];
        const tokens = await Promise.all(users.map((user) => server.login(user)));
        const lines = await Promise.all(
          Array.from({ length: DEVICES }, (_, n) =>
            Connection.open(server.url, { token: tokens[n % 2] ?? '' }),
          ),
        );
        const tills = await openConnections(server.url, { token: tokens[1] ?? '' }, TILLS);
        const owner = await server.login(OWNER);
        const [receiver] = (await openConnections(server.url, { token: owner, toko: OTHER }, 1)) as [
          Connection,
        ];
        const [first] = lines as [Connection];
        const ofShop = await clone.owner.query<{ no: string; segar: boolean }>(
          `select kode_barcode as no, kode_barcode like '%-2' as segar from barang where kode_toko = $1 and status = 'READY' order by md5(kode_barcode)`,
          [TOKO],
        );
        // Sent before the count, of those that no till sells.
        const sent = ofShop.rows
          .filter(({ segar }) => segar)
          .slice(0, 100)
          .map(({ no }) => ({ kode_barcode: no }));
        const { no_faktur } = await post<{ no_faktur: string }>(first, 'kirim-barang', {
          tujuan: OTHER,
          segel: SEAL,
          lines: sent,
        });
        const trays = JSON.parse((await receiver.call('GET', 'baki/ready')).body) as {
          data: { kode_baki: string }[];
        };
        const away = new Set(sent.map(({ kode_barcode }) => kode_barcode));
        const codes = ofShop.rows.flatMap(({ no }) => (away.has(no) ? [] : [no])).slice(0, many);

        let sold = 0;
        const sell = async () => {
          const { answers, latencies, rate } = await runLoad(tills, saleRequests(sold, perRound));
          sold += perRound;
          requireOk(answers);
          return { latencies, rate };
        };
        await sell();
        const alone = await sell();
        const { sesi } = await post<{ sesi: { id: number; tempat: string }[] }>(
          first,
          'opname-barang/start',
          {},
        );
        const id = sesi.find(({ tempat }) => tempat !== OPNAME_SAMPEL)?.id ?? 0;
        const devices = lines.map((line, n) => new Device(PIECES, line, users[n % 2] ?? ''));
        const parts = partsOf(codes);
        let counting = true;
        const begun = performance.now();
        const counted = Promise.all(devices.map((device, n) => count(device, parts[n] ?? [], id))).finally(
          () => {
            counting = false;
          },
        );
        const received = receive(
          receiver,
          { no: no_faktur, kode_baki: trays.data[0]?.kode_baki ?? '', lines: sent.length },
          () => counting,
        );
        const beside: Awaited<ReturnType<typeof sell>>[] = [];
        for (let round = 0; round < ROUNDS && counting; round++) beside.push(await sell());
        const stillCounting = counting;
        await counted;
        const took = (performance.now() - begun) / 1000;
        const came = await received;
        await check(clone, devices, codes, id);
        closeAll([...lines, ...tills, receiver]);
        if (!stillCounting)
          throw new Error('the count ended before the tills had sold: nothing was measured beside it');
        const latencies = devices.flatMap((device) => device.latencies);
        const p95 = percentile(latencies, 95);
        const rate = beside.length / beside.reduce((sum, one) => sum + 1 / one.rate, 0);
        const kept = rate / alone.rate;
        return {
          measured: `p95 ${p95.toFixed(0)} ms, none lost, none doubled; tills ${ratio(kept)} ×`,
          ok: p95 < TARGET_P95_MS && kept >= TARGET_TILLS,
          detail: [
            `${codes.length} pieces in ${took.toFixed(0)} s, ${perSecond(codes.length / took)}; ${came} received meanwhile`,
            `scan to acknowledgement, ${latencies.length} while the line stood: ${spread(latencies)}`,
            `${TILLS} tills alone ${perSecond(alone.rate)}, ${spread(alone.latencies)}; beside the count ${perSecond(rate)}, ${spread(beside.flatMap((one) => one.latencies))}`,
          ],
        };
      },
      async (clone) => {
        await fillShop(clone, PIECES_IN_SHOP);
        await clone.owner.query(
          'insert into hari_kerja (kode_toko, tgl_system, buka) values ($1, $2, true)',
          [OTHER, TODAY],
        );
      },
    );
  },
};
