import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { SETTINGS } from '@kadar/contract/settings.ts';
import { priceLine } from '@kadar/domain/pricing.ts';
import { OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import type { Connection } from './lib/connection.ts';
import { closeAll, type LoadResult, openConnections, type Request, requireOk, runLoad } from './lib/load.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { saleBody, saleRequests } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { percentile, perSecond, ratio } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const GROUPS = 64;
const GRAM = 2;
const TARGET = 0.9;

const PLACE = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE' };
const trayOf = (n: number): string => `UK${String(n).padStart(2, '0')}`;

const send = async (line: Connection, method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await line.call(method, path, body && JSON.stringify(body));
  requireOk([answer]);
  return JSON.parse(answer.body) as { data: unknown };
};

/** Groups in trays of their own, far more of each than is sold; the price of what is sold of one. */
const stocked = async (owner: Connection): Promise<number> => {
  for (let n = 0; n < GROUPS; n++) {
    const kode_baki = trayOf(n);
    await send(owner, 'POST', 'baki', {
      kode_baki,
      kode_gudang: 'ETALASE',
      nama_baki: 'UKUR',
      berat_baki: 0,
    });
    const goods = { ...PLACE, kode_toko: kode_baki, qty: 1_000, berat: 1_000 * GRAM, hpp: 1_000_000_000 };
    await send(owner, 'POST', 'barang-manual', goods);
  }
  const { data } = await send(owner, 'GET', 'penjualan-manual/group');
  const [group] = data as { harga_emas: number }[];
  return priceLine({
    beratMg: GRAM * 1000,
    hargaEmas: group?.harga_emas ?? 0,
    ongkos: null,
    atributRp: 0,
    diskonRp: 0,
    pembulatan: pembulatanJual({ PEMBULATAN: SETTINGS.PEMBULATAN.standard, PEMBULATAN_DOWN_MODULE: false }),
  }).hargaJualRp;
};

/** One of a group to nobody in particular, in cash: group by group, so that tills seldom meet. */
const manualSale = (n: number, harga_jual: number): Request => {
  const { kode_sales } = JSON.parse(saleBody(n)) as { kode_sales: string };
  const kode_barcode = `UBS750/CCN/ETALASE/${trayOf(n % GROUPS)}`;
  const body = {
    tanggal: TODAY,
    kode_sales,
    lines: [{ objek: 'GROUP', kode_barcode, qty: 1, berat: GRAM, harga_jual }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  };
  return { method: 'POST', path: 'penjualan-manual', body: JSON.stringify(body) };
};

const sold = async (context: BenchContext, server: Server, perBlock: number) => {
  const tills = await openConnections(server.url, { token: await server.login(SUPERVISOR) }, CLIENTS);
  const owners = await openConnections(server.url, { token: await server.login(OWNER), toko: TOKO }, 1);
  const harga_jual = await stocked(owners[0] as Connection);
  const results: Record<'sale' | 'manual', LoadResult[]> = { sale: [], manual: [] };
  context.note('selling pieces and groups by turns …');
  for (let round = -1; round < ROUNDS; round++) {
    const from = (round + 1) * perBlock;
    const blocks = {
      sale: saleRequests(from, perBlock),
      manual: Array.from({ length: perBlock }, (_, n) => manualSale(from + n, harga_jual)),
    };
    for (const kind of ['sale', 'manual'] as const) {
      const result = await runLoad(tills, blocks[kind]);
      requireOk(result.answers);
      if (round >= 0) results[kind].push(result);
    }
  }
  closeAll([...tills, ...owners]);
  const told = (kind: keyof typeof results) => ({
    rate: ROUNDS / results[kind].reduce((sum, result) => sum + 1 / result.rate, 0),
    p99: percentile(
      results[kind].flatMap(({ latencies }) => latencies),
      99,
    ),
  });
  return { sale: told('sale'), manual: told('manual') };
};

const measure = async (context: BenchContext, perBlock: number) =>
  onClone(
    await context.world(),
    'manual_sale',
    (_clone, server) => sold(context, server, perBlock),
    async (clone) => {
      await clone.owner.query(
        `insert into para_system (kode_toko, key, value, updated_by) values ('*', 'MANUAL_ITEMS_TRANSACTION_MODULE', 'true', 'BENCH')
         on conflict (kode_toko, key) do update set value = excluded.value`,
      );
    },
  );

/** Sixteen tills sell of 64 groups, and pieces by turns. */
export const manualSaleRow: Row = {
  name: 'manual-sale',
  target: `≥ ${TARGET} × the sale's rate, of ${GROUPS} groups`,
  async run(context) {
    const { sale, manual } = await measure(context, sized(context, 320, 64));
    const measured = manual.rate / sale.rate;
    return {
      measured: `${ratio(measured)} ×`,
      ok: measured >= TARGET,
      detail: Object.entries({ sale, manual }).map(
        ([kind, { rate, p99 }]) =>
          `${kind}, ${CLIENTS} clients: ${perSecond(rate)}, p99 ${p99.toFixed(0)} ms`,
      ),
    };
  },
};
