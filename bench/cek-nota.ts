import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { notaCode } from '@kadar/domain/nota-code.ts';
import { fotoPath } from '../apps/server/src/modules/barang/public.ts';
import { Signatures } from '../apps/server/src/platform/signatures.ts';
import { CASHIER, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { closeAll, type LoadResult, openConnections, requireOk, runLoad } from './lib/load.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { saleRequests } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { ms, percentile, perSecond, ratio, spread } from './lib/stats.ts';
import { type Clone, onClone } from './lib/world.ts';

const TILLS = 4;
const ROUNDS = 3;
const PER_SECOND = 50;
const TARGET_P99_MS = 50;
const TARGET_RATIO = 0.9;
/** One piece of so many has a photo, of the size that the product makes for a page. */
const WITH_PHOTO = 5;
const PHOTO = Buffer.alloc(12_000, 1);

interface Piece {
  no_faktur: string;
  kode_barcode: string;
}

/** What the server signs by here, so that its visitors come with codes of the seeded history. */
const NOTA_KEY = 'the key of the notas of a bench!';

/** The signed codes of the seeded history's notas, each of one piece. */
const codesOf = async ({ owner }: Clone, { dataDir }: Server): Promise<string[]> => {
  const { rows } = await owner.query<Piece>(
    'select no_faktur, kode_barcode from penjualan_detail where kode_toko = $1 order by no_faktur',
    [TOKO],
  );
  const shown = rows.flatMap(({ kode_barcode }, n) => (n % WITH_PHOTO === 0 ? [kode_barcode] : []));
  await owner.query('update barang set foto = true where kode_toko = $1 and kode_barcode = any($2)', [
    TOKO,
    shown,
  ]);
  for (const kode_barcode of shown) {
    const file = join(dataDir, 'files', fotoPath(TOKO, kode_barcode, 'kecil'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, PHOTO);
  }
  const signatures = new Signatures(Buffer.from(NOTA_KEY));
  return rows.map(({ no_faktur }) => notaCode({ no_faktur, tanda: signatures.sign('nota', no_faktur) }));
};

/** A phone's own address for each visitor. */
const addressOf = (n: number): string => `100.64.${(n >> 8) & 255}.${n & 255}`;

/**
 * Visitors behind a proxy that says who they are and keeps its lines to the server. They come at their own pace, whether
 * or not those before them were answered.
 */
class Visitors {
  pages: number[] = [];
  photos: number[] = [];
  readonly #url: string;
  readonly #codes: readonly string[];
  readonly #idle: Connection[] = [];
  #next = 0;

  constructor({ url }: Server, codes: readonly string[]) {
    this.#url = url;
    this.#codes = codes;
  }

  /** While the flag is up; what a visitor waits counts from when he was to come. */
  async come(going: () => boolean): Promise<void> {
    const visits: Promise<void>[] = [];
    const start = performance.now();
    for (let n = 0; going(); n++) {
      const due = start + (n * 1000) / PER_SECOND;
      await delay(Math.max(0, due - performance.now()));
      visits.push(this.#visit(due));
    }
    const failed = (await Promise.allSettled(visits)).find(({ status }) => status === 'rejected');
    closeAll(this.#idle.splice(0));
    if (failed?.status === 'rejected') throw failed.reason;
  }

  forget(): void {
    this.pages = [];
    this.photos = [];
  }

  async #visit(due: number): Promise<void> {
    const n = this.#next++;
    const line = this.#idle.pop() ?? (await Connection.open(this.#url));
    const path = `/cek-nota/${this.#codes[n % this.#codes.length]}`;
    const headers = { 'x-forwarded-for': addressOf(n), 'accept-language': 'id' };
    const page = await line.page(path, headers);
    this.pages.push(performance.now() - due);
    if (page.status !== 200 || !page.body.includes('class="status ASLI"'))
      throw new Error(`${path}: ${page.status} ${page.body.slice(-500)}`);
    if (page.body.includes('/foto/1"')) {
      const asked = performance.now();
      const photo = await line.page(`${path}/foto/1`, headers);
      this.photos.push(performance.now() - asked);
      if (photo.status !== 200 || photo.body.length !== PHOTO.length)
        throw new Error(`${path}/foto/1: ${photo.status}`);
    }
    this.#idle.push(line);
  }
}

interface Sizes {
  warmUp: number;
  measured: number;
}

const measure = (context: BenchContext, { warmUp, measured }: Sizes) =>
  context.world().then((world) =>
    onClone(
      world,
      'cek_nota',
      async (clone, server) => {
        const visitors = new Visitors(server, await codesOf(clone, server));
        const tills = await openConnections(server.url, { token: await server.login(CASHIER) }, TILLS);
        let sold = 0;
        const sell = async (count: number): Promise<LoadResult> => {
          const requests = saleRequests(sold, count);
          sold += count;
          const result = await runLoad(tills, requests);
          requireOk(result.answers);
          return result;
        };
        const sellBeside = async (count: number): Promise<LoadResult> => {
          let busy = true;
          const coming = visitors.come(() => busy);
          const result = await sell(count).finally(() => {
            busy = false;
          });
          await coming;
          return result;
        };
        context.note('selling without and with visitors by turns …');
        await sell(warmUp);
        await sellBeside(warmUp);
        visitors.forget();
        const alone: LoadResult[] = [];
        const beside: LoadResult[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          alone.push(await sell(measured));
          beside.push(await sellBeside(measured));
        }
        closeAll(tills);
        return { alone, beside, visitors };
      },
      undefined,
      { KADAR_TRUSTED_PROXY: 'loopback', KADAR_NOTA_KEY: NOTA_KEY },
    ),
  );

const rateOf = (results: readonly LoadResult[]): number =>
  results.length / results.reduce((sum, { rate }) => sum + 1 / rate, 0);

/** The public page of a nota as customers open it while tills sell; every visitor within what one address and one nota may ask. */
export const cekNota: Row = {
  name: 'cek-nota',
  target: `${PER_SECOND} pages/s: p99 < ${TARGET_P99_MS} ms, tills beside them ≥ ${TARGET_RATIO} × without`,
  async run(context) {
    const sizes = { warmUp: sized(context, 200, 50), measured: sized(context, 900, 100) };
    const { alone, beside, visitors } = await measure(context, sizes);
    const p99 = percentile(visitors.pages, 99);
    const share = rateOf(beside) / rateOf(alone);
    const latencies = beside.flatMap((result) => result.latencies);
    return {
      measured: `p99 ${ms(p99)}, tills ${ratio(share)} ×`,
      ok: p99 < TARGET_P99_MS && share >= TARGET_RATIO,
      detail: [
        `pages: ${spread(visitors.pages)}; ${visitors.pages.length} in all; their photos: ${spread(visitors.photos)}`,
        `sales of ${TILLS} tills that never rest: ${perSecond(rateOf(alone))}, beside visitors ${perSecond(rateOf(beside))}, ${spread(latencies)}`,
      ],
    };
  },
};
