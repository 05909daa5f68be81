import type { TungguDetail } from '@kadar/contract/endpoints/tunggu.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { type Intent, keepAnswer } from '../../../platform/http/command.ts';
import type { DokumenAnswer, Signed } from '../posting.ts';
import type { HargaAntrian, JenisTunggu } from './waited.ts';

/** What any input of such a document says. */
interface SaidInput {
  kode_sales: string;
  kode_customer: string;
  nama_customer: string;
  no_hp: string;
  no_ktp?: string;
  foto_ktp?: string;
}

/** What a decided document says of itself that is to wait; weights in mg, money in rupiah. */
export interface Aside {
  jenis: JenisTunggu;
  /** Into a day's queue, at which price; else it waits for its validation. */
  antri?: HargaAntrian | undefined;
  isi: SaidInput;
  baris: TungguDetail['baris'];
  /** How the prices were worked out. */
  dasar: unknown;
  total: number;
  /** What of it goes into the drawer; below zero, out of it. */
  tunai: number;
  /** Pieces it keeps, and lines of notas. */
  barcodes: readonly string[];
  notas: readonly { no_faktur: string; urut: number }[];
}

/** The same, as it was decided and approved. */
interface Waiting extends Aside {
  tanggal: string;
  reasons: readonly ApprovalReason[];
  approval: Signed['approval'];
}

/** What the number of a card is sealed for. */
export const ktpOf = (no_tunggu: string): string => `nik ${no_tunggu}`;

/** Keeps pieces and lines of notas for a document. Throws STOCK_TIDAK_TERSEDIA, BARANG_SUDAH_DIBELI for what another one keeps. */
const keep = async (
  tx: Tx,
  toko: string,
  no_tunggu: string,
  { barcodes, notas }: Pick<Aside, 'barcodes' | 'notas'>,
): Promise<void> => {
  const lines = notas.map(({ no_faktur, urut }) => `${no_faktur} ${urut}`);
  const kept = await tx.rows<{ jenis: string; kunci: string }>(sql`
    insert into tunggu_pegang (kode_toko, jenis, kunci, no_tunggu)
    select ${toko}, 'BARANG', b, ${no_tunggu} from unnest(${barcodes}::text[]) b
    union all select ${toko}, 'NOTA', n, ${no_tunggu} from unnest(${lines}::text[]) n
    order by 2, 3 on conflict do nothing returning jenis, kunci`);
  const has = (kunci: string): boolean => kept.some((one) => one.kunci === kunci);
  const taken = barcodes.find((kode_barcode) => !has(kode_barcode));
  if (taken) throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode: taken });
  if (!lines.every(has)) throw new AppError('BARANG_SUDAH_DIBELI');
  // A piece that a deposit keeps stays with it; the row above keeps it from other sales.
  await tx.execute(sql`
    update barang set status = ${barangLifecycle.next('READY', 'PESAN')}, version = version + 1, updated_at = now()
    where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) and status = 'READY'`);
};

/** The next place in the queue of a day; who asks next waits until this one is written. */
const placeOf = async (tx: Tx, toko: string, tanggal: string): Promise<number> => {
  await tx.one(sql`select 1 as satu from hari_kerja where kode_toko = ${toko} for no key update`);
  const { nomor } = await tx.one<{ nomor: number }>(sql`
    select coalesce(max(antrian), 0) + 1 as nomor from dokumen_tunggu where kode_toko = ${toko} and tanggal = ${tanggal}::date`);
  return nomor;
};

/** The input without what must not lie in the open. */
const openPart = ({ no_ktp: _card, ...isi }: SaidInput): object => isi;

const told = ({ antri }: Aside) => {
  const macam = antri ? ('ANTRIAN' as const) : ('VALIDASI' as const);
  return { macam, message: macam === 'ANTRIAN' ? 'MASUK_ANTRIAN' : 'MENUNGGU_VALIDASI' };
};

/**
 * Lets a decided document wait instead of posting it: its input and what was shown are written, its pieces kept, and nothing else
 * happens. Gives the answer the till waits for, with the number it waits under.
 */
export const putAside = async <A extends DokumenAnswer>(
  context: Context,
  tx: Tx,
  intent: Intent | undefined,
  aside: Waiting,
  said: A,
): Promise<A> => {
  const toko = oneToko(context);
  const { isi, baris, tanggal, approval } = aside;
  const { user_id: user } = context.session;
  const { macam, message } = told(aside);
  const antrian = macam === 'ANTRIAN' ? await placeOf(tx, toko, tanggal) : null;
  const { no } = await tx.one<{ no: string }>(
    sql`select kadar_next_number('MV', ${toko}, ${tanggal}::date) as no`,
  );
  const card = isi.no_ktp ? context.kadar.vault.seal(Buffer.from(isi.no_ktp), ktpOf(no)) : null;
  const berat = baris.reduce((sum, line) => sum + line.berat, 0);
  await tx.execute(sql`
    insert into dokumen_tunggu (kode_toko, no_tunggu, macam, jenis, tanggal, input_by, kode_sales, kode_customer, nama_customer, no_hp, qty, berat, total,
      tunai, antrian, harga, isi, baris, dasar, ktp_kunci, ktp, foto_ktp, disetujui, otorisasi_id, disetujui_oleh)
    values (${toko}, ${no}, ${macam}, ${aside.jenis}, ${tanggal}::date, ${user}, ${isi.kode_sales}, ${isi.kode_customer}, ${isi.nama_customer}, ${isi.no_hp},
      ${baris.length}, ${berat}, ${aside.total}, ${aside.tunai}, ${antrian}, ${aside.antri ?? null}, ${JSON.stringify(openPart(isi))}::jsonb,
      ${JSON.stringify(baris)}::jsonb, ${JSON.stringify(aside.dasar)}::jsonb, ${card?.kunci ?? null}, ${card?.isi ?? null}, ${isi.foto_ktp || null},
      ${JSON.stringify(approval ? aside.reasons : [])}::jsonb, ${approval?.id ?? null}, ${approval?.disetujui_oleh ?? null})`);
  await keep(tx, toko, no, aside);
  await writeAudit(tx, {
    toko,
    user,
    ip: context.ip,
    action: 'wait',
    entity: 'dokumen-tunggu',
    key: no,
    after: { macam, jenis: aside.jenis, total: aside.total, lines: baris },
  });
  await context.kadar.events.publish(tx, { topic: 'tunggu-changed', toko });
  const answer: A = {
    ...said,
    data: { ...said.data, no_faktur: no, menunggu: { macam, antrian } },
    message: messageText(message, context.language),
  };
  if (intent) await keepAnswer(tx, intent, answer);
  return answer;
};
