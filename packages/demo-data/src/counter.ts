import { addDays, type IsoDate } from '@kadar/domain/dates.ts';
import { estimatePrice } from './estimate.ts';
import type { PlannedDeposit, PlannedGift, PlannedSale, PlannedStep } from './plan.ts';
import type { Rng } from './rng.ts';
import { customerOf, planPayments, type Shop, takePieces } from './sale.ts';

/** Days a deposit is kept where nothing else is agreed. */
const USUAL_DAYS = 30;
/** Gifts for points: code, points, and how many come in with a delivery. */
export const GIFTS = [
  ['H01', 130, 40],
  ['H02', 200, 25],
  ['H03', 300, 15],
  ['H04', 3_000, 3],
] as const;
const GIFT_DELIVERY_DAYS: ReadonlySet<string> = new Set(['01-05', '04-05', '07-05', '10-05']);

/** A shop's deposits and gifts: streams of their own, so that its sales stay what they are. */
export interface Counter {
  rng: Rng;
  /** Deposits so far. */
  titips: number;
  due: Due[];
  gifted: boolean;
}

/** What comes of a deposit on the first day at or after `tanggal`. */
interface Due {
  tanggal: IsoDate;
  titip: number;
  /** A pickup is a sale; the others are steps. */
  apa: PlannedStep['apa'] | 'AMBIL';
  deposit: PlannedDeposit;
}

export const newCounter = (rng: Rng): Counter => ({ rng, titips: 0, due: [], gifted: false });

/** Most come back for their pieces, some change their mind, and some are only heard of after their date. */
const fateOf = (deposit: PlannedDeposit, tanggal: IsoDate, rng: Rng): Due[] => {
  const { titip, hari } = deposit;
  const on = (days: number, apa: Due['apa']): Due => ({
    tanggal: addDays(tanggal, days),
    titip,
    apa,
    deposit,
  });
  const fate = rng.weighted<'AMBIL' | 'KEMBALI' | 'LEWAT'>([
    ['AMBIL', 72],
    ['KEMBALI', 12],
    ['LEWAT', 16],
  ]);
  if (fate === 'LEWAT') {
    const later = rng.chance(0.3) ? [on(hari + 4, 'PERPANJANG')] : [];
    return [...later, on(hari + rng.int(24, 50), 'KEMBALI')];
  }
  const days = rng.int(3, 24);
  return [...(rng.chance(0.35) ? [on(rng.int(1, days - 1), 'TAMBAH')] : []), on(days, fate)];
};

const planDeposit = (shop: Shop, counter: Counter, menit: number): PlannedDeposit | undefined => {
  const { rng } = counter;
  const taken = takePieces({ ready: shop.ready, rng }, rng.chance(0.2) ? 2 : 1);
  if (taken.length === 0) return undefined;
  const { kode_customer: _walkIn, ...customer } = customerOf(undefined, rng);
  const barang = taken.map((index) => ({ index, kode_barcode: shop.pieces[index]?.kode_barcode ?? '' }));
  const total = priceOf(shop, barang);
  return {
    menit,
    input_by: shop.users.kasir,
    titip: counter.titips++,
    kode_sales: rng.pick(shop.sales),
    ...customer,
    barang,
    mengikat: rng.chance(0.8),
    hari: rng.chance(0.3) ? 14 : USUAL_DAYS,
    bagian: rng.int(2, 5) * 10,
    pembayaran: {
      ...(planPayments({ ...shop, rng }, total)[0] as PlannedDeposit['pembayaran']),
      bagian: 100,
      kelipatan: 1,
    },
  };
};

const priceOf = (shop: Shop, barang: PlannedDeposit['barang']): number =>
  barang.reduce((sum, { index }) => {
    const piece = shop.pieces[index];
    return piece ? sum + estimatePrice(shop.chain, piece) : sum;
  }, 0);

const pickup = (shop: Shop, { deposit }: Due, menit: number, rng: Rng): PlannedSale => {
  const { titip, barang, kode_sales, nama_customer, alamat_customer, no_hp } = deposit;
  const perkiraan = priceOf(shop, barang);
  return {
    menit,
    input_by: shop.users.kasir,
    kode_sales,
    kode_customer: '',
    nama_customer,
    alamat_customer,
    no_hp,
    keterangan: '',
    barang: barang.map((one) => ({ ...one, diskon: 0 })),
    poin: 0,
    pembayaran: planPayments({ ...shop, rng }, perkiraan),
    kode_kupon: '',
    titip,
    perkiraan,
    batal: null,
  };
};

/** One shop's day at the counter beside its sales; pieces of a deposit leave READY and come back with its end. */
export const planCounter = (
  shop: Shop,
  counter: Counter,
  tanggal: IsoDate,
  minutes: { from: number; to: number },
): { deposits: PlannedDeposit[]; steps: PlannedStep[]; pickups: PlannedSale[]; gifts: PlannedGift[] } => {
  const { rng } = counter;
  const menit = () => rng.int(minutes.from, minutes.to);
  const due = counter.due.filter((one) => one.tanggal <= tanggal);
  counter.due = counter.due.filter((one) => one.tanggal > tanggal);
  const pickups = due.flatMap((one) => (one.apa === 'AMBIL' ? [pickup(shop, one, menit(), rng)] : []));
  const steps = due.flatMap(({ titip, apa, deposit }) => {
    if (apa === 'AMBIL') return [];
    if (apa === 'KEMBALI') shop.ready.push(...deposit.barang.map(({ index }) => index));
    return [{ menit: menit(), input_by: shop.users.spv, titip, apa }];
  });
  const deposit = rng.chance(0.45) ? planDeposit(shop, counter, menit()) : undefined;
  if (deposit) counter.due.push(...fateOf(deposit, tanggal, rng));
  return {
    deposits: deposit ? [deposit] : [],
    steps,
    pickups,
    gifts: planGifts(shop, counter, tanggal, menit()),
  };
};

const planGifts = (shop: Shop, counter: Counter, tanggal: IsoDate, menit: number): PlannedGift[] => {
  const gift = { menit, input_by: shop.users.spv, kode_customer: '' };
  const delivery = !counter.gifted || GIFT_DELIVERY_DAYS.has(tanggal.slice(5));
  counter.gifted = true;
  const gifts: PlannedGift[] = delivery
    ? [
        {
          ...gift,
          menit: 8 * 60 + 15,
          arah: 'MASUK',
          lines: GIFTS.map(([kode_hadiah, , qty]) => ({ kode_hadiah, qty })),
        },
      ]
    : [];
  if (!counter.rng.chance(0.3)) return gifts;
  const [kode_hadiah, point] = counter.rng.pick(GIFTS.slice(0, 3));
  const holder = [...shop.points].find(([, points]) => points >= point * 2);
  if (!holder) return gifts;
  shop.points.set(holder[0], holder[1] - point);
  return [...gifts, { ...gift, arah: 'TUKAR', kode_customer: holder[0], lines: [{ kode_hadiah, qty: 1 }] }];
};
