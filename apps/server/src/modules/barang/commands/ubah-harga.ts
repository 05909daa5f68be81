import type { ubahHarga as endpoint } from '@kadar/contract/endpoints/harga-barang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import { requireApprovals } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, type FieldProblem } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type Judged, judgePieces, sumsOf } from '../harga/judge.ts';
import { refusePriceOverride } from './price-override.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type UbahCall = Call<unknown, unknown, Body>;

/** So many barcodes are named in a sentence; the rest is told by the fields. */
const NAMED = 10;

const namesOf = (barcodes: readonly string[]): string =>
  `${barcodes.slice(0, NAMED).join(', ')}${barcodes.length > NAMED ? ` … (${barcodes.length})` : ''}`;

/** Why a piece is not as it was shown: it is not for sale any more, somebody changed it, or its price moved. */
const problemOf = (asked: Body['pieces'][number], judged: Judged | undefined): FieldProblem | undefined => {
  const { kode_barcode } = asked;
  if (judged?.shown.status !== 'READY')
    return { code: 'STOCK_TIDAK_TERSEDIA', params: { kode_barcode, status: judged?.shown.status ?? '' } };
  if (judged.shown._version !== asked._version) return { code: 'DATA_BERUBAH' };
  if (judged.shown.harga_baru === asked.harga_baru) return undefined;
  const [lama, baru] = [asked.harga_baru ?? 0, judged.shown.harga_baru ?? 0].map(formatRupiah);
  return { code: 'HARGA_BERUBAH', params: { kode_barcode, lama: lama ?? '', baru: baru ?? '' } };
};

/** Throws BARANG_SUDAH_BERUBAH with every piece that is not as it was shown. */
const refuseStale = (pieces: Body['pieces'], judged: readonly Judged[]): void => {
  const byBarcode = new Map(judged.map((one) => [one.shown.kode_barcode, one]));
  const stale = [...pieces.entries()].flatMap(([at, asked]) => {
    const problem = problemOf(asked, byBarcode.get(asked.kode_barcode));
    return problem ? [{ at, kode_barcode: asked.kode_barcode, problem }] : [];
  });
  if (stale.length === 0) return;
  const kode_barcode = namesOf(stale.map((one) => one.kode_barcode));
  const fields = Object.fromEntries(
    stale.map(({ at, problem }) => [`pieces.${at}.kode_barcode`, problem] as const),
  );
  throw new AppError('BARANG_SUDAH_BERUBAH', { kode_barcode }, { fields });
};

/** As at the till: whoever asks, a price under the least one is approved where the shop guards it. */
const approveMinimum = async (call: UbahCall, tx: Tx, moving: readonly Judged[]): Promise<void> => {
  if (!call.settings.MIN_HARGA_PROTECTION_MODULE) return;
  const below = moving.filter(({ shown }) => shown.di_bawah_minimum);
  const notes = below.map(
    ({ shown, minimum }) =>
      `${shown.kode_barcode} ${formatRupiah(shown.harga_baru ?? 0)} di bawah harga minimum ${formatRupiah(minimum)}/g`,
  );
  const total = below.reduce((sum, { shown }) => sum + (shown.harga_baru ?? 0), 0);
  await requireApprovals(
    call,
    tx,
    notes.map((note) => ({ kategori: 'HARGA MINIMUM', notes: note })),
    total,
  );
};

const write = async (call: UbahCall, tx: Tx, toko: string, moving: readonly Judged[]): Promise<void> => {
  const barcodes = moving.map(({ shown }) => shown.kode_barcode);
  const { user_id } = call.session;
  await tx.execute(sql`
    update barang b set harga_emas = n.harga_emas, ongkos = n.ongkos, harga_acuan = n.harga_acuan, version = b.version + 1, updated_at = now()
    from unnest(${barcodes}::text[], ${moving.map(({ after }) => after.harga_emas)}::bigint[], ${moving.map(({ after }) => after.ongkos)}::bigint[],
      ${moving.map(({ after }) => after.harga_acuan)}::bigint[]) n(kode_barcode, harga_emas, ongkos, harga_acuan)
    where b.kode_toko = ${toko} and b.kode_barcode = n.kode_barcode and b.status = 'READY'`);
  await tx.execute(sql`
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
    select ${toko}, ${user_id}, ${call.ip}, 'change', 'barang', n.kode_barcode, n.before::jsonb, n.after::jsonb
    from unnest(${barcodes}::text[], ${moving.map(({ before, shown }) => JSON.stringify({ ...before, harga_jual: shown.harga_lama }))}::text[],
      ${moving.map(({ after, shown }) => JSON.stringify({ ...after, harga_jual: shown.harga_baru }))}::text[]) n(kode_barcode, before, after)`);
};

/**
 * Own prices of several pieces by one rule, all or none. Each piece is held first, so that a sale of it comes before or after; the prices that were shown
 * are worked out again. Throws BARANG_SUDAH_BERUBAH naming what is not as it was shown, TIDAK_BERHAK for a price per
 * gram by who does not set prices, PERLU_OTORISASI under the minimum.
 */
export const ubahHarga = async (
  call: UbahCall,
  tx: Tx,
): Promise<{ data: ReturnType<typeof sumsOf>; message: string }> => {
  const toko = oneToko(call);
  const { pieces, ...rules } = call.body;
  const barcodes = pieces.map(({ kode_barcode }) => kode_barcode);
  await tx.rows(sql`
    select 1 from barang where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) order by kode_barcode for update`);
  const judged = await judgePieces(call, tx, toko, barcodes, rules);
  for (const { before, after } of judged)
    refusePriceOverride(call.session.level, after.harga_emas, before.harga_emas);
  refuseStale(pieces, judged);
  const moving = judged.filter(({ shown }) => shown.berubah);
  await approveMinimum(call, tx, moving);
  if (moving.length > 0) await write(call, tx, toko, moving);
  return { data: sumsOf(judged), message: messageText('DATA_DIEDIT', call.language) };
};
