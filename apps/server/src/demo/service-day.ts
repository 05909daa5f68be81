import {
  ambilServiceInput,
  batalServiceInput,
  bayarServiceInput,
  serviceInput,
} from '@kadar/contract/endpoints/service.ts';
import { selesaiServiceInput } from '@kadar/contract/endpoints/service-selesai.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { cancel, finish, handBack, pay, takeIn } from '../modules/service/public.ts';
import { sql } from '../platform/database/sql.ts';
import { haveCash } from './cash-day.ts';
import { cash, demoCall } from './demo-call.ts';
import { actorOf, happensAt, type ShopDay, sellerOf } from './shop.ts';

const SERVED_AT = 15 * 60 + 40;
/** The first come day by day, then seldom. */
const FIRST_DAYS = 12;
const EVERY = 5;
/** Of so many one is cancelled, one is late, and one is never picked up. */
const OF = 7;
const DP_RP = 10_000;
const MORE_RP = 5_000;
const WORK = [
  { nama_barang: 'CINCIN POLOS', kode_service: 'UKURAN', ongkos: 60_000, berat_awal: 3.12 },
  { nama_barang: 'KALUNG ITALI', kode_service: 'PATRI', ongkos: 35_000, berat_awal: 7.45 },
  { nama_barang: 'GELANG KERONCONG', kode_service: 'SEPUH', ongkos: 50_000, berat_awal: 10.06 },
  { nama_barang: 'ANTING MATA', kode_service: 'MATA', ongkos: 40_000, berat_awal: 1.88 },
] as const;
const CUSTOMERS = ['IBU RATNA', 'PAK HENDRA', 'IBU YULI', 'MBAK DEWI', 'PAK SLAMET'] as const;
const NO_PHOTO = '00000000-0000-4000-8000-000000000000';

interface Open {
  no_faktur: string;
  keadaan: string;
  tgl_janji: string;
  selesai: string | null;
  total: number;
  saldo: number;
  berat: number;
}

/** Something is asked as its screen would ask it, by who answers for the shop. */
const asked = async <B>({ kadar, shop }: ShopDay, body: B) =>
  demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body });

const comesIn = async (day: ShopDay): Promise<void> => {
  const { shop, tx, tanggal } = day;
  const of = <T>(all: readonly T[], nth: number): T => all[nth % all.length] as T;
  const lines = [of(WORK, shop.hari), ...(shop.hari % 3 === 0 ? [of(WORK, shop.hari + 1)] : [])];
  const body = serviceInput.parse({
    kode_sales: sellerOf(day),
    nama_customer: of(CUSTOMERS, shop.hari + Math.floor(shop.hari / EVERY)),
    no_hp: `0812${String(70_000_000 + shop.hari)}`,
    tgl_janji: addDays(tanggal, 2),
    lines: lines.map((line) => ({ ...line, kadar: 75, foto: [NO_PHOTO] })),
    payments: cash(DP_RP),
  });
  // Nobody photographs goods of the demo.
  const seen = { ...body, lines: body.lines.map((line) => ({ ...line, foto: [] })) };
  await takeIn(await asked(day, seen), tx);
};

const isDone = async (day: ShopDay, { no_faktur }: Open): Promise<void> => {
  const { tx, shop } = day;
  const pieces = await tx.rows<{ no_service: string; berat: number }>(
    sql`select no_service, berat from service where kode_toko = ${shop.kode_toko} and no_service like ${`${no_faktur}/%`} and status = 'TERIMA' order by no_service`,
  );
  const lines = pieces.map(({ no_service, berat }) => ({
    no_service,
    berat_akhir: (berat - 5) / 1000,
    foto: [NO_PHOTO],
  }));
  const body = selesaiServiceInput.parse({ no_service: no_faktur, lines });
  await finish(await asked(day, { ...body, lines: body.lines.map((line) => ({ ...line, foto: [] })) }), tx);
};

const pickedUp = async (day: ShopDay, { no_faktur, total, saldo }: Open): Promise<void> => {
  const { tx, shop } = day;
  const pieces = await tx.rows<{ no_service: string }>(
    sql`select no_service from service where kode_toko = ${shop.kode_toko} and no_service like ${`${no_faktur}/%`} and status = 'SELESAI' order by no_service`,
  );
  const sisa = total - saldo;
  const body = ambilServiceInput.parse({
    no_service: no_faktur,
    lines: pieces.map(({ no_service }) => no_service),
    sisa,
    payments: cash(sisa),
  });
  await handBack(await asked(day, body), tx);
};

const givenUp = async (day: ShopDay, { no_faktur, saldo }: Open): Promise<void> => {
  await haveCash(day, saldo, SERVED_AT);
  const body = batalServiceInput.parse({
    no_service: no_faktur,
    payments: cash(saldo),
    alasan: 'CUSTOMER TIDAK JADI',
  });
  await cancel(await asked(day, body), day.tx);
};

const paidMore = async (day: ShopDay, { no_faktur }: Open): Promise<void> => {
  const said = { no_service: no_faktur, jumlah_rp: MORE_RP, payments: cash(MORE_RP) };
  await pay(await asked(day, bayarServiceInput.parse(said)), day.tx);
};

/** Pieces of customers come in, are done by their day or late, and are picked up the day after or stay; some are cancelled. */
export const serviceDay = async (day: ShopDay): Promise<void> => {
  const { tx, shop, tanggal } = day;
  await happensAt(day, SERVED_AT);
  const open = await tx.rows<Open>(sql`
    select no_faktur, keadaan, tgl_janji, selesai, total, saldo, berat from service_keadaan
    where kode_toko = ${shop.kode_toko} and keadaan in ('TERIMA', 'SELESAI') order by no_faktur`);
  for (const one of open) {
    const fate = one.berat % OF;
    if (one.keadaan === 'SELESAI') {
      if (fate !== 1 && one.selesai !== null && one.selesai < tanggal) await pickedUp(day, one);
    } else if (addDays(one.tgl_janji, -1) === tanggal && one.saldo === DP_RP) await paidMore(day, one);
    else if (one.tgl_janji <= tanggal && fate === 2) await givenUp(day, one);
    else if (one.tgl_janji <= tanggal && (fate !== 3 || addDays(one.tgl_janji, 4) <= tanggal))
      await isDone(day, one);
  }
  if (shop.hari < FIRST_DAYS || shop.hari % EVERY === 0) await comesIn(day);
};
