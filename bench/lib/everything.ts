import { appOn, postInside } from './app.ts';
import { HISTORY_DAY, OWNER, TODAY, TOKO } from './chain.ts';
import { HISTORY, keptPieceOf, memberOf, SALES_CODE } from './sales.ts';
import type { Clone, World } from './world.ts';

/** What a member has to spend, of an earlier day. */
const POINTS = 1_000_000;
export const DEPOSIT_RP = 50_000;
const COUPON_RP = 25_000;

/** How many of each there are to be used. */
export interface Supplies {
  deposits: number;
  coupons: number;
}

export interface Everything {
  /** Nobody is connected to it. */
  clone: Clone;
  /** The deposit on the nth piece in stock. */
  deposits: readonly string[];
  coupons: readonly string[];
}

/** A level's discount may go below the minimum; nobody is asked here. */
const SETTINGS = {
  KUPON_MODULE: true,
  HUTANG_MODULE: true,
  MEMBER_MODULE: true,
  MIN_HARGA_PROTECTION_MODULE: false,
};

const numbersIn = (answers: readonly string[], name: string): string[] =>
  answers.map((answer) => (JSON.parse(answer) as { data: Record<string, string> }).data[name] ?? '');

/** A shop that uses what there is: levels that members have reached, points that they own, deposits on pieces, coupons in customers' hands. */
export const withEverything = async (world: World, supplies: Supplies): Promise<Everything> => {
  const clone = await world.clone('everything');
  const { owner } = clone;
  const members = [...new Set(Array.from({ length: HISTORY }, (_, n) => memberOf(n).kode_customer))];
  await owner.query(
    `insert into para_system (kode_toko, key, value, updated_by) select '*', key, value, 'BENCH' from jsonb_each($1) as t(key, value)
     on conflict (kode_toko, key) do update set value = excluded.value`,
    [SETTINGS],
  );
  await owner.query('delete from level_member');
  await owner.query(
    `insert into level_member (kode_level, nama_level, minimal_belanja, bulan, diskon, poin_persen)
     values ('PERAK', 'PERAK', 1, 12, 1, 110), ('EMAS', 'EMAS', 900000000, 12, 2, 150), ('BERLIAN', 'BERLIAN', 2000000000, 12, 3, 200)`,
  );
  await owner.query(
    `with begun as (
       insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, kode_customer, qty, berat, total, grand_total, dibayar, poin_dapat, status)
       select $2, kadar_next_number('PJ', $2, $3::date), 'POIN_KEDALUWARSA', $3, '', 'BENCH', kode, 0, 0, 0, 0, 0, $4, 'POSTED' from unnest($1::text[]) kode
       returning kode_toko, tanggal, kode_customer, no_faktur)
     insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan)
     select kode_toko, tanggal, kode_customer, no_faktur, $4, 'DAPAT' from begun`,
    [members, TOKO, HISTORY_DAY, POINTS],
  );
  const app = await appOn(clone, world.path('everything'));
  try {
    const kept = Array.from({ length: supplies.deposits }, (_, n) =>
      JSON.stringify({
        tanggal: TODAY,
        kode_sales: SALES_CODE,
        nama_customer: 'SITI',
        no_hp: '0812',
        mengikat: true,
        lines: [keptPieceOf(n)].map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual })),
        jumlah_rp: DEPOSIT_RP,
        payments: [{ jenis: 'CASH', jumlah_rp: DEPOSIT_RP }],
      }),
    );
    const given = Array.from({ length: supplies.coupons }, () =>
      JSON.stringify({ keterangan: 'BENCH', jenis: 'RUPIAH', nilai_rp: COUPON_RP }),
    );
    return {
      clone,
      deposits: numbersIn(await postInside(app, 'titip', kept), 'no_faktur'),
      coupons: numbersIn(await postInside(app, 'kupon', given, OWNER), 'kode_kupon'),
    };
  } finally {
    await app.close();
    await owner.query('vacuum analyze');
  }
};
