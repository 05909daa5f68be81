import { OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { closeAll, type LoadResult, openConnections, type Request, requireOk, runLoad } from './lib/load.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { saleBody, saleRequests } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { percentile, perSecond, ratio } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const TARGET = 0.9;
/** A plan of the bench's own: twelve months, half paid down at least. */
const PLAN = { kode_cicilan: 'UKUR', nama_cicilan: 'UKUR', tenor: 12, dp_persen: 20, margin_persen: 5 };
const DP_STEP = 10_000;
const PAID_RP = 10_000;

interface Sold {
  kode_sales: string;
  kode_customer: string;
  nama_customer: string;
  lines: { kode_barcode: string; harga_jual: number }[];
}
const soldAs = (n: number): Sold => JSON.parse(saleBody(n)) as Sold;
const who = (n: number) => {
  const { kode_sales, kode_customer, nama_customer } = soldAs(n);
  return { kode_sales, kode_customer, nama_customer };
};
const cash = (jumlah_rp: number) => [{ jenis: 'CASH', jumlah_rp }];
const post = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) });

/** A photo for each piece that comes in, as the counter takes it before: rows alone, no bench looks at pictures. */
const stagePhotos = async ({ owner }: Clone, count: number): Promise<string[]> =>
  (
    await owner.query<{ foto: string }>(
      `with f as (select gen_random_uuid()::text as foto from generate_series(1, ${count})),
       made as (
         insert into files (path, content_type, size, sha256, created_by, staged)
         select 'foto_service/' || foto || suffix || '.jpg', 'image/jpeg', 1, '', 'BENCH', true from f, unnest(array['', '-kecil']) suffix)
       select foto from f`,
    )
  ).rows.map(({ foto }) => foto);

const KINDS = ['sale', 'service', 'order', 'contract', 'payment'] as const;
type Kind = (typeof KINDS)[number];

const service = (n: number, foto: string): Request =>
  post('service', {
    ...who(n),
    tgl_janji: TODAY,
    lines: [
      {
        nama_barang: 'CINCIN',
        berat_awal: 4.21,
        kadar: 75,
        kode_service: 'SEPUH',
        ongkos: 50_000,
        foto: [foto],
      },
    ],
    payments: cash(20_000),
  });

const order = (n: number): Request =>
  post('pesanan', {
    ...who(n),
    mengikat: true,
    tgl_janji: TODAY,
    lines: [
      {
        kode_dept: 'CCN',
        kode_group: 'UBS750',
        nama_barang: 'CINCIN PESANAN',
        kadar: 75,
        est_berat: 2,
        harga_emas: 2_429_000,
        ongkos_jenis: 'PER_PCS',
        ongkos: 100_000,
      },
    ],
    jumlah_rp: 2_000_000,
    payments: cash(2_000_000),
  });

/** A contract on a piece that no sale of this bench takes. */
const contract = (n: number): Request => {
  const [line] = soldAs(n).lines;
  if (!line) throw new Error('a sale without a piece');
  const dp = Math.ceil((line.harga_jual * 0.5) / DP_STEP) * DP_STEP;
  return post('cicilan', { ...who(n), ...line, kode_cicilan: PLAN.kode_cicilan, dp, payments: cash(dp) });
};

const payment = (no_cicilan: string, n: number): Request =>
  post('cicilan-bayar', {
    kode_sales: soldAs(n).kode_sales,
    no_cicilan,
    jumlah_rp: PAID_RP,
    payments: cash(PAID_RP),
  });

const numberOf = ({ body }: { body: string }): string =>
  (JSON.parse(body) as { data: { no_faktur: string } }).data.no_faktur;

const posted = async (context: BenchContext, server: Server, clone: Clone, perBlock: number) => {
  const tills = await openConnections(server.url, { token: await server.login(SUPERVISOR) }, CLIENTS);
  const owners = await openConnections(server.url, { token: await server.login(OWNER), toko: TOKO }, 1);
  requireOk([
    await (owners[0] as (typeof owners)[number]).call('POST', 'para-cicilan', JSON.stringify(PLAN)),
  ]);
  const photos = await stagePhotos(clone, perBlock * (ROUNDS + 1));
  const results: Record<Kind, LoadResult[]> = { sale: [], service: [], order: [], contract: [], payment: [] };
  context.note('selling, taking in, ordering, signing and paying by turns …');
  for (let round = -1; round < ROUNDS; round++) {
    // A chain that stands has figures of what its tables hold: plans made while they were empty are its first minute's.
    if (round === 0) await clone.owner.query('analyze');
    const from = (round + 1) * perBlock;
    const each = (request: (n: number) => Request): Request[] =>
      Array.from({ length: perBlock }, (_, at) => request(from + at));
    // Contracts take their pieces from beyond those of all sales.
    const beyond = (ROUNDS + 1) * perBlock;
    const run = async (kind: Kind, requests: Request[]) => {
      const result = await runLoad(tills, requests);
      requireOk(result.answers);
      if (round >= 0) results[kind].push(result);
      return result;
    };
    await run('sale', saleRequests(from, perBlock));
    await run(
      'service',
      each((n) => service(n, photos[n] ?? '')),
    );
    await run('order', each(order));
    const signed = await run(
      'contract',
      each((n) => contract(n + beyond)),
    );
    const numbers = signed.answers.map(numberOf);
    await run(
      'payment',
      each((n) => payment(numbers[n - from] ?? '', n)),
    );
  }
  closeAll([...tills, ...owners]);
  return Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      {
        rate: ROUNDS / results[kind].reduce((sum, result) => sum + 1 / result.rate, 0),
        p99: percentile(
          results[kind].flatMap(({ latencies }) => latencies),
          99,
        ),
      },
    ]),
  ) as Record<Kind, { rate: number; p99: number }>;
};

/** Sixteen tills take in services and orders, sign contracts and take payments on them, and sell pieces by turns. */
export const customers: Row = {
  name: 'customers',
  target: `a service, an order, a contract and a payment on it: each ≥ ${TARGET} × the sale's rate`,
  async run(context) {
    const perBlock = sized(context, 160, 48);
    const rates = await onClone(await context.world(), 'customers', (clone, server) =>
      posted(context, server, clone, perBlock),
    );
    const others = KINDS.filter((kind) => kind !== 'sale');
    const against = (kind: Kind): number => rates[kind].rate / rates.sale.rate;
    return {
      measured: others.map((kind) => `${kind} ${ratio(against(kind))} ×`).join(', '),
      ok: others.every((kind) => against(kind) >= TARGET),
      detail: KINDS.map(
        (kind) =>
          `${kind}, ${CLIENTS} clients: ${perSecond(rates[kind].rate)}, p99 ${rates[kind].p99.toFixed(0)} ms`,
      ),
    };
  },
};
