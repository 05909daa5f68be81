import {
  chartPembelian,
  type RingkasanDashboard,
  ringkasanDashboard,
  type StockDashboard,
  stockDashboard,
} from '@kadar/contract/endpoints/dashboard.ts';
import {
  grafikBiaya,
  grafikKas,
  grafikKhusus,
  grafikTransaksiHari,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
  nonCashTertunda,
} from '@kadar/contract/endpoints/grafik.ts';
import { hutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { perhatian } from '@kadar/contract/endpoints/perhatian.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { UMUR_STOK } from '@kadar/domain/periods.ts';
import { comparisonsOf, RENTANG, rangeNamed } from '@kadar/domain/ranges.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, TODAY } from '../../testing/harness.ts';
import { demoHistory, PLAYED_DAYS, PLAYED_PATIENCE } from '../../tests/reports/demo-year.fixture.ts';
import { STANDING } from './commands/selesai-perhatian.ts';
import { booksOf, buyToday, days, mg, reportsOf } from './figures.fixture.ts';

const SHOPS = ['*', 'K01', 'K02'] as const;
const NONE = '-';
const AFTER_ALL = '2100-01-01T00:00:00Z';

let server: TestApp;
let owner: Client;

beforeAll(async () => {
  server = await demoHistory(PLAYED_DAYS);
  owner = await server.login('OWN');
  await buyToday(server);
}, PLAYED_PATIENCE);
afterAll(() => server?.close());

const ringkasan = async (toko: string, query = ''): Promise<RingkasanDashboard> => {
  const reply = await owner.get(`dashboard/ringkasan${query}`, { toko });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return ringkasanDashboard.data.parse(reply.body.data);
};
const stock = async (toko: string): Promise<StockDashboard> =>
  stockDashboard.data.parse((await owner.get('dashboard/stock', { toko })).body.data);

const { told } = reportsOf(() => owner);
const { counted, posted, earnedRp, soldRp } = booksOf(() => server);

describe.each(SHOPS)('the figures of %s', (toko) => {
  test.each(RENTANG)(
    'of a %s are what documents and ledger say, and what their reports add up to',
    async (rentang) => {
      const data = await ringkasan(toko, `?rentang=${rentang}`);
      const { dari, sampai } = data.rentang;
      expect({ from: dari, to: sampai }).toEqual(rangeNamed(rentang, TODAY));
      expect(data.penjualan.kini.rp).toBe(await soldRp(toko, dari, sampai));
      expect(data.laba?.kini).toBe(await earnedRp(toko, dari, sampai));
      const range = days(dari, sampai);
      expect(await told(toko, 'penjualan/report', 'grand_total', range)).toBe(data.penjualan.kini.rp);
      expect(await told(toko, 'penjualan/report', 'berat', range)).toBe(mg(data.penjualan.kini.berat));
      expect(await told(toko, 'penjualan/report', 'margin', range)).toBe(data.laba?.kini);
      const least = sampai >= `${TODAY.slice(0, 4)}-01-31` ? 1 : 0;
      expect(data.penjualan.kini.rp).toBeGreaterThanOrEqual(least);
      const { kini } = data.pembelian ?? data.penjualan;
      expect([kini.dokumen, kini.qty, mg(kini.berat), kini.rp]).toEqual(
        await Promise.all(
          ['1', 'd.qty', 'd.berat', 'd.grand_total'].map((what) =>
            posted(toko, what, 'PEMBELIAN', dari, sampai),
          ),
        ),
      );
      expect(await told(toko, 'pembelian/report', 'harga', range)).toBe(kini.rp);
      expect(await told(toko, 'pembelian/report', 'berat', range)).toBe(mg(kini.berat));
      expect(kini.rp).toBeGreaterThanOrEqual(least);
    },
  );

  test('of purchases and exchanges in charts are what their documents and books say', async () => {
    const ask = async (path: string) => {
      const reply = await owner.get(path, { toko });
      expect([path, reply.status]).toEqual([path, 200]);
      return reply.body.data;
    };
    const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
      rows.reduce((all, row) => all + of(row), 0);
    const { from, to } = monthOf(TODAY);
    const [exchanged] = await server.look<{ n: number }>(
      `select count(*)::int as n from dokumen where jenis = 'PEMBELIAN' and no_tukar is not null and tanggal >= $1`,
      [from],
    );
    expect(exchanged?.n).toBeGreaterThan(0);
    const of = (jenis: string, dari: string, sampai: string) =>
      Promise.all(['1', 'd.grand_total', 'd.berat'].map((what) => posted(toko, what, jenis, dari, sampai)));
    const period = grafikTransaksiPeriode.data.parse(await ask('cash-pusat/period-transaction-chart'));
    const year = grafikTransaksiTahun.data.parse(await ask('transaction/daily-transaction-get-year'));
    const day = grafikTransaksiHari.data.parse(await ask('cash-pusat/daily-transaction-chart'));
    for (const jenis of ['PENJUALAN', 'PEMBELIAN'] as const) {
      const added = (rows: readonly { jenis: string; jumlah: number; total: number; berat: number }[]) => {
        const own = rows.filter((row) => row.jenis === jenis);
        return [
          sum(own, ({ jumlah }) => jumlah),
          sum(own, ({ total }) => total),
          sum(own, ({ berat }) => mg(berat)),
        ];
      };
      expect(added(period)).toEqual(await of(jenis, from, to));
      expect(added(year)).toEqual(await of(jenis, `${TODAY.slice(0, 4)}-01-01`, TODAY));
      expect(added(day)).toEqual(await of(jenis, TODAY, TODAY));
      for (const [at, type] of ['JUMLAH', 'TOTAL', 'BERAT'].entries()) {
        const path = `cash-pusat/daily-specific-chart?kategori=${jenis}&type=${type}`;
        const points = grafikKhusus.data.parse(await ask(path));
        expect(sum(points, ({ nilai }) => (type === 'BERAT' ? mg(nilai) : nilai))).toBe(
          (await of(jenis, from, to))[at],
        );
      }
    }
    for (const [type, dari] of [
      ['today', TODAY],
      ['monthly', `${TODAY.slice(0, 4)}-01-01`],
    ] as const) {
      const points = chartPembelian.data.parse(await ask(`pembelian/chart?type=${type}`));
      expect([
        sum(points, ({ dokumen }) => dokumen),
        sum(points, ({ rp }) => rp),
        sum(points, ({ berat }) => mg(berat)),
      ]).toEqual(await of('PEMBELIAN', dari, TODAY));
    }
  });

  test('of money in charts are what drawers and accounts say, what was paid for gold among it', async () => {
    const ask = async (path: string) => (await owner.get(path, { toko })).body.data;
    const { from, to } = monthOf(TODAY);
    const drawer = grafikKas.data.parse(await ask('cash-pusat/daily-cash-chart'));
    expect(drawer.reduce((all, { masuk, keluar }) => all + masuk - keluar, 0)).toBe(
      await counted(
        toko,
        'select sum(masuk - keluar) as n from kas_mutasi where $toko and tanggal between $2 and $3',
        [from, to],
      ),
    );
    // Each category of a day is netted with its cancellations before in and out are told apart.
    const gone = await counted(
      toko,
      `select sum(rp) as n from (
         select greatest(sum(keluar - masuk), 0) as rp from kas_mutasi where $toko and tanggal between $2 and $3
         group by kode_toko, tanggal, regexp_replace(kategori, '^BATAL_', '')) x`,
      [from, to],
    );
    expect(drawer.reduce((all, { keluar }) => all + keluar, 0)).toBe(gone);
    const paid = `select sum(keluar - masuk) as n from kas_mutasi where $toko and tanggal between $2 and $3 and kategori like '%PEMBELIAN'`;
    expect(await counted(toko, paid, [from, to])).toBeGreaterThan(0);
    const expenses = grafikBiaya.data.parse(await ask(`cash-pusat/daily-biaya?tanggal=${from}`));
    expect(expenses.reduce((all, { total }) => all + total, 0)).toBe(
      await counted(
        toko,
        // A day keeps what was paid on it, less what was taken back on it, whenever that was paid.
        `select coalesce(sum(x.rp), 0) as n from (
           select kode_toko, kategori, tanggal, grand_total as rp from dokumen where jenis = 'KAS_KELUAR'
           union all select d.kode_toko, d.kategori, b.tanggal, -d.grand_total from dokumen d join dokumen_batal b using (kode_toko, no_faktur) where d.jenis = 'KAS_KELUAR') x
         join kategori_kas c on c.kode_kategori = x.kategori join akuns a using (nomor_akun)
         where $toko and a.jenis = 'BEBAN' and x.tanggal = $2`,
        [from],
      ),
    );
    const slips = grafikKhusus.data.parse(
      await ask('cash-pusat/daily-specific-chart?kategori=NON_CASH&type=TOTAL'),
    );
    expect(slips.reduce((all, { nilai }) => all + nilai, 0)).toBe(
      await counted(
        toko,
        "select sum(jumlah_rp) as n from bank_mutasi where $toko and jenis not in ('TUNAI', 'CAIR') and tanggal between $2 and $3",
        [from, to],
      ),
    );
    const waiting = nonCashTertunda.data.parse(await ask('cash-pusat/outstand-noncash'));
    const open = (...states: string[]) =>
      waiting.filter(({ status }) => states.includes(status)).reduce((all, { sisa }) => all + sisa, 0);
    const today = `select sum(rp) as n from (select sum(jumlah_rp) as rp from bank_mutasi where $toko and tanggal = $2 and jenis <> 'CAIR' group by kode_toko, no_rekening) x where rp > 0`;
    expect(open('BELUM_DITUTUP')).toBe(await counted(toko, today, [TODAY]));
    const swiped = `
      select coalesce(sum(j.debet - j.kredit), 0) as n from jurnal j left join (select no_faktur as no_jurnal, kode_toko, jenis from dokumen) d using (kode_toko, no_jurnal)
      where $toko and j.role = 'PIUTANG_GESEK' and (j.tanggal < $2 or d.jenis = 'PENCAIRAN_GESEK')`;
    expect(open('BELUM_CAIR', 'TERLAMBAT')).toBe(await counted(toko, swiped, [TODAY]));
    expect(open('BELUM_COCOK')).toBe(0);
  });

  test('of month and year, drawers and accounts likewise', async () => {
    const { bulan, tahun, kas, bank, rentang, tanggal } = await ringkasan(toko, '?rentang=BULAN_INI');
    expect(bulan?.rp).toBe(await soldRp(toko, bulan?.dari ?? '', bulan?.sampai ?? ''));
    expect(tahun?.rp).toBe(await soldRp(toko, tahun?.dari ?? '', tahun?.sampai ?? ''));
    expect(kas).toBe(
      await counted(toko, 'select sum(masuk - keluar) as n from kas_mutasi where $toko and tanggal <= $2', [
        tanggal,
      ]),
    );
    expect(await told(toko, 'cash/global/report', 'saldo_akhir', days(tanggal, tanggal))).toBe(kas);
    expect(bank.length).toBeGreaterThan(0);
    for (const { nomor_akun, saldo, masuk, keluar } of bank) {
      const query = { ...days(rentang.dari, rentang.sampai), nomor_akun };
      expect(await told(toko, 'jurnal/buku-besar', 'debet', query)).toBe(masuk);
      expect(await told(toko, 'jurnal/buku-besar', 'kredit', query)).toBe(keluar);
      const side = saldo < 0 ? 'akhir_kredit' : 'akhir_debet';
      expect(await told(toko, 'jurnal/neraca-saldo', side, query)).toBe(Math.abs(saldo));
      expect(Math.min(masuk, keluar)).toBeGreaterThanOrEqual(0);
    }
    // Whatever the journal has of banks is the book of what went through their accounts.
    expect(bank.reduce((sum, { saldo }) => sum + saldo, 0)).toBe(
      await counted(
        toko,
        'select sum(jumlah_gesek_rp - fee) as n from bank_mutasi where $toko and tanggal <= $2',
        [rentang.sampai],
      ),
    );
    expect(Math.max(...bank.map(({ keluar }) => keluar))).toBeGreaterThan(0);
  });

  test('of sales people add up to what was sold, and each to his report', async () => {
    const { sales, penjualan, rentang } = await ringkasan(toko, '?rentang=BULAN_INI');
    expect(sales.reduce((sum, { rp }) => sum + rp, 0)).toBe(penjualan.kini.rp);
    expect(sales.length).toBeGreaterThan(1);
    for (const { kode_toko, kode_sales, rp, berat } of sales) {
      const query = { ...days(rentang.dari, rentang.sampai), kode_sales };
      expect(await told(kode_toko, 'penjualan/report', 'grand_total', query)).toBe(rp);
      expect(await told(kode_toko, 'penjualan/report', 'berat', query)).toBe(mg(berat));
    }
  });

  test('of our gold are what the ledger of fine gold holds, at the price in force', async () => {
    const { emas, umur, jenis } = await stock(toko);
    // What it sent is its own until another shop has it.
    const held = `select sum(debet - kredit) + (select coalesce(sum(sisa_murni), 0) from kiriman_baris where $toko) as n
      from jurnal_emas where $toko and tempat like 'PERSEDIAAN%'`;
    expect(mg(emas?.murni ?? 0)).toBe(await counted(toko, held, []));
    expect(await told(toko, 'barang/report-emas', 'murni')).toBe(mg(emas?.murni ?? 0));
    expect(await told(toko, 'barang/report-emas', 'nilai')).toBe(emas?.nilai);
    const [price] = await server.look<{ nominal: string }>(
      'select nominal from harga_emas_global order by id desc limit 1',
    );
    // Each row of the report is rounded to the rupiah.
    expect(Math.abs(Number(emas?.nilai) - (emas?.murni ?? 0) * Number(price?.nominal))).toBeLessThan(100);
    for (const parts of [umur, jenis]) {
      expect(parts.reduce((sum, { qty }) => sum + qty, 0)).toBe(
        await counted(toko, "select count(*) as n from barang where $toko and status = 'READY'", []),
      );
      expect(parts.reduce((sum, { nilai = 0 }) => sum + nilai, 0)).toBe(
        await counted(toko, "select sum(hpp) as n from barang where $toko and status = 'READY'", []),
      );
    }
    for (const { umur: age, qty, berat } of umur) {
      const { dari, sampai } = UMUR_STOK.find(({ kode }) => kode === age) ?? { dari: 0, sampai: 0 };
      expect(await told(toko, 'barang/report-umur', 'berat', { umur: age })).toBe(mg(berat));
      const aged = `select count(*) as n from barang where $toko and status = 'READY'
        and greatest('${TODAY}'::date - (created_at at time zone 'Asia/Jakarta')::date, 0) between $2 and $3`;
      expect(await counted(toko, aged, [dari, sampai ?? 100_000])).toBe(qty);
    }
    for (const { kode_dept, berat } of jenis)
      expect(await told(toko, 'barang/report-umur', 'berat', { kode_dept })).toBe(mg(berat));
  });

  test('of pledges are what their list adds up to, and of one redemption there is one figure', async () => {
    const pledges = hutangDashboard.data.parse((await owner.get('hutang/dashboard', { toko })).body.data);
    const listed = (column: string, query: Record<string, string> = {}) =>
      told(toko, 'hutang/report-berjalan', column, query);
    const { beredar, jatuh_7, jatuh_30, kurang, kolek, umur, kadar, belum_valid } = pledges;
    expect([await listed('pokok'), await listed('bunga_pinjam')]).toEqual([beredar.pokok, beredar.bunga]);
    expect(await listed('pokok', { keadaan: 'JATUH_7' })).toBe(jatuh_7.pokok);
    expect(await listed('pokok', { keadaan: 'JATUH_30' })).toBe(jatuh_30.pokok);
    expect(await listed('kurang', { keadaan: 'KURANG' })).toBe(kurang.rp);
    for (const one of kolek.filter(({ kode }) => kode !== ''))
      expect(await listed('pokok', { kolek: one.kode })).toBe(one.pokok);
    for (const one of umur) expect(await listed('pokok', { umur: one.kode })).toBe(one.pokok);
    for (const one of kadar) expect(await listed('pokok', { kadar: String(one.kadar) })).toBe(one.pokok);
    expect(beredar.pokok).toBeGreaterThan(0);
    const items = perhatian.data.parse((await owner.get('dashboard/perhatian', { toko })).body.data);
    const waiting = items.filter(({ hal }) => hal === 'PELUNASAN_BELUM_VALID');
    expect(waiting.reduce((sum, { rp }) => sum + rp, 0)).toBe(belum_valid.rp);
    if (toko === '*') return;
    const { pelunasan } = (await owner.get('hari', { toko })).body.data as { pelunasan: object };
    expect(pelunasan).toEqual({ jumlah: belum_valid.jumlah, total: belum_valid.rp });
  });

  test('of what wants attention are the rows of their report', async () => {
    const items = perhatian.data.parse((await owner.get('dashboard/perhatian', { toko })).body.data);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ rp }) => rp)).toEqual(items.map(({ rp }) => rp).toSorted((a, b) => b - a));
    const overdue = items.filter(({ hal }) => hal === 'TITIPAN_LEWAT');
    expect(overdue.reduce((sum, { rp }) => sum + rp, 0)).toBe(
      await counted(
        toko,
        `select sum(m.jumlah_rp) as n from titipan_mutasi m
         where $toko and (select greatest(max(d.batas), max((select max(p.batas) from titip_perpanjang p where p.kode_toko = d.kode_toko and p.no_titip = d.no_faktur)))
           from titip_detail d where d.kode_toko = m.kode_toko and d.no_faktur = m.no_titip) < $2`,
        [TODAY],
      ),
    );
    expect(overdue.length).toBeGreaterThan(0);
    const undone = items.filter(({ hal }) => hal === 'BATAL');
    expect(undone.reduce((sum, { rp }) => sum + rp, 0)).toBe(
      await counted(
        toko,
        `select sum(d.grand_total) as n from dokumen_batal b join dokumen d using (kode_toko, no_faktur) where $toko and b.tanggal > $2::date - 7`,
        [TODAY],
      ),
    );
    for (const { kode_toko, hal, orang, dari, sampai, rp } of items)
      if (!STANDING.has(hal))
        expect(
          await told(kode_toko, 'dashboard/perhatian/report', 'jumlah_rp', {
            ...days(dari, sampai),
            hal,
            user_id: orang,
            status: 'BELUM',
          }),
          JSON.stringify({ kode_toko, hal, orang }),
        ).toBe(rp);
  });
});

test('the history has what figures may go wrong by', async () => {
  for (const found of [
    "select 1 from dokumen where jenis = 'PENJUALAN' and pph22 > 0",
    "select 1 from dokumen where jenis = 'PENJUALAN' and grand_total <> total",
    'select 1 from bank_mutasi where jumlah_gesek_rp > jumlah_rp and fee > 0',
    'select 1 from kupon_detail',
    "select 1 from dokumen_batal b join dokumen d using (kode_toko, no_faktur) where d.jenis = 'PENJUALAN' and b.tanggal <> d.tanggal",
    "select 1 from kas_mutasi where kode_toko = 'PST'",
  ])
    expect((await server.look(`${found} limit 1`)).length, found).toBe(1);
});

test('shops add up to all of them', async () => {
  const all = await ringkasan('*', '?rentang=BULAN_INI');
  const sum = (of: (toko: RingkasanDashboard['tokos'][number]) => number) =>
    all.tokos.reduce((n, toko) => n + of(toko), 0);
  // Head office sells nothing, and stands below the shops with what came to it.
  expect(all.tokos.map(({ kode_toko }) => kode_toko)).toEqual(['K01', 'K02', 'PST']);
  expect(all.tokos.at(-1)?.kas).toBeGreaterThan(0);
  expect(sum(({ kas }) => kas)).toBe(all.kas);
  expect(sum(({ kini }) => kini.rp)).toBe(all.penjualan.kini.rp);
  expect(sum(({ dulu_rp }) => dulu_rp)).toBe(all.penjualan.dulu.rp);
  expect(sum(({ laba }) => laba ?? Number.NaN)).toBe(all.laba?.kini);
  for (const { kode_toko, kini, laba, kas } of all.tokos) {
    const own = await ringkasan(kode_toko, '?rentang=BULAN_INI');
    expect([own.penjualan.kini, own.laba?.kini, own.kas]).toEqual([kini, laba, kas]);
  }
});

test('a period meets the same days and hours of the one it is compared with', async () => {
  for (const rentang of RENTANG)
    for (const banding of comparisonsOf(rangeNamed(rentang, TODAY) ?? { from: '', to: '' })) {
      const data = await ringkasan('*', `?rentang=${rentang}&banding=${banding}`);
      const { dari, sampai, hingga, jenis } = data.banding;
      expect(jenis).toBe(banding);
      // The demo's day runs: it is noon in the shops. What is over meets whole days.
      expect(hingga).toBe(data.tanggal === TODAY ? `${sampai}T05:00:00.000Z` : null);
      const whole = await soldRp('*', dari, sampai);
      const later = await counted(
        '*',
        `select sum(d.grand_total) as n from dokumen d where $toko and jenis = 'PENJUALAN' and tanggal = $2 and at > $3
           and not exists (select from dokumen_batal b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.tanggal = d.tanggal)`,
        [sampai, hingga ?? AFTER_ALL],
      );
      const undone = await counted(
        '*',
        `select sum(d.grand_total) as n from dokumen_batal b join dokumen d using (kode_toko, no_faktur)
         where $toko and d.jenis = 'PENJUALAN' and b.tanggal = $2 and d.tanggal <> b.tanggal and b.at > $3`,
        [sampai, hingga ?? AFTER_ALL],
      );
      expect(data.penjualan.dulu.rp).toBe(whole - later + undone);
    }
  const cut = await ringkasan('*');
  expect(cut.penjualan.dulu.rp).toBeLessThan(await soldRp('*', cut.banding.dari, cut.banding.sampai));
});

test('a comparison that a period lacks is its usual one, and one that nobody knows is refused', async () => {
  expect((await ringkasan('*', '?rentang=TAHUN_INI&banding=MINGGU_LALU')).banding.jenis).toBe('SEBELUMNYA');
  for (const asked of ['banding=BESOK', 'rentang=BESOK'])
    expect((await owner.get(`dashboard/ringkasan?${asked}`)).status).toBe(422);
});

test('a day that ended in a list is what the list adds up to, however long it is', async () => {
  const { nota, tanggal } = await ringkasan('*');
  for (const limit of [1, 500]) {
    const { body } = await owner.get(
      `penjualan?tgl_from=${tanggal}&tgl_to=${tanggal}&status=POSTED&limit=${limit}`,
    );
    const rows = body.data as { grand_total: number }[];
    const sums = body.sums as { grand_total: number } | undefined;
    expect(body.count).toBe(nota.dokumen);
    expect(sums?.grand_total ?? rows.reduce((sum, { grand_total }) => sum + grand_total, 0)).toBe(nota.rp);
  }
  expect(nota.dokumen).toBeGreaterThan(1);
  expect(
    (await owner.get(`penjualan?tgl_from=${tanggal}&tgl_to=${tanggal}&input_by=${NONE}`)).body.count,
  ).toBe(0);
});
