/**
 * `npm run bench` measures every row of design §7; `npm run bench -- sale race` only those. `--scale=0.1` or
 * KADAR_BENCH_SCALE makes the data smaller. Ratios and percentiles of one run on one machine; ends with 0 unless a
 * row broke down.
 */

import { cekNota } from './cek-nota.ts';
import { charts } from './charts.ts';
import { cicilan } from './cicilan.ts';
import { coldStart } from './cold-start.ts';
import { counter } from './counter.ts';
import { customers } from './customers.ts';
import { demo } from './demo.ts';
import { figures } from './figures.ts';
import { gadai } from './gadai.ts';
import { history } from './history.ts';
import { kiriman } from './kiriman.ts';
import { ledgerRange } from './ledger-range.ts';
import type { BenchContext, Row } from './lib/row.ts';
import { openWorld, type World } from './lib/world.ts';
import { manualSaleRow } from './manual-sale.ts';
import { opname } from './opname.ts';
import { opnameBarang } from './opname-barang.ts';
import { race } from './race.ts';
import { reportJson } from './report-json.ts';
import { sale } from './sale.ts';
import { saleBefore } from './sale-before.ts';
import { saleWays } from './sale-ways.ts';
import { scan } from './scan.ts';
import { tagging } from './tagging.ts';
import { tillCold } from './till-cold.ts';
import { tutup } from './tutup.ts';
import { unread } from './unread.ts';
import { webSize } from './web-size.ts';
import { xlsxPdf } from './xlsx-pdf.ts';

const ROWS: readonly Row[] = [
  sale,
  counter,
  cekNota,
  saleBefore,
  saleWays,
  race,
  reportJson,
  xlsxPdf,
  unread,
  ledgerRange,
  history,
  tutup,
  gadai,
  cicilan,
  customers,
  scan,
  opname,
  opnameBarang,
  tagging,
  kiriman,
  manualSaleRow,
  webSize,
  tillCold,
  charts,
  coldStart,
  demo,
  figures,
];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const scale = Number(
  args.find((arg) => arg.startsWith('--scale='))?.slice('--scale='.length) ??
    process.env.KADAR_BENCH_SCALE ??
    1,
);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const unknown = wanted.filter((name) => !ROWS.some((row) => row.name === name));
if (unknown.length > 0 || !(scale > 0 && scale <= 1)) {
  say(`usage: npm run bench -- [--scale=0.1] [${ROWS.map(({ name }) => name).join('|')} …]`);
  process.exit(2);
}

let opened: Promise<World> | undefined;
const context: BenchContext = {
  scale,
  world: () => (opened ??= openWorld((line) => say(`  ${line}`))),
  note: (line) => say(`  ${line}`),
};

interface Line {
  name: string;
  target: string;
  measured: string;
  verdict: string;
}

const measureRow = async (row: Row): Promise<Line> => {
  const { name, target } = row;
  say(`${name}`);
  const start = performance.now();
  try {
    const { measured, ok, detail } = await row.run(context);
    for (const line of detail) say(`  ${line}`);
    say(`  (${((performance.now() - start) / 1000).toFixed(0)} s)`);
    return { name, target, measured, verdict: ok ? 'ok' : 'MISS' };
  } catch (error) {
    process.exitCode = 1;
    say(error instanceof Error ? `  ${error.stack}` : `  ${error}`);
    return { name, target, measured: 'the row broke down', verdict: 'BROKEN' };
  }
};

const table = (lines: readonly Line[]): void => {
  const width = (key: keyof Line): number => Math.max(...lines.map((line) => line[key].length));
  const columns = (['verdict', 'name', 'measured', 'target'] as const).map((key) => ({
    key,
    at: width(key),
  }));
  for (const line of lines)
    say(
      columns
        .map(({ key, at }) => line[key].padEnd(at))
        .join('  ')
        .trimEnd(),
    );
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await opened?.then((world) => world.close());
    process.exit(130);
  });

const lines: Line[] = [];
for (const row of ROWS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  lines.push(await measureRow(row));
if (opened) await (await opened).close();
say('');
table(lines);
if (scale !== 1) say(`sizes × ${scale}`);
// What a row that broke down left open keeps nobody waiting.
if (process.exitCode) process.exit();
