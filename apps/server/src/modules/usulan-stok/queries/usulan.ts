import type {
  UsulanDiabaikan,
  UsulanPesan,
  UsulanPindah,
  UsulanStok,
  usulanStok,
} from '@kadar/contract/endpoints/usulan-stok.ts';
import type { BalancingKind } from '@kadar/domain/balancing.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import type { CoverAim } from '@kadar/domain/stock-plan.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Asked, bandOf, firstDay, movedPieces, proposalsOf, toldShelf } from './plan.ts';

type Aimed = z.output<NonNullable<typeof usulanStok.query>>;
type Kind = Pick<UsulanPindah, 'kode_dept' | 'nama_dept' | 'kadar' | 'pita' | 'berat_dari' | 'berat_sampai'>;

const namesOf = async (tx: Tx): Promise<(kind: BalancingKind) => Kind> => {
  const rows = await tx.rows<{ kode_dept: string; nama_dept: string }>(
    sql`select kode_dept, nama_dept from jenis`,
  );
  const names = new Map(rows.map(({ kode_dept, nama_dept }) => [kode_dept, nama_dept]));
  return ({ kode_dept, kadar, pita }) => {
    const { berat_dari, berat_sampai } = bandOf(pita);
    return {
      kode_dept,
      nama_dept: names.get(kode_dept) ?? kode_dept,
      kadar,
      pita,
      berat_dari: berat_dari / 1000,
      berat_sampai: berat_sampai === null ? null : berat_sampai / 1000,
    };
  };
};

type Planned = Awaited<ReturnType<typeof proposalsOf>>;
interface Piece extends BalancingKind {
  kode_toko: string;
  tujuan: string;
  kode_barcode: string;
  berat: number;
  umur: number;
}
const keyOf = (one: BalancingKind & { kode_toko: string; tujuan: string }): string =>
  [one.kode_toko, one.tujuan, one.kode_dept, one.kadar, one.pita].join(' ');

const moves = async (
  tx: Tx,
  { pindah }: Planned,
  { asked, aim, told }: { asked: Asked; aim: CoverAim; told: (kind: BalancingKind) => Kind },
): Promise<UsulanPindah[]> => {
  const pieces = await tx.rows<Piece>(sql`
    select p.kode_toko, p.tujuan, p.kode_dept, p.kadar::float as kadar, p.pita, p.kode_barcode, p.berat, p.umur
    from ${movedPieces(pindah, asked)} p order by p.umur desc, p.kode_barcode`);
  const ofMove = Map.groupBy(pieces, keyOf);
  return pindah.map((move) => {
    const mine = ofMove.get(keyOf({ ...move, kode_toko: move.dari, tujuan: move.ke })) ?? [];
    return {
      ...told(move),
      kode_toko: move.dari,
      tujuan: move.ke,
      qty: move.qty,
      berat: mine.length === 0 ? null : mine.reduce((sum, { berat }) => sum + berat, 0) / 1000,
      dari: toldShelf(move.giver, aim),
      ke: toldShelf(move.taker, aim),
      barang: mine.map(({ kode_barcode, umur }) => ({ kode_barcode, umur })),
    };
  });
};

const orders = (
  { pesan }: Planned,
  { asked, aim, told }: { asked: Asked; aim: CoverAim; told: (kind: BalancingKind) => Kind },
): UsulanPesan[] =>
  pesan.map(({ shelf, berat, nilai, ...order }) => ({
    ...told(order),
    kode_toko: order.kode_toko,
    qty: order.qty,
    toko: {
      ...toldShelf(shelf, aim),
      berat: shelf.berat / 1000,
      terakhir: shelf.terakhir,
      umur: shelf.tertua === null ? null : Math.max(0, diffDays(shelf.tertua, asked.hari)),
    },
    berat: berat / 1000,
    nilai,
  }));

const setAside = async (
  tx: Tx,
  hari: string,
  told: (kind: BalancingKind) => Kind,
): Promise<UsulanDiabaikan[]> => {
  const rows = await tx.rows<Omit<UsulanDiabaikan, keyof Kind> & BalancingKind>(sql`
    select id, kode_toko, tujuan, kode_dept, kadar::float as kadar, pita, sampai, alasan, oleh from usulan_abaikan
    where sampai >= ${hari}::date order by kode_toko, sampai, id`);
  return rows.map((row) => ({ ...row, ...told(row) }));
};

/** What should go where and be ordered, as the cases stand now; what was set aside, by who reads its shop. */
export const usulan = async (call: Call<unknown, Aimed>): Promise<{ data: UsulanStok }> => {
  const zona = call.settings.ZONA_WAKTU;
  const asked = { toko: call.toko, zona, hari: calendarDay(call.kadar.clock.now(), zona) };
  const aim = call.query;
  return call.kadar.db.read(
    call.scope,
    async (tx) => {
      const told = await namesOf(tx);
      const planned = await proposalsOf(tx, asked, aim);
      const data = {
        mulai: firstDay(asked.hari, aim),
        sampai: asked.hari,
        ...aim,
        pindah: await moves(tx, planned, { asked, aim, told }),
        pesan: orders(planned, { asked, aim, told }),
        diabaikan: await setAside(tx, asked.hari, told),
      };
      return { data };
    },
    { snapshot: true },
  );
};
