import type { RingkasanDashboard, StockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import type { HutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import {
  bankFigures,
  cashFigure,
  expensePage,
  goldFigures,
  notaFigure,
  salesFigure,
  stockFigure,
  tileFigures,
  tokoFigures,
} from '@kadar/contract/figures/dashboard.ts';
import { type Figure, filtersOf } from '@kadar/contract/figures/figure.ts';
import { ageFigure, gradeFigure, pledgeFigures, purityFigure } from '@kadar/contract/figures/hutang.ts';
import { RENTANG } from '@kadar/domain/ranges.ts';
import type { Findings } from './findings.ts';
import { drawsTotal, type Reader, totalOf } from './reader.ts';

/** A figure with what it is called in a finding. */
export type Named = readonly [name: string, figure: Figure | null];

const LISTS: Readonly<Record<string, string>> = { '/lihat-penjualan': 'penjualan' };

const named = (of: string, figures: Readonly<Record<string, Figure | null>>): Named[] =>
  Object.entries(figures).map(([name, figure]) => [`${of} ${name}`, figure]);
export const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
const mg = (gram: number): number => Math.round(gram * 1000);

/** What the total of a figure's page says, and how many rows it is of; a page that is closed to who looks says nothing. */
const toldAt = async (findings: Findings, reader: Reader, toko: string, where: string, figure: Figure) => {
  const shop = figure.toko === undefined ? toko : (figure.toko ?? '*');
  const list = LISTS[figure.to];
  if (list) {
    const body = (await reader.data(
      `${list}?${new URLSearchParams({ ...filtersOf(figure), limit: '1' })}`,
      shop,
    )) as { data: Record<string, number>[]; sums?: Record<string, number>; count: number };
    return {
      total: body.sums?.[figure.name] ?? sumOf(body.data, (row) => row[figure.name] ?? 0),
      rows: body.count,
    };
  }
  const page = await reader.open(figure.to, shop, filtersOf(figure));
  if (!page) return null;
  findings.same(
    'figures',
    where,
    `${figure.to} draws a total of ${figure.name}`,
    true,
    drawsTotal(page, figure.name),
  );
  return { total: totalOf(page, figure.name), rows: page.rows.length, page };
};

export const checkFigures = async (
  findings: Findings,
  reader: Reader,
  toko: string,
  where: string,
  figures: readonly Named[],
): Promise<void> => {
  for (const [name, figure] of figures) {
    if (!figure) continue;
    const told = await toldAt(findings, reader, toko, where, figure);
    if (told)
      findings.same(
        'figures',
        where,
        `${name} at ${figure.to}?${new URLSearchParams(filtersOf(figure))} ${figure.name}`,
        figure.value,
        told.total,
      );
  }
};

/** What the figures of shops, banks and sales people come to is what stands above them. */
const checkTogether = (findings: Findings, where: string, data: RingkasanDashboard): void => {
  const same = (figure: string, wanted: number, got: number) =>
    findings.same('together', where, figure, wanted, got);
  const { penjualan, laba, kas = 0, tokos, sales } = data;
  same(
    'cash of the shops',
    kas,
    sumOf(tokos, (one) => one.kas),
  );
  same(
    'sales of the shops',
    penjualan.kini.rp,
    sumOf(tokos, ({ kini }) => kini.rp),
  );
  same(
    'grams of the shops',
    mg(penjualan.kini.berat),
    sumOf(tokos, ({ kini }) => mg(kini.berat)),
  );
  same(
    'compared sales of the shops',
    penjualan.dulu.rp,
    sumOf(tokos, ({ dulu_rp }) => dulu_rp),
  );
  if (laba)
    same(
      'profit of the shops',
      laba.kini,
      sumOf(tokos, (one) => one.laba ?? Number.NaN),
    );
  same(
    'sales of the sales people',
    penjualan.kini.rp,
    sumOf(sales, ({ rp }) => rp),
  );
  same(
    'grams of the sales people',
    mg(penjualan.kini.berat),
    sumOf(sales, ({ berat }) => mg(berat)),
  );
};

/** The tiles, the shops, the banks and the sales people of each period. */
export const checkPeriods = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const shop = toko === '*' ? null : toko;
  for (const rentang of RENTANG) {
    const path = `dashboard/ringkasan?rentang=${rentang}`;
    const { data } = (await reader.data(path, toko)) as { data: RingkasanDashboard };
    const where = `${reader.who} dashboard ${toko} ${rentang}`;
    checkTogether(findings, where, data);
    const { tokos, sales, bank, kas = 0 } = data;
    await checkFigures(findings, reader, toko, where, [
      ...named('tile', tileFigures(data, shop)),
      ['tile notas', notaFigure(data)],
      ['drawers', cashFigure(data, shop, kas)],
      ...tokos.flatMap((one) => named(one.kode_toko, tokoFigures(one, data))),
      ...sales.map((one): Named => [`${one.kode_toko} ${one.kode_sales}`, salesFigure(one, data)]),
      ...bank.flatMap((one) => named(one.nomor_akun, bankFigures(one, data, shop))),
    ]);
  }
};

/** Gold and stock, with the pieces and the value beside the grams. */
export const checkStock = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const { data } = (await reader.data('dashboard/stock', toko)) as { data: StockDashboard };
  const shop = toko === '*' ? null : toko;
  const where = `${reader.who} dashboard ${toko} stock`;
  if (data.emas)
    await checkFigures(findings, reader, toko, where, named('gold', goldFigures(data.emas, shop)));
  for (const part of [...data.umur, ...data.jenis]) {
    const figure = stockFigure(part, shop);
    const told = await toldAt(findings, reader, toko, where, figure);
    if (!told?.page) continue;
    const { page, rows } = told;
    const name = JSON.stringify(figure.query);
    findings.same('figures', where, `${name} grams`, figure.value, told.total);
    findings.same('figures', where, `${name} pieces`, part.qty, rows);
    if (part.nilai !== undefined)
      findings.same('figures', where, `${name} value`, part.nilai, totalOf(page, 'hpp'));
  }
  for (const key of ['qty', 'berat', 'nilai'] as const)
    findings.same(
      'together',
      where,
      `${key} by type and by age`,
      sumOf(data.jenis, (part) => mg(part[key] ?? 0)),
      sumOf(data.umur, (part) => mg(part[key] ?? 0)),
    );
};

/** A figure of pledges with how many they are and how they are covered. */
type Counted = [name: string, figure: Figure | null, jumlah: number | null, ltv: number | null];

/** Pledges by every mark, how many they are, and how they are covered. */
export const checkPledges = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const { data } = (await reader.data('hutang/dashboard', toko)) as { data: HutangDashboard };
  const shop = toko === '*' ? null : toko;
  const where = `${reader.who} dashboard-hutang ${toko}`;
  const { beredar, jatuh_7, jatuh_30, kurang, kolek, umur, kadar, tokos } = data;
  const figures = pledgeFigures(data, shop);
  const counted: Counted[] = [
    ['lent', figures.lent, beredar.jumlah, beredar.ltv],
    ['interest', figures.interest, beredar.jumlah, null],
    ['due in 7', figures.dueIn7, jatuh_7.jumlah, null],
    ['due in 30', figures.dueIn30, jatuh_30.jumlah, null],
    ['short', figures.short, kurang.jumlah, null],
    ['interest of 30 days', figures.interest30, null, null],
    ...kolek.map((one): Counted => [`grade ${one.kode}`, gradeFigure(one, shop), one.jumlah, null]),
    ...umur.map((one): Counted => [`age ${one.kode}`, ageFigure(one, shop), one.jumlah, one.ltv]),
    ...kadar.map((one): Counted => [`purity ${one.kadar}`, purityFigure(one, shop), one.jumlah, one.ltv]),
  ];
  for (const [name, figure, jumlah, ltv] of counted) {
    if (!figure) continue;
    const told = await toldAt(findings, reader, toko, where, figure);
    if (!told?.page) continue;
    findings.same('figures', where, name, figure.value, told.total);
    if (jumlah !== null) findings.same('figures', where, `${name}: loans`, jumlah, told.rows);
    if (ltv !== null) findings.same('figures', where, `${name}: LTV`, ltv, told.page.totals.ltv);
  }
  for (const [name, parts] of Object.entries({ kolek, umur, kadar, tokos }))
    for (const key of ['jumlah', 'pokok'] as const)
      findings.same(
        'together',
        where,
        `${key} by ${name}`,
        beredar[key],
        sumOf<{ jumlah: number; pokok: number | null }>(parts, (one) => one[key] ?? 0),
      );
};

/** Charts are told of what the tiles are told of. */
export const checkCharts = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  const where = `${reader.who} charts ${toko}`;
  const rows = async <T>(path: string) => ((await reader.data(path, toko)) as { data: T[] }).data;
  const of = async (rentang: string) =>
    ((await reader.data(`dashboard/ringkasan?rentang=${rentang}`, toko)) as { data: RingkasanDashboard })
      .data;
  const [day, month, year] = [await of('HARI_INI'), await of('BULAN_INI'), await of('TAHUN_INI')];
  type Point = { jenis: string; jumlah: number; total: number; berat: number };
  const charts: [string, string, RingkasanDashboard][] = [
    ['hours', 'cash-pusat/daily-transaction-chart', day],
    ['days', 'cash-pusat/period-transaction-chart', month],
    ['months', 'transaction/daily-transaction-get-year', year],
  ];
  for (const [name, path, { penjualan, pembelian }] of charts) {
    const points = await rows<Point>(path);
    for (const [jenis, told] of [
      ['PENJUALAN', penjualan],
      ['PEMBELIAN', pembelian],
    ] as const) {
      const own = points.filter((point) => point.jenis === jenis);
      findings.same(
        'charts',
        where,
        `${jenis} by ${name}`,
        told?.kini.rp,
        sumOf(own, ({ total }) => total),
      );
      findings.same(
        'charts',
        where,
        `notas of ${jenis} by ${name}`,
        told?.kini.dokumen,
        sumOf(own, ({ jumlah }) => jumlah),
      );
      findings.same(
        'charts',
        where,
        `grams of ${jenis} by ${name}`,
        mg(told?.kini.berat ?? 0),
        sumOf(own, ({ berat }) => mg(berat)),
      );
    }
  }
  type Bar = { dokumen: number; qty: number; rp: number; berat: number };
  for (const [path, told] of [
    ['penjualan/chart?type=today', day.penjualan],
    ['penjualan/chart?type=monthly', year.penjualan],
    ['pembelian/chart?type=today', day.pembelian],
    ['pembelian/chart?type=monthly', year.pembelian],
  ] as const) {
    const bars = await rows<Bar>(path);
    for (const key of ['dokumen', 'qty', 'rp'] as const)
      findings.same(
        'charts',
        where,
        `${path} ${key}`,
        told?.kini[key],
        sumOf(bars, (bar) => bar[key]),
      );
    findings.same(
      'charts',
      where,
      `${path} berat`,
      mg(told?.kini.berat ?? 0),
      sumOf(bars, ({ berat }) => mg(berat)),
    );
  }
  const { dari, sampai } = month.rentang;
  const cash = await reader.open('/laporan-keuangan-cash-global', toko, { tgl_from: dari, tgl_to: sampai });
  if (!cash) return;
  const flow = await rows<{ masuk: number; keluar: number }>('cash-pusat/daily-cash-chart');
  findings.same(
    'charts',
    where,
    'cash of the days',
    totalOf(cash, 'masuk') - totalOf(cash, 'keluar'),
    sumOf(flow, ({ masuk, keluar }) => masuk - keluar),
  );
  for (const one of await rows<{ kode_toko: string; tanggal: string; kategori: string; total: number }>(
    'cash-pusat/daily-biaya',
  )) {
    const [out, back] = await Promise.all(
      [one.kategori, `BATAL_${one.kategori}`].map((kategori) => {
        const target = expensePage({ kategori }, [one.tanggal], one.kode_toko);
        return reader.open(target.to, one.kode_toko, filtersOf(target));
      }),
    );
    if (!out || !back) continue;
    findings.same(
      'charts',
      where,
      `expenses of ${one.kategori}`,
      one.total,
      totalOf(out, 'keluar') - totalOf(out, 'masuk') + totalOf(back, 'keluar') - totalOf(back, 'masuk'),
    );
  }
};

/** The day's page of a shop says what its dashboard says. */
export const checkHari = async (findings: Findings, reader: Reader, toko: string): Promise<void> => {
  if (toko === '*') return;
  const of = async <T>(path: string) => ((await reader.data(path, toko)) as { data: T }).data;
  const hari = await of<{
    penjualan: { grand_total: number; dokumen: number };
    kas: { saldo_akhir: number } | null;
    pelunasan: { jumlah: number; total: number | null };
  }>('hari');
  const data = await of<RingkasanDashboard>('dashboard/ringkasan?rentang=HARI_INI');
  const { belum_valid } = await of<HutangDashboard>('hutang/dashboard');
  const where = `${reader.who} hari ${toko}`;
  const same = (figure: string, wanted: unknown, got: unknown) =>
    findings.same('together', where, figure, wanted, got);
  same('sales', data.penjualan.kini.rp, hari.penjualan.grand_total);
  same('notas', data.penjualan.kini.dokumen, hari.penjualan.dokumen);
  if (hari.kas) same('drawer', data.kas, hari.kas.saldo_akhir);
  same('redemptions that wait', belum_valid.rp, hari.pelunasan.total);
  same('how many redemptions wait', belum_valid.jumlah, hari.pelunasan.jumlah);
};

/** What a cashier is told of: his own sales of the day, as their list has them. */
export const checkOwn = async (findings: Findings, reader: Reader, home: string): Promise<void> => {
  const { data } = (await reader.data('dashboard/ringkasan', home)) as { data: RingkasanDashboard };
  const where = `${reader.who} dashboard ${home}`;
  const figure = notaFigure(data, reader.who);
  const told = await toldAt(findings, reader, home, where, figure);
  findings.same('figures', where, 'own sales', data.penjualan.kini.rp, figure.value);
  findings.same('figures', where, 'own sales in their list', figure.value, told?.total);
  findings.same('figures', where, 'own notas', data.nota.dokumen, told?.rows);
};
