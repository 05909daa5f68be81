import type { Settings } from '@kadar/contract/settings.ts';
import { shareOf } from '@kadar/domain/order.ts';
import { lockedPriceHolds } from '@kadar/domain/titip.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { LeftOfDeposit } from '../dokumen/public.ts';
import { type PiecePricing, type PricedPiece, pricePiece } from '../harga/public.ts';
import { sampleHeld } from './held-contoh.ts';
import { orderedHeld } from './held-pesanan.ts';
import type { Held } from './held-piece.ts';
import { preorderHeld } from './held-preorder.ts';

/** A piece that a deposit keeps, at the price of its line. */
const depositedHeld: Query<Held | null> = sql`(
  select json_build_object('no_titip', t.no_faktur, 'mengikat', t.mengikat, 'batas', coalesce((select p.batas from titip_perpanjang p
      where p.kode_toko = t.kode_toko and p.no_titip = t.no_faktur order by p.id desc limit 1), t.batas), 'harga_emas', t.harga_emas, 'ongkos', t.ongkos,
    'harga_atribut', t.harga_atribut, 'pembulatan', t.pembulatan, 'harga_jual', t.harga_jual, 'diskon', t.diskon)
  from titip_detail t where t.kode_toko = b.kode_toko and t.kode_barcode = b.kode_barcode and t.no_faktur = kadar_titip_barang(b.kode_toko, b.kode_barcode))`;

/** One that is paid off in instalments, at what its contract comes to. */
const contractHeld: Query<Held | null> = sql`(
  select json_build_object('no_titip', k.no_faktur, 'kontrak', true, 'mengikat', true, 'batas', '9999-12-31', 'harga_emas', k.harga_emas, 'ongkos', k.ongkos,
    'harga_atribut', k.harga_atribut, 'pembulatan', k.pembulatan, 'harga_jual', k.total, 'diskon', 0)
  from cicilan_kontrak_detail k where k.kode_toko = b.kode_toko and k.kode_barcode = b.kode_barcode and k.no_faktur = kadar_titip_barang(b.kode_toko, b.kode_barcode))`;

/** What keeps pieces, each in its own file. */
const SOURCES = [depositedHeld, orderedHeld, preorderHeld, contractHeld, sampleHeld];

/** Held of the piece `b` as JSON; null for one that nothing keeps. */
export const heldColumn: Query<Held | null> = sql`case when b.status = 'HOLD' then coalesce(${sql.join(SOURCES)}) end`;

/** The same of one that is out as a sample alone. */
export const sampleColumn: Query<Held | null> = sql`case when b.status = 'HOLD' then ${sampleHeld} end`;

/** What is left of a deposit in rupiah, what for, and how many pieces it still keeps. */
export interface Deposit extends LeftOfDeposit {
  qty: number;
}

/** Deposits by their numbers, as a JSON expression. */
export const depositsOf = (
  toko: string,
  numbers: Query<unknown>,
): Query<Record<string, Deposit> | null> => sql`(
  select json_object_agg(k.no_titip, json_build_object('saldo', k.saldo, 'qty', k.qty, 'jenis', (
    select m.jenis from titipan_mutasi m where m.kode_toko = k.kode_toko and m.no_titip = k.no_titip limit 1))) from titip k where k.kode_toko = ${toko} and k.no_titip = any(${numbers}))`;

/** Deposits that pay for what they were left for, and for nothing else. */
const bound = ({ jenis, qty }: Deposit): boolean => jenis !== null || qty > 0;

/** What may be taken from each. Throws at its payment for a deposit that is bound to pieces, none of which is in the sale. */
export const leftOf = (
  payments: readonly { no_titip?: string }[],
  kept: readonly (Held | null | undefined)[],
  deposits: Readonly<Record<string, Deposit>> | null,
): Readonly<Record<string, LeftOfDeposit>> => {
  for (const [index, { no_titip }] of payments.entries()) {
    const deposit = no_titip ? deposits?.[no_titip] : undefined;
    if (deposit && bound(deposit) && !kept.some((held) => held && (held.asal ?? held.no_titip) === no_titip))
      throw fieldError(`payments.${index}.jumlah_rp`, 'TITIPAN_BUKAN_BARANG', { no_titip: no_titip ?? '' });
  }
  return Object.fromEntries(
    Object.entries(deposits ?? {}).map(([no, deposit]) => [
      no,
      {
        ...deposit,
        saldo: sharedBy(
          deposit.saldo,
          kept.flatMap((held) => (held?.asal === no ? [held] : [])),
        ),
      },
    ]),
  );
};

/** What of a deposit pieces of an order may take together: the share of their lines (modules-2 §9, rule 5). */
export const sharedBy = (saldo: number, kept: readonly Pick<Held, 'perkiraan' | 'terbuka'>[]): number => {
  const terbuka = kept[0]?.terbuka;
  if (terbuka === undefined) return saldo;
  return shareOf(
    saldo,
    kept.reduce((sum, { perkiraan = 0 }) => sum + perkiraan, 0),
    terbuka,
  );
};

/** A piece that is for sale, to whoever names the deposit it is kept for. */
export const mayBeSold = (
  { status, held }: { status: string; held: Held | null },
  no_titip: string,
): boolean =>
  status === 'READY'
    ? no_titip === ''
    : held !== null && !held.kontrak && !held.contoh && held.no_titip === no_titip;

/** Throws PESANAN_BELUM_DISETUJUI for a piece whose customer is asked first. */
export const requireAgreed = ({ kode_barcode, held }: { kode_barcode: string; held: Held | null }): void => {
  if (held?.tunda) throw new AppError('PESANAN_BELUM_DISETUJUI', { kode_barcode });
};

/** A price at a pickup; `locked` is the discount that came with the lock, null where today's price holds. */
export interface PickupPrice extends PricedPiece {
  locked: number | null;
}

/**
 * What a kept piece costs on a day: its locked line, or the price of today where that is higher and the lock is over (settled, Titip 11); what was agreed
 * on for the work of an ordered one is asked whatever gold costs, and its customer's own gold is not. Throws HARGA_EMAS_BELUM_DIISI.
 */
export const pickupPrice = (
  piece: PiecePricing & { held: Held | null },
  settings: Settings,
  tanggal: string,
  deal: { agreed?: number | undefined; diskonRp: number },
): PickupPrice => {
  const { held } = piece;
  const asked =
    held?.kerja === undefined
      ? piece
      : { ...piece, ongkos: held.kerja, berat: piece.berat - (held.kredit ?? 0) };
  const priced = pricePiece(asked, settings, deal);
  const lock = held?.mengikat ? { totalRp: held.harga_jual - held.diskon, batas: held.batas } : null;
  if (!held || !lockedPriceHolds(lock, priced.hargaJualRp, tanggal)) return { ...priced, locked: null };
  return {
    ...priced,
    hargaEmas: held.harga_emas,
    sumber: 'TITIP',
    ongkosRp: held.ongkos,
    atributRp: held.harga_atribut,
    pembulatanRp: held.pembulatan,
    hargaEmasRp: held.harga_jual - held.ongkos - held.harga_atribut - held.pembulatan,
    hargaJualRp: held.harga_jual,
    totalRp: held.harga_jual - priced.diskonRp,
    locked: held.diskon,
  };
};
