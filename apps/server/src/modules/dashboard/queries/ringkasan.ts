import type { JumlahPenjualan, Lihat, ringkasanDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { type Level, mayUse, seesCost } from '@kadar/contract/permissions.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { comparedUntil, type Span } from '@kadar/domain/periods.ts';
import { comparedRange, comparedSpan, comparisonFor, rangeNamed } from '@kadar/domain/ranges.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';
import { banksIn, type KeptRow, keptIn, latestDay, type ShopDay, shopDays } from './shops.ts';
import { boughtIn, type EarnedRow, earnedIn, ownSales, type SoldRow, type Stretch, soldIn } from './sold.ts';

type Data = z.input<typeof ringkasanDashboard.data>;
type Asked = z.output<NonNullable<typeof ringkasanDashboard.query>>;

/** What is asked for, once the business date is known. */
interface Question {
  toko: string;
  tanggal: string;
  now: Stretch;
  before: Stretch;
  month: Stretch;
  monthBefore: Stretch;
  year: Stretch;
  cost: boolean;
}

const NOTHING: JumlahPenjualan = { dokumen: 0, qty: 0, berat: 0, rp: 0 };

/** KASIR is shown what is his own, who runs a shop its figures, and the chain's people all of them (domain §7). */
const lihatOf = (level: Level): Lihat => {
  if (!mayUse('dashboard.toko', level)) return 'SENDIRI';
  return level === 'SPV' ? 'TOKO' : 'PUSAT';
};

const gramsOf = ({ dokumen, qty, berat, rp }: JumlahPenjualan): JumlahPenjualan => ({
  dokumen,
  qty,
  berat: berat / 1000,
  rp,
});

const added = (rows: readonly JumlahPenjualan[]): JumlahPenjualan =>
  gramsOf(
    rows.reduce(
      (all, { dokumen, qty, berat, rp }) => ({
        dokumen: all.dokumen + dokumen,
        qty: all.qty + qty,
        berat: all.berat + berat,
        rp: all.rp + rp,
      }),
      NOTHING,
    ),
  );

const shown = ({ from, to }: Span) => ({ dari: from, sampai: to });

const questionOf = (
  call: Reader<Asked>,
  latest: string,
  calendar: string,
): Question & Pick<Data, 'banding'> => {
  const asked = rangeNamed(call.query.rentang, latest) ?? { from: latest, to: latest };
  const tanggal = asked.to;
  const now = call.kadar.clock.now();
  const jenis = comparisonFor(asked, call.query.banding);
  const whole = (span: Span): Stretch => ({ ...span, hingga: null });
  const cut = (span: Span): Stretch => ({ ...span, hingga: comparedUntil(now, calendar, tanggal, span.to) });
  const before = cut(comparedSpan(asked, jenis));
  const month = { from: monthOf(tanggal).from, to: tanggal };
  return {
    toko: call.toko,
    tanggal,
    now: whole(asked),
    before,
    month: whole(month),
    monthBefore: cut(comparedRange(month, 'SEBELUMNYA')),
    year: whole({ from: `${tanggal.slice(0, 4)}-01-01`, to: tanggal }),
    cost: seesCost(call.session.level),
    banding: { ...shown(before), jenis, hingga: before.hingga?.toISOString() ?? null },
  };
};

type Own = JumlahPenjualan & { nama: string };

interface Read {
  sold: SoldRow[];
  bought: SoldRow[];
  earned: EarnedRow[];
  nota: Own[];
  kept: KeptRow[];
  bank: Data['bank'];
}

/** A shop's figures, or those of all of them: six statements, whatever the shops. */
const readShops = async (tx: Tx, { toko, tanggal, ...asked }: Question): Promise<Read> => ({
  sold: await tx.rows(
    soldIn(toko, {
      kini: asked.now,
      dulu: asked.before,
      bulan: asked.month,
      bulan_dulu: asked.monthBefore,
      tahun: asked.year,
    }),
  ),
  bought: await tx.rows(boughtIn(toko, { kini: asked.now, dulu: asked.before })),
  earned: await tx.rows(earnedIn(toko, asked.now, asked.before)),
  nota: await tx.rows(ownSales(toko, null, tanggal, asked.before)),
  kept: await tx.rows(keptIn(toko, tanggal)),
  bank: await tx.rows(banksIn(toko, asked.now.from, asked.now.to)),
});

const soldOf = ({ sold }: Read, nama: string, kode?: string): JumlahPenjualan =>
  added(sold.filter((row) => row.nama === nama && (kode === undefined || row.kode_toko === kode)));

const boughtOf = ({ bought }: Read, nama: string): JumlahPenjualan =>
  added(bought.filter((row) => row.nama === nama));

/** What whole shops earned; a row of a sales person is part of one. */
const earnedOf = ({ earned }: Read, nama: string, kode?: string): number =>
  earned
    .filter(
      (row) => row.nama === nama && row.kode_sales === null && (kode === undefined || row.kode_toko === kode),
    )
    .reduce((sum, { laba }) => sum + laba, 0);

const tokoOf = (read: Read, { jual: _, ...day }: ShopDay, cost: boolean): Data['tokos'][number] => {
  const kept = read.kept.find(({ kode_toko }) => kode_toko === day.kode_toko);
  return {
    ...day,
    kini: soldOf(read, 'kini', day.kode_toko),
    dulu_rp: soldOf(read, 'dulu', day.kode_toko).rp,
    ...(cost && { laba: earnedOf(read, 'kini', day.kode_toko) }),
    kas: kept?.kas ?? 0,
    baki: {
      semua: kept?.semua ?? 0,
      ditimbang: kept?.ditimbang ?? 0,
      selisih: (kept?.selisih ?? 0) / 1000,
    },
  };
};

/** Head office and shops that are no more stand beside the others while something is theirs, so that all rows come to the totals. */
const stands = ({ sold, kept, earned }: Read, { kode_toko, jual }: ShopDay): boolean =>
  jual ||
  kept.some((row) => row.kode_toko === kode_toko && row.kas !== 0) ||
  [...sold, ...earned].some((row) => row.kode_toko === kode_toko);

const notaOf = (rows: readonly Own[], nama: string): JumlahPenjualan =>
  added(rows.filter((row) => row.nama === nama));

const figuresOf = (read: Read, asked: Question, days: readonly ShopDay[]) => {
  const { dokumen, rp } = notaOf(read.nota, 'kini');
  return {
    penjualan: { kini: soldOf(read, 'kini'), dulu: soldOf(read, 'dulu') },
    pembelian: { kini: boughtOf(read, 'kini'), dulu: boughtOf(read, 'dulu') },
    nota: { dokumen, rp },
    ...(asked.cost && { laba: { kini: earnedOf(read, 'kini'), dulu: earnedOf(read, 'dulu') } }),
    bulan: {
      ...shown(asked.month),
      rp: soldOf(read, 'bulan').rp,
      dulu: { ...shown(asked.monthBefore), rp: soldOf(read, 'bulan_dulu').rp },
    },
    tahun: { ...shown(asked.year), rp: soldOf(read, 'tahun').rp },
    kas: read.kept.reduce((sum, { kas }) => sum + kas, 0),
    tokos: days.filter((day) => stands(read, day)).map((day) => tokoOf(read, day, asked.cost)),
    sales: read.earned.flatMap(({ nama, kode_toko, kode_sales, nama_sales, qty, berat, rp: paid }) =>
      nama === 'kini' && kode_sales !== null
        ? [
            {
              kode_toko,
              kode_sales,
              nama_sales: nama_sales ?? kode_sales,
              qty,
              berat: berat / 1000,
              rp: paid,
            },
          ]
        : [],
    ),
    bank: read.bank,
  };
};

/** What a cashier sold himself: nothing of his shop's, and not what is in the drawer that he counts. */
const readOwn = async (tx: Tx, user: string, { toko, tanggal, before }: Question) => {
  const nota = await tx.rows(ownSales(toko, user, tanggal, before));
  const kini = notaOf(nota, 'kini');
  return {
    penjualan: { kini, dulu: notaOf(nota, 'dulu') },
    nota: { dokumen: kini.dokumen, rp: kini.rp },
    tokos: [],
    sales: [],
    bank: [],
  };
};

/** The figures of a period against an earlier one, as the reader's level is told them; up to the business date, unless another day is named. */
export const ringkasan = async (call: Reader<Asked>, day?: string): Promise<{ data: Data }> => {
  const lihat = lihatOf(call.session.level);
  const at = call.kadar.clock.now();
  const calendar = calendarDay(at, call.settings.ZONA_WAKTU);
  const data = await call.kadar.db.read(
    call.scope,
    async (tx): Promise<Data> => {
      const days = await tx.rows(shopDays(call.toko));
      // A cashier is told of his day alone.
      const asked = questionOf(
        lihat === 'SENDIRI' ? { ...call, query: { rentang: 'HARI_INI' } } : call,
        day ?? latestDay(days, calendar),
        calendar,
      );
      const { banding, now, tanggal } = asked;
      return {
        lihat,
        tanggal,
        at: at.toISOString(),
        rentang: shown(now),
        banding,
        ...(lihat === 'SENDIRI'
          ? await readOwn(tx, call.session.user_id, asked)
          : figuresOf(await readShops(tx, asked), asked, days)),
      };
    },
    { snapshot: true },
  );
  return { data };
};
