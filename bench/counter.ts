import { SUPERVISOR, TODAY } from './lib/chain.ts';
import type { Connection } from './lib/connection.ts';
import { closeAll, type LoadResult, openConnections, type Request, requireOk, runLoad } from './lib/load.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { HISTORY, saleBody, saleRequests } from './lib/sales.ts';
import { percentile, perSecond, ratio } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const CLIENTS = 16;
const ROUNDS = 3;
const TARGET_BUY = 0.9;
const TARGET_TUKAR = 0.5;
/** What the drawer starts with, so that it never is what a till waits for. */
const MODAL = 500_000_000_000;

interface Nota {
  no_faktur: string;
  berat: string;
}

/** Notas of the seeded history, one piece each; long past their early months. */
const notasOf = async ({ owner }: Clone): Promise<Nota[]> =>
  (
    await owner.query<Nota>(
      `select no_faktur, round(berat / 1000.0, 3)::text as berat from penjualan_detail where kode_toko = 'K01' order by no_faktur limit ${HISTORY}`,
    )
  ).rows;

/** A photo for each piece, as the till takes it before: rows alone, no bench looks at pictures. */
const stagePhotos = async ({ owner }: Clone, count: number): Promise<string[]> => {
  const codes = Array.from({ length: count }, (_, n) => `K01BENCH${String(n).padStart(5, '0')}`);
  await owner.query(
    `insert into files (path, content_type, size, sha256, created_by, staged)
     select 'foto_produk/K01/' || code || suffix || '.jpg', 'image/jpeg', 1, '', 'BENCH', true from unnest($1::text[]) code, unnest(array['', '-kecil']) suffix`,
    [codes],
  );
  return codes;
};

interface BoughtLine {
  harga: number;
  [field: string]: unknown;
}

/** Lines of purchases at the server's own price. */
const boughtLines = async (
  tills: readonly Connection[],
  notas: readonly Nota[],
  photos: readonly string[],
): Promise<BoughtLine[]> => {
  const pieces = notas.map(({ no_faktur, berat }) => ({
    sumber: 'NOTA_KAMI',
    no_faktur_jual: no_faktur,
    urut: 1,
    kondisi_barang: 'BAGUS',
    berat_kotor: Number(berat),
  }));
  const { answers } = await runLoad(
    tills,
    pieces.map((piece) => ({
      method: 'POST' as const,
      path: 'pembelian/hitung',
      body: JSON.stringify(piece),
    })),
  );
  requireOk(answers);
  return pieces.map((piece, n) => {
    const { data } = JSON.parse(answers[n]?.body ?? '{}') as { data: { harga_hitung: number } };
    return { ...piece, harga_hitung: data.harga_hitung, harga: data.harga_hitung, foto: photos[n] };
  });
};

const purchase = (line: BoughtLine, n: number): Request => {
  const { kode_sales } = JSON.parse(saleBody(n)) as { kode_sales: string };
  const body = {
    tanggal: TODAY,
    kode_sales,
    lines: [line],
    payments: [{ jenis: 'CASH', jumlah_rp: line.harga }],
  };
  return { method: 'POST', path: 'pembelian', body: JSON.stringify(body) };
};

/** A sale of the nth piece against an old one; who pays the difference pays cash. */
const exchange = (line: BoughtLine, n: number): Request | undefined => {
  const {
    lines,
    payments: _all,
    ...said
  } = JSON.parse(saleBody(n)) as { lines: { harga_jual: number }[]; payments: unknown };
  const net = (lines[0]?.harga_jual ?? 0) - line.harga;
  if (net <= 0) return undefined;
  const body = {
    ...said,
    jual: lines,
    beli: [line],
    payments: [{ jenis: 'CASH', jumlah_rp: net }],
    keluar: [],
  };
  return { method: 'POST', path: 'tukar', body: JSON.stringify(body) };
};

const measure = (context: BenchContext, perBlock: number) =>
  context.world().then((world) =>
    onClone(world, 'counter', async (clone, server) => {
      const tills = await openConnections(server.url, { token: await server.login(SUPERVISOR) }, CLIENTS);
      const modal = JSON.stringify({
        jenis: 'MASUK',
        kategori: 'MODAL',
        jumlah_rp: MODAL,
        keterangan: 'MODAL',
      });
      requireOk((await runLoad(tills.slice(0, 1), [{ method: 'POST', path: 'cash', body: modal }])).answers);
      const notas = await notasOf(clone);
      const lines = await boughtLines(tills, notas, await stagePhotos(clone, notas.length));
      const results: Record<'sale' | 'buy' | 'tukar', LoadResult[]> = { sale: [], buy: [], tukar: [] };
      let [nextLine, nextSale] = [0, 0];
      const take = () => {
        const line = lines[nextLine++];
        if (!line) throw new Error('too few notas to buy back');
        return line;
      };
      const run = async (kind: keyof typeof results, requests: Request[], counted: boolean) => {
        const result = await runLoad(tills, requests);
        requireOk(result.answers);
        if (counted) results[kind].push(result);
      };
      context.note('selling, buying and exchanging by turns …');
      for (let round = -1; round < ROUNDS; round++) {
        const counted = round >= 0;
        await run('sale', saleRequests(nextSale, perBlock), counted);
        nextSale += perBlock;
        await run(
          'buy',
          Array.from({ length: perBlock }, (_, n) => purchase(take(), n)),
          counted,
        );
        const exchanges: Request[] = [];
        while (exchanges.length < perBlock / 2) {
          const request = exchange(take(), nextSale++);
          if (request) exchanges.push(request);
        }
        await run('tukar', exchanges, counted);
      }
      closeAll(tills);
      const rate = (kind: keyof typeof results) =>
        ROUNDS / results[kind].reduce((sum, result) => sum + 1 / result.rate, 0);
      const p99 = (kind: keyof typeof results) =>
        percentile(
          results[kind].flatMap(({ latencies }) => latencies),
          99,
        );
      return { rate, p99 };
    }),
  );

export const counter: Row = {
  name: 'counter',
  target: `purchase ≥ ${TARGET_BUY} ×, exchange ≥ ${TARGET_TUKAR} × the sale's rate`,
  async run(context) {
    const { rate, p99 } = await measure(context, sized(context, 112, 32));
    const [buy, tukar] = [rate('buy') / rate('sale'), rate('tukar') / rate('sale')];
    return {
      measured: `purchase ${ratio(buy)} ×, exchange ${ratio(tukar)} ×`,
      ok: buy >= TARGET_BUY && tukar >= TARGET_TUKAR,
      detail: (['sale', 'buy', 'tukar'] as const).map(
        (kind) => `${kind}, ${CLIENTS} clients: ${perSecond(rate(kind))}, p99 ${p99(kind).toFixed(0)} ms`,
      ),
    };
  },
};
