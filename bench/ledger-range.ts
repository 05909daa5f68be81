import { addDays } from '@kadar/domain/dates.ts';
import type pg from 'pg';
import { OWNER, TODAY, TOKO } from './lib/chain.ts';
import { type Download, download } from './lib/download.ts';
import { type Row, sized } from './lib/row.ts';
import { median, ms, ratio } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET = 1.5;
const SHOPS = [TOKO, 'K02'];
/** Lines of one shop's day, four to a journal. */
const PER_DAY = 2_000;
const TIMES = 30;
const WARM_UP = 10;
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
     insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
     select kode, tanggal, 'PJ' || kode || lpad((g / ${4 * SHOPS.length})::text, 9, '0'), 'PENJUALAN', 'UMUM',
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

type Times = Record<Name, number[]>;
const none = (): Times => ({ jurnal: [], 'buku-besar': [], 'neraca-saldo': [] });

interface Side {
  url: string;
  token: string;
}

const read = async ({ url, token }: Side, name: Name): Promise<Download> =>
  download(url, REPORTS[name], { token, toko: TOKO });

/** The same reports of the same day on both ledgers by turns, so that both meet the machine in the same moods. */
const compare = async (sides: readonly [Side, Side]): Promise<[Times, Times]> => {
  const times: [Times, Times] = [none(), none()];
  for (const name of NAMES) {
    const [one, ten] = [await read(sides[0], name), await read(sides[1], name)];
    if (name === 'jurnal' && one.bytes !== ten.bytes)
      throw new Error(`the day's journal differs: ${one.bytes} and ${ten.bytes} bytes`);
  }
  for (let n = -WARM_UP; n < TIMES; n++)
    for (const name of NAMES)
      for (const [index, side] of sides.entries()) {
        const { total } = await read(side, name);
        if (n >= 0) times[index]?.[name].push(total);
      }
  return times;
};

/** The reports of one day on a long history against a short one: the cost follows the answer. */
export const ledgerRange: Row = {
  name: 'ledger-range',
  target: `one day of 10 M journal lines ≤ ${TARGET} × of 1 M`,
  run: async (context) => {
    const world = await context.world();
    const large = sized(context, 10_000_000, 200_000);
    const small = large / 10;
    const onLedger = <T>(lines: number, work: (side: Side) => Promise<T>): Promise<T> =>
      onClone(
        world,
        `ledger_${lines}`,
        async (_clone, server) => work({ url: server.url, token: await server.login(OWNER) }),
        async ({ owner }) => {
          context.note(`loading ${lines} journal lines …`);
          await loadLedger(owner, lines);
        },
      );
    const [one, ten] = await onLedger(small, (short) => onLedger(large, (long) => compare([short, long])));
    const shares = NAMES.map((name) => median(ten[name]) / median(one[name]));
    return {
      measured: NAMES.map((name, index) => `${name} ${ratio(shares[index] ?? Number.NaN)} ×`).join(', '),
      ok: Math.max(...shares) <= TARGET,
      detail: NAMES.map(
        (name) => `${name}: ${ms(median(one[name]))} on ${small} lines, ${ms(median(ten[name]))} on ${large}`,
      ),
    };
  },
};
