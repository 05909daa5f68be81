import { addDays } from '@kadar/domain/dates.ts';
import type pg from 'pg';
import { download } from './lib/download.ts';
import { type BenchContext, type Row, sized } from './lib/row.ts';
import { OWNER, TODAY, TOKO } from './lib/seed.ts';
import { median, ms, ratio } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET = 1.5;
const SHOPS = [TOKO, 'K02'];
/** Lines of one shop's day, four to a journal. */
const PER_DAY = 2_000;
const TIMES = 15;
const DAY = addDays(TODAY, -1);
const REPORTS = {
  jurnal: `jurnal/report?tgl_from=${DAY}&tgl_to=${DAY}`,
  'buku-besar': `jurnal/buku-besar?tgl_from=${DAY}&tgl_to=${DAY}&nomor_akun=1101`,
  'neraca-saldo': `jurnal/neraca-saldo?tgl_from=${DAY}&tgl_to=${DAY}`,
};
type Name = keyof typeof REPORTS;
const NAMES = Object.keys(REPORTS) as Name[];

/**
 * Balanced journals of all shops, the last on the day before today; loaded without triggers, indexes and log, which only
 * make the loading slow. The closing before the last day keeps its account balances, as every closing does.
 */
const loadLedger = async (owner: pg.Pool, lines: number): Promise<void> => {
  const { rows: indexes } = await owner.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'jurnal' and indexname not like '%pkey'",
  );
  const accounts = `array(select nomor_akun from akuns where deleted_at is null and nomor_akun <> '1101' order by 1 limit 20)`;
  const perDay = PER_DAY * SHOPS.length;
  await owner.query(
    `alter table jurnal set unlogged; alter table jurnal disable trigger all;
     ${indexes.map(({ indexname }) => `drop index ${indexname};`).join(' ')}
     insert into jurnal (chain_pos, kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
     select g, kode, tanggal, 'PJ' || kode || lpad((g / ${4 * SHOPS.length})::text, 9, '0'), 'PENJUALAN', 'UMUM',
       case (g / ${SHOPS.length}) % 4 when 0 then '1101' else a.akun[1 + g % cardinality(a.akun)] end, 'KAS',
       case (g / ${SHOPS.length}) % 4 when 0 then 3000000 else 0 end, case (g / ${SHOPS.length}) % 4 when 0 then 0 else 1000000 end
     from (select ${accounts} as akun) a, generate_series(0, ${lines - 1}) g,
       lateral (select (array[${SHOPS.map((kode) => `'${kode}'`).join(', ')}])[1 + g % ${SHOPS.length}] as kode,
         date '${DAY}' - ((${lines} - 1 - g) / ${perDay}) as tanggal) d;
     ${indexes.map(({ indexdef }) => `${indexdef};`).join(' ')}
     insert into saldo_akun (kode_toko, tanggal, nomor_akun, debet, kredit)
     select kode_toko, date '${DAY}' - 1, nomor_akun, sum(debet), sum(kredit) from jurnal where tanggal < '${DAY}' group by kode_toko, nomor_akun;
     alter table jurnal enable trigger all`,
  );
  await owner.query('vacuum analyze jurnal, saldo_akun');
};

/** Median milliseconds of each report over a ledger of so many lines, and the size of its answer. */
const measure = async (context: BenchContext, lines: number) => {
  const prepare = async ({ owner }: { owner: pg.Pool }): Promise<void> => {
    context.note(`loading ${lines} journal lines …`);
    await loadLedger(owner, lines);
  };
  return onClone(
    await context.world(),
    'ledger',
    async (_clone, server) => {
      const who = { token: await server.login(OWNER), toko: TOKO };
      const times = Object.fromEntries(NAMES.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
      const sizes = {} as Record<Name, number>;
      for (const name of NAMES) sizes[name] = (await download(server.url, REPORTS[name], who)).bytes;
      for (let n = 0; n < TIMES; n++)
        for (const name of NAMES) times[name].push((await download(server.url, REPORTS[name], who)).total);
      return { times, sizes };
    },
    prepare,
  );
};

/** The reports of one day on a long history against a short one: the cost follows the answer. */
export const ledgerRange: Row = {
  name: 'ledger-range',
  target: `one day of 10 M journal lines ≤ ${TARGET} × of 1 M`,
  run: async (context) => {
    const large = sized(context, 10_000_000, 200_000);
    const small = large / 10;
    const one = await measure(context, small);
    const ten = await measure(context, large);
    const shares = NAMES.map((name) => median(ten.times[name]) / median(one.times[name]));
    const sameAnswer = one.sizes.jurnal === ten.sizes.jurnal;
    if (!sameAnswer) throw new Error(`the day's journal differs: ${one.sizes.jurnal} and ${ten.sizes.jurnal} bytes`);
    return {
      measured: NAMES.map((name, index) => `${name} ${ratio(shares[index] ?? Number.NaN)}`).join(', '),
      ok: Math.max(...shares) <= TARGET,
      detail: NAMES.map(
        (name) =>
          `${name}: ${ms(median(one.times[name]))} on ${small} lines, ${ms(median(ten.times[name]))} on ${large}`,
      ),
    };
  },
};
