import { linkAmong } from '@kadar/contract/links.ts';
import { linkedFilters, type ReportSums } from '@kadar/contract/report.ts';
import { type Row, TableLayout } from '@kadar/documents/table.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { IN_SHOP } from '@kadar/domain/piece.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../engines/report-engine/define.ts';
import { type FilterValues, reportQuery } from '../../engines/report-engine/filters.ts';
import { paperForm } from '../../engines/report-engine/paper-form.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { statementOf } from '../../engines/report-engine/statement.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { type Client, type TestApp, TODAY } from '../../testing/harness.ts';
import { countedOnce } from './counts.fixture.ts';
import { demoHistory, PLAYED_DAYS, PLAYED_PATIENCE } from './demo-year.fixture.ts';
import { onTheRoad } from './road.fixture.ts';
import { neverPlayed } from './unplayed.fixture.ts';

const DRAWS = 6;
/** Rows of an answer whose links are followed. */
const FOLLOWED = 4;
/** Draws that are asked for their sums alone too. */
const ASKED_FOR_SUMS = 2;
const TIME_ZONE = 'Asia/Jakarta';
/** What PostgreSQL sends for a column of each kind, by the numbers of its types; a moment is text by the shop's clock. */
const TYPES: Readonly<Record<string, readonly number[]>> = {
  text: [25, 1043],
  date: [1082],
  datetime: [25],
  rupiah: [20],
  gram: [20],
  integer: [20, 21, 23],
  kadar: [1700],
  percent: [1700],
};
const SHAPES: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
};

/** Choices of which a row may have several, or none. */
const MARKS: Readonly<Record<string, readonly string[]>> = { 'laporan-pinjaman-berjalan': ['keadaan'] };

const reports = await loadReports();
let server: TestApp;
let owner: Client;
/** The day the demo's approvals were given on. */
let approved: string;
/** Values a filter that is typed or picked may be given. */
const known: Record<string, readonly string[]> = {};

beforeAll(async () => {
  server = await demoHistory(PLAYED_DAYS);
  owner = await server.login('OWN');
  // The demo weighs no trays.
  await server.look(`
    with s as (
      insert into timbang_sesi (kode_toko, kode_gudang, tanggal, mulai_oleh, selesai_at, selesai_oleh)
      select kode_toko, kode_gudang, '${TODAY}', 'SPV1', kadar_now(), 'SPV1' from gudang returning *
    )
    insert into timbang_aktivitas (kode_toko, sesi_id, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki, berat_seharusnya,
      berat_timbang, selisih, toleransi, status, user_id)
    select b.kode_toko, s.id, s.tanggal, b.kode_gudang, b.kode_baki, 1, 1000, 0, 100, 1100, 1100 + n, n, 0, case n when 0 then 'COCOK' else 'SELISIH' end, 'SPV1'
    from baki b join s using (kode_toko, kode_gudang), generate_series(0, 2) n order by n, b.kode_baki`);
  // None of its closings finds a difference; its last day is still open.
  await server.look(`
    insert into tutup_harian (kode_toko, tanggal, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, ringkasan)
    select t.kode_toko, '${TODAY}', 'SPV1', k.rp, k.rp, '[]', '[]', jsonb_build_object('selisih', (
      select jsonb_agg(jsonb_build_object('jenis', j, 'kunci', case j when 'KAS' then '' else 'X' || n end, 'selisih', n * 1000,
        'alasan', 'UJI', 'penanggung', 'SPV1')) from unnest(array['KAS', 'REKENING', 'BAKI']) j, generate_series(1, 3) n))
    from tokos t cross join lateral (select coalesce(sum(masuk - keluar), 0) as rp from kas_mutasi m where m.kode_toko = t.kode_toko) k
    where not exists (select from tutup_harian x where x.kode_toko = t.kode_toko and x.tanggal = '${TODAY}')`);
  await neverPlayed(server);
  await countedOnce(server);
  await onTheRoad(server);
  // One shop of it sells on a channel now and then: here all of them do.
  await server.look(`
    insert into luar_detail (kode_toko, no_faktur, tanggal, urut, kode_marketplace, no_pesanan_luar, biaya_persen, biaya)
    select kode_toko, no_faktur, tanggal, 1, 'WEB', no_faktur, 2, round(grand_total * 0.02) from dokumen where jenis = 'PENJUALAN' and at::time < '12:00'
    on conflict do nothing`);
  // Its banks pay at once: here swipes of the last weeks still wait.
  await server.look(`
    insert into bank_mutasi (kode_toko, tanggal, at, no_faktur, jenis, no_rekening, kode_bank, jumlah_rp, jumlah_gesek_rp, user_id)
    select kode_toko, tanggal, min(at), no_faktur, 'CAIR', no_rekening, kode_bank, -sum(jumlah_gesek_rp - fee), -sum(jumlah_gesek_rp - fee), min(user_id)
    from bank_mutasi where jenis in ('DEBET', 'CREDIT', 'QRIS') and jumlah_rp > 0 and tanggal > '${TODAY}'::date - 20 group by 1, 2, 4, 6, 7`);
  const column = async (text: string) => (await server.look<{ v: string }>(text)).map(({ v }) => v);
  approved =
    (await column("select max(at at time zone 'Asia/Jakarta')::date::text as v from otorisasi"))[0] ?? '';
  known.tanggal = [TODAY];
  known.nomor_akun = await column('select distinct nomor_akun as v from jurnal order by 1');
  known.no_jurnal = await column('select distinct no_jurnal as v from jurnal where id % 997 = 0 order by 1');
  known.kode_toko = ['K01', 'K02'];
  known.kode_dept = await column('select kode_dept as v from jenis order by 1');
  known.kode_group = await column('select kode_group as v from group_barang order by 1');
  known.kolek = await column('select kode_kolek as v from para_kolek order by 1');
  known.kadar = await column('select distinct trim_scale(kadar)::text as v from penjualan_detail order by 1');
  known.kode_customer = await column(
    "select distinct kode_customer as v from dokumen where kode_customer <> '' order by 1 limit 9",
  );
  known.kode_sales = await column('select distinct kode_sales as v from sales order by 1');
  known.kode_group ??= await column('select kode_group as v from group_barang order by 1');
  known.kode_supplier = await column('select kode_supplier as v from supplier_barang order by 1');
  known.kode_tukang = await column('select distinct kode_tukang as v from tukang order by 1');
  known.kelompok_harga = await column('select kelompok_harga as v from kelompok_harga order by 1');
  known.kondisi = ['BAGUS', 'CUCI', 'ROSOK'];
  known.penanggung = ['SPV1'];
  known.valid_by = await column('select distinct valid_by as v from dokumen order by 1');
  known.kategori = await column('select distinct kategori as v from kas_mutasi order by 1');
  known.no_rekening = await column('select distinct no_rekening as v from bank_mutasi order by 1');
  known.user_id = await column('select distinct input_by as v from dokumen order by 1');
  known.kode_gudang = await column('select distinct kode_gudang as v from gudang order by 1');
}, PLAYED_PATIENCE);
afterAll(() => server?.close());

interface Asked {
  toko: string;
  filters: Record<string, string>;
}

/** The same for the same seed, so that what failed fails again. */
const dice = (seed: number) => (sides: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * sides);
};

const choicesOf = ({ filters }: Report, name: string): readonly string[] =>
  filters[name]?.choices?.map(({ value }) => value) ?? known[name] ?? [];

const drawn = (report: Report, draw: number): Asked => {
  const roll = dice(draw * 7_919 + report.name.length);
  const pick = (list: readonly string[]): string => list[roll(list.length)] ?? '';
  const from = addDays(TODAY, -roll(PLAYED_DAYS - 30));
  // Weighings and approvals are of the last day: half of the draws end there.
  const last = report.name === 'laporan-otorisasi' ? approved : TODAY;
  const range = draw % 2 === 0 ? [from, addDays(from, roll(28))] : [addDays(last, -20), last];
  const filters = Object.entries(report.filters).map(([name, { kind, required, all, choices }]) => {
    if (name === report.range?.from) return [name, range[0]];
    if (name === report.range?.to) return [name, range[1]];
    if (kind === 'month') return [name, from.slice(0, 7)];
    const chosen = required || (choices && !all) || (draw > 1 && roll(2) === 0);
    return [name, chosen ? pick(choicesOf(report, name)) : 'ALL'];
  });
  return { toko: pick(['K01', 'K02', '*']), filters: Object.fromEntries(filters) };
};

/** Everything from the first day on: what happens seldom is in it. */
const allDays = (report: Report): Asked => ({
  toko: '*',
  filters: {
    ...drawn(report, 0).filters,
    ...(report.range && { [report.range.from]: addDays(TODAY, -PLAYED_DAYS), [report.range.to]: TODAY }),
  },
});

const ask = async <T>(report: Report, { toko, filters }: Asked, format: 'baris' | 'jumlah'): Promise<T> => {
  const answer = await owner.get(`${report.path}?${new URLSearchParams({ ...filters, format })}`, { toko });
  expect([answer.status, answer.body.code], report.name).toEqual([200, undefined]);
  return answer.body.data as T;
};
const get = (report: Report, asked: Asked): Promise<Row[]> => ask(report, asked, 'baris');

const statement = async (report: Report, { toko, filters }: Asked) =>
  toStatement(
    await statementOf(
      report,
      reportQuery(report).parse(filters) as FilterValues,
      { toko, timeZone: TIME_ZONE, today: TODAY, own: null },
      { kadar: server.app.kadar, scope: { toko } },
    ),
  );

/** Milligrams and rupiah of a row of the wire. */
const figure = (report: Report, key: string, row: Row): number =>
  report.columns[key]?.kind === 'gram' ? Math.round(Number(row[key] ?? 0) * 1000) : Number(row[key] ?? 0);
const sum = (report: Report, key: string, rows: readonly Row[]): number =>
  rows.reduce((all, row) => all + figure(report, key, row), 0);
const summedOf = ({ columns }: Report): string[] =>
  Object.entries(columns).flatMap(([key, { total }]) => (total ? [key] : []));

const asks = Array.from({ length: DRAWS }, (_, draw) => draw);

describe.each(reports.map((report) => [report.name, report] as const))('%s', (_, report) => {
  const stored = Object.entries(report.columns).filter(([, { derive }]) => !derive);
  const answers = asks.map((draw) => {
    let answer: Promise<Row[]> | undefined;
    return () => (answer ??= get(report, drawn(report, draw)));
  });

  test('has the columns it declares, each of its kind', async () => {
    const { text, values } = await statement(report, drawn(report, 1));
    const client = await server.app.kadar.db.privileged.connect();
    const { fields } = await client.query(text, values).finally(() => client.release());
    expect(fields.map(({ name }) => name).sort()).toEqual(stored.map(([key]) => key).sort());
    for (const [key, { kind }] of stored)
      expect(TYPES[kind], `${key} as ${kind}`).toContain(fields.find(({ name }) => name === key)?.dataTypeID);
    const groups = Object.entries(report.columns).flatMap(([key, { group }]) => (group ? [key] : []));
    expect(Object.keys(report.columns).slice(0, groups.length)).toEqual(groups);
  });

  test('gives rows of those kinds in the order of its groups, whatever is asked', async () => {
    let seen = 0;
    const groups = Object.entries(report.columns).flatMap(([key, { group }]) => (group ? [key] : []));
    for (const answer of answers) {
      const rows = await answer();
      seen += rows.length;
      for (const [key, { kind }] of stored)
        for (const { [key]: value } of rows)
          if (value !== null) {
            const shape = SHAPES[kind];
            if (shape) expect(value, key).toMatch(shape);
            else expect(typeof value, key).toBe(kind === 'text' ? 'string' : 'number');
          }
      const opened = rows
        .map((row) => JSON.stringify(groups.map((key) => row[key])))
        .filter((one, at, all) => one !== all[at - 1]);
      if (report.name !== 'jurnal') expect(opened.length).toBe(new Set(opened).size);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('adds up: rows, groups, papers and the database say the same totals', async () => {
    const keys = summedOf(report);
    for (const [draw, answer] of answers.entries()) {
      const asked = drawn(report, draw);
      const rows = await answer();
      const { text, values } = await statement(report, asked);
      const sums = keys.map((key) => `coalesce(sum("${key}"), 0)::text as "${key}"`).join(', ');
      const { rows: told } = await server.app.kadar.db.privileged.query(
        `select count(*)::text as n${sums && `, ${sums}`} from (${text}) x`,
        values,
      );
      expect(told[0]).toEqual({
        n: String(rows.length),
        ...Object.fromEntries(keys.map((key) => [key, String(sum(report, key, rows))])),
      });
      if (draw < ASKED_FOR_SUMS) {
        const sums = await ask<ReportSums>(report, asked, 'jumlah');
        expect(sums.baris).toBe(rows.length);
        for (const key of keys.filter((one) => sums.jumlah[one] !== undefined))
          expect(figure(report, key, sums.jumlah), key).toBe(sum(report, key, rows));
      }
      const layout = new TableLayout(
        paperForm(report, {}, { language: 'id', seesCost: true, carriesPersonal: true, groupsByToko: true }),
      );
      const exact = rows.map((row) => ({
        ...row,
        ...Object.fromEntries(keys.map((key) => [key, figure(report, key, row)])),
      }));
      const events = [...exact.flatMap((row) => layout.push(row)), ...layout.end()];
      const total = events.find(({ type }) => type === 'total');
      const outer = events.filter((event) => event.type === 'subtotal' && event.level === 0);
      // What only the screen may show is not on paper.
      for (const key of keys.filter((one) => !report.columns[one]?.extra)) {
        expect(Number(total?.type === 'total' ? (total.values[key] ?? 0) : 0), key).toBe(
          sum(report, key, rows),
        );
        if (outer.length > 0)
          expect(
            outer.reduce((all, one) => all + Number(one.type === 'subtotal' ? (one.values[key] ?? 0) : 0), 0),
            key,
          ).toBe(sum(report, key, rows));
      }
    }
  });

  test('every choice of a filter takes its part, and all of them the whole', async () => {
    for (const [name, filter] of Object.entries(report.filters)) {
      if (!filter.choices || !filter.all) continue;
      const whole = drawn(report, 1);
      for (const other of Object.keys(report.filters))
        if (report.filters[other]?.all) whole.filters[other] = 'ALL';
      const parts = await Promise.all(
        filter.choices.map(({ value }) =>
          get(report, { ...whole, filters: { ...whole.filters, [name]: value } }),
        ),
      );
      const all = await get(report, whole);
      if (MARKS[report.name]?.includes(name)) {
        const rows = new Set(all.map((row) => JSON.stringify(row)));
        expect(parts.flat().filter((row) => !rows.has(JSON.stringify(row)))).toEqual([]);
        expect(parts.flat().length).toBeGreaterThan(0);
      } else expect(parts.reduce((sum, rows) => sum + rows.length, 0)).toBe(all.length);
    }
  });

  test('every figure that can be clicked is what its target adds up to', async () => {
    for (const [, { link }] of Object.entries(report.columns)) {
      if (!link || link === 'dokumen') continue;
      const target = reports.find(({ route }) => route === link.to);
      // A screen that is no report shows the one thing that was clicked.
      if (!target) {
        expect(link).toEqual({ to: '/aksesoris', by: { q: 'kode_barcode' } });
        continue;
      }
      const days = Object.values(report.range ?? {});
      expect(Object.keys({ ...target.filters, toko: '' })).toEqual(
        expect.arrayContaining([...Object.keys({ ...link.by, ...link.narrowed }), ...days]),
      );
      expect(link.sums?.length).toBeGreaterThan(0);
      for (const key of link.sums ?? []) {
        const { total, hidden, extra, where } = target.columns[key] ?? {};
        expect({ key, total, hidden, extra, where }, 'is drawn').toEqual({ key, total: true });
      }
      let followed = 0;
      const asks = answers.map((answer, draw) => ({ asked: drawn(report, draw), answer }));
      // What happens seldom is among the last rows of all days.
      const whole = allDays(report);
      asks.push({ asked: whole, answer: async () => (await get(report, whole)).slice(-FOLLOWED) });
      for (const { asked, answer } of asks) {
        const carried = {
          ...Object.fromEntries(days.map((day) => [day, asked.filters[day] ?? ''])),
          toko: asked.toko,
        };
        for (const row of (await answer()).slice(0, FOLLOWED)) {
          const filters = linkedFilters(link, row, carried);
          if (!filters) continue;
          const { toko = '*', ...rest } = filters;
          const rows = await get(target, { toko, filters: rest });
          for (const key of link.sums ?? [])
            expect(sum(target, key, rows), `${key} of ${JSON.stringify(filters)}`).toBe(
              figure(report, key, row),
            );
          followed++;
        }
      }
      expect(followed).toBeGreaterThan(DRAWS);
    }
  });

  test('every number leads to its document', async () => {
    const keys = Object.entries(report.columns).flatMap(([key, { link = linkAmong(key, report.columns) }]) =>
      link === 'dokumen' ? [key] : [],
    );
    // Alerts are written by the fixture, of no document.
    if (keys.length === 0 || report.name === 'laporan-peringatan') return;
    const numbers = new Set<string>();
    const gather = (rows: readonly Row[]) => {
      for (const row of rows.slice(0, 40))
        for (const key of keys) if (typeof row[key] === 'string' && row[key] !== '') numbers.add(row[key]);
    };
    for (const answer of answers) gather(await answer());
    if (numbers.size <= 5) gather(await get(report, allDays(report)));
    expect(numbers.size).toBeGreaterThan(5);
    for (const no of [...numbers].slice(0, 25)) {
      const { status, body } = await owner.get(`dokumen/${no}`);
      expect([status, no, JSON.stringify(body.data).includes(no)]).toEqual([200, no, true]);
    }
  });
});

const by = (name: string) => {
  const found = reports.find((report) => report.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('stock: what there was, what came and went is what there is; one period opens with what the one before closed with', async () => {
  const stock = by('laporan-summary-barang');
  const between = (tgl_from: string, tgl_to: string) =>
    get(stock, { toko: '*', filters: { tgl_from, tgl_to } });
  const middle = addDays(TODAY, -20);
  const [before, after, both] = await Promise.all([
    between(addDays(TODAY, -60), middle),
    between(addDays(middle, 1), TODAY),
    between(addDays(TODAY, -60), TODAY),
  ]);
  for (const what of ['qty', 'berat']) {
    const of = (way: string, row: Row) => figure(stock, `${what}_${way}`, row);
    for (const row of [...before, ...after, ...both])
      expect(
        of('awal', row) +
          of('tambah', row) +
          of('beli', row) -
          of('jual', row) -
          of('hancur', row) +
          of('masuk', row) -
          of('keluar', row),
      ).toBe(of('akhir', row));
    const total = (way: string, rows: Row[]) => sum(stock, `${what}_${way}`, rows);
    expect(total('akhir', before)).toBe(total('awal', after));
    expect(total('jual', before) + total('jual', after)).toBe(total('jual', both));
    expect(total('jual', both)).toBeGreaterThan(0);
    expect(total('tambah', both)).toBeGreaterThan(0);
    const [kept] = await server.look<{ n: number }>(
      `select ${what === 'qty' ? 'count(*)' : 'sum(berat)::bigint'} as n from barang where status = any($1)`,
      [IN_SHOP],
    );
    expect(total('akhir', after)).toBe(kept?.n);
  }
});

test('the totals of a day agree from report to report', async () => {
  const asked = { toko: '*', filters: { tgl_from: addDays(TODAY, -40), tgl_to: addDays(TODAY, -12) } };
  const [sold, byType] = [by('laporan-penjualan'), by('laporan-penjualan-global-jenis')];
  const [book, cash] = [by('laporan-transaksi-cash'), by('laporan-keuangan-cash-global')];
  for (const key of ['berat', 'ongkos', 'diskon', 'total'])
    expect(sum(sold, key, await get(sold, asked))).toBe(sum(byType, key, await get(byType, asked)));
  for (const key of ['masuk', 'keluar'])
    expect(sum(book, key, await get(book, asked))).toBe(sum(cash, key, await get(cash, asked)));
});
