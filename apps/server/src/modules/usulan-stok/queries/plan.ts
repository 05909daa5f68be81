import { BALANCING_BANDS, type BalancingKind, bandWeights, LIES_DAYS } from '@kadar/domain/balancing.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { mulDiv } from '@kadar/domain/integer.ts';
import {
  type CoverAim,
  type CoverCount,
  coverDays,
  expectedOrder,
  type MoveProposal,
  stockPlan,
} from '@kadar/domain/stock-plan.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Who reads: a transaction, or what a report reads by. */
interface At {
  rows<T>(query: Query<T>): Promise<T[]>;
}

/** For which shop ('*' is all), by whose calendar and on which of its days. */
export interface Asked {
  toko: string;
  zona: string;
  hari: string;
}

/** What `kadar_rak` tells of a shop and a kind; weights in mg. */
export interface Shelf extends CoverCount {
  /** How many of `ada` are on their way to it. */
  jalan: number;
  berat: number;
  tertua: string | null;
  berat_jual: number;
  murni_jual: number;
  berat_tengah: number;
  terakhir: string | null;
}

/** The first of the days that are looked at. */
export const firstDay = (hari: string, { pekan }: CoverAim): string => addDays(hari, 1 - 7 * pekan);

const shelves = (at: At, { zona, hari }: Asked, aim: CoverAim): Promise<Shelf[]> =>
  at.rows<Shelf>(sql`
    select kode_toko, kode_dept, kadar::float as kadar, pita, ada + jalan as ada, jalan, berat, boleh, lama, tertua, terjual, berat_jual, murni_jual, berat_tengah, terakhir
    from kadar_rak(${firstDay(hari, aim)}::date, ${hari}::date, ${addDays(hari, -LIES_DAYS)}::date, ${zona}, ${BALANCING_BANDS}::bigint[])`);

const ofKind = ({ kode_dept, kadar, pita }: BalancingKind): string => `${kode_dept} ${kadar} ${pita}`;

/** The milligrams of a band, in the columns that are told. */
export const bandOf = (pita: number): { berat_dari: number; berat_sampai: number | null } => {
  const { dari, sampai } = bandWeights(pita);
  return { berat_dari: dari, berat_sampai: sampai };
};

/** What a shop has and sold, as it is told. */
export const toldShelf = (shelf: Shelf, { pekan }: CoverAim) => ({
  ada: shelf.ada - shelf.jalan,
  jalan: shelf.jalan,
  terjual: shelf.terjual,
  hari_habis: coverDays(shelf, pekan),
});

/** The proposals that concern the shop asked about, each with what is in the cases of who is named; orders with what they are expected to come to. */
export const proposalsOf = async (at: At, asked: Asked, aim: CoverAim) => {
  const found = await shelves(at, asked, aim);
  const aside = await at.rows<BalancingKind & { kode_toko: string; tujuan: string }>(
    sql`select kode_toko, tujuan, kode_dept, kadar::float as kadar, pita from kadar_usulan_abaikan(${asked.hari}::date)`,
  );
  const [gold] = await at.rows<{ rp: number }>(
    sql`select nominal as rp from harga_emas_global order by id desc limit 1`,
  );
  const known = new Map(found.map((one) => [`${one.kode_toko} ${ofKind(one)}`, one]));
  const shelfOf = (toko: string, kind: BalancingKind): Shelf => {
    const shelf = known.get(`${toko} ${ofKind(kind)}`);
    if (!shelf) throw new Error(`${toko} has no shelf of ${ofKind(kind)}`);
    return shelf;
  };
  const left = new Set(aside.map((one) => `${one.kode_toko} ${one.tujuan} ${ofKind(one)}`));
  const { pindah, pesan } = stockPlan(found, aim, (dari, ke, kind) =>
    left.has(`${dari} ${ke} ${ofKind(kind)}`),
  );
  const concerns = (...tokos: string[]): boolean => asked.toko === '*' || tokos.includes(asked.toko);
  return {
    pindah: pindah
      .filter(({ dari, ke }) => concerns(dari, ke))
      .map((move) => ({ ...move, giver: shelfOf(move.dari, move), taker: shelfOf(move.ke, move) })),
    pesan: pesan
      .filter((one) => concerns(one.kode_toko) && !left.has(`${one.kode_toko}  ${ofKind(one)}`))
      .map((order) => {
        const shelf = shelfOf(order.kode_toko, order);
        const { beratMg, nilaiRp } = expectedOrder(order.qty, {
          tengahMg: shelf.berat_tengah,
          kadarMilli: mulDiv(shelf.murni_jual, 100_000, shelf.berat_jual, 'half-up'),
          hargaRp: gold?.rp ?? null,
        });
        return { ...order, shelf, berat: beratMg, nilai: nilaiRp };
      }),
  };
};

/**
 * The pieces of proposals, of shops whose rows may be read: the oldest first that no supplier owns, each once. With kode_toko, tujuan, kode_dept, kadar, pita,
 * and of the piece kode_barcode, nama_barang, kode_baki, berat in mg and umur in days.
 */
export const movedPieces = (moves: readonly MoveProposal[], { zona, hari }: Asked): Query<unknown> => {
  const rows = moves.map(({ dari, ke, kode_dept, kadar, pita, mulai, qty }) => ({
    dari,
    ke,
    kode_dept,
    kadar,
    pita,
    mulai,
    qty,
  }));
  return sql`(
    select x.kode_toko, p.ke as tujuan, x.kode_dept, x.kadar, x.pita, x.kode_barcode, x.nama_barang, x.kode_baki, x.berat, x.umur
    from json_to_recordset(${JSON.stringify(rows)}::json) as p(dari text, ke text, kode_dept text, kadar numeric, pita int, mulai int, qty int)
    join (
      select b.kode_toko, b.kode_barcode, b.nama_barang, b.kode_baki, b.berat, b.kode_dept, b.kadar, b.pita,
        greatest(${hari}::date - (b.created_at at time zone ${zona})::date, 0) as umur,
        row_number() over (partition by b.kode_toko, b.kode_dept, b.kadar, b.pita order by b.created_at, b.kode_barcode) as ke_berapa
      from (select r.*, width_bucket(r.berat, ${BALANCING_BANDS}::bigint[]) as pita from barang r where r.status = 'READY' and r.milik is distinct from 'SUPPLIER') b) x
      on x.kode_toko = p.dari and x.kode_dept = p.kode_dept and x.kadar = p.kadar and x.pita = p.pita and x.ke_berapa > p.mulai and x.ke_berapa <= p.mulai + p.qty)`;
};
