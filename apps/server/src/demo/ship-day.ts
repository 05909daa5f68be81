import {
  hilangKirimInput,
  kembaliBarangInput,
  kirimBarangInput,
  terimaBarangInput,
} from '@kadar/contract/endpoints/kiriman.ts';
import { branchCodes, type DemoChain } from '@kadar/demo-data/chain.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { Posting } from '../modules/dokumen/public.ts';
import { hilangKirimKind, kembaliBarangKind } from '../modules/kiriman/akhir.ts';
import { kirimBarangKind } from '../modules/kiriman/kirim.ts';
import { terimaBarangKind } from '../modules/kiriman/terima.ts';
import { sql } from '../platform/database/sql.ts';
import { judged, write } from './cash-day.ts';
import type { ShopDay } from './shop.ts';
import { codeOf, tagged } from './tag-one.ts';

/** Days of a month on which branches send pieces to the next one; of the first a piece is refused, and one never comes. */
const WITH_TROUBLE = '06';
const SENDING: readonly string[] = [WITH_TROUBLE, '20'];
const SENT_AT = 15 * 60;
const CAME_AT = 11 * 60;
/** Since so many days the last shipment of the first branch is on the road. */
const LATE_DAYS = 2;
const SEAL = 'KB';
const LIGHTER_MG = 10;

/** The branches that a day's shipments come from and go to, in a ring. */
const neighbours = (chain: DemoChain, kode_toko: string) => {
  const codes = branchCodes(chain);
  const at = codes.indexOf(kode_toko);
  const named = (step: number): string => codes[(at + step + codes.length) % codes.length] ?? '';
  return { codes, from: named(-1), to: named(1) };
};

const isSending = (tanggal: string): boolean => SENDING.includes(tanggal.slice(8));

/** Whose day has to be over before this one begins, where goods go between them. */
export const waitsFor = (
  chain: DemoChain,
  kode_toko: string,
  tanggal: string,
): { kode_toko: string; tanggal: string }[] => {
  const { codes, from, to } = neighbours(chain, kode_toko);
  if (codes.length < 2) return [];
  const yesterday = addDays(tanggal, -1);
  return [
    ...(isSending(yesterday) ? [{ kode_toko: from, tanggal: yesterday }] : []),
    ...(isSending(addDays(tanggal, -2)) ? [{ kode_toko: to, tanggal: yesterday }] : []),
  ];
};

const by = ({ shop }: ShopDay, menit: number) => ({ user_id: shop.spv, menit });

/** Pieces of their own, tagged under these letters, on their way to the next branch. */
export const sentPieces = async (
  day: ShopDay,
  letters: readonly string[],
  menit: number,
): Promise<Posting | undefined> => {
  const { codes, to } = neighbours(day.chain, day.shop.kode_toko);
  if (codes.length < 2) return undefined;
  const lines: { kode_barcode: string }[] = [];
  for (const letter of letters) {
    const kode_barcode = codeOf(day, letter);
    if (await tagged(day, kode_barcode)) lines.push({ kode_barcode });
  }
  if (lines.length === 0) return undefined;
  const segel = `${SEAL}${day.tanggal.slice(2).replaceAll('-', '')}`;
  const body = kirimBarangInput.parse({ tujuan: to, segel, kurir: 'PAK JONI', lines });
  return judged(day, by(day, menit), body, kirimBarangKind);
};

const received = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal, tx, chain } = day;
  const yesterday = addDays(tanggal, -1);
  const trouble = yesterday.endsWith(WITH_TROUBLE);
  const sent = await tx.maybe<{ no_kirim: string; segel: string; urut: number[]; asli: number }>(sql`
    select k.no_kirim, k.segel, array_agg(b.urut order by b.urut) as urut, min((b.isi ->> 'berat_asli')::int) filter (where b.urut = 1) as asli from kiriman k join kiriman_baris b using (no_kirim)
    where k.tujuan = ${shop.kode_toko} and k.tanggal = ${yesterday}::date and b.status = 'JALAN' group by 1, 2 order by count(*) desc, 1 limit 1`);
  const tray = chain.baki.find((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  if (!sent || !tray) return;
  const lines = sent.urut.flatMap((urut, at) => {
    // On the other shop's scale the first one is lighter, within what is tolerated.
    if (at === 0) return [{ urut, berat_terima: (sent.asli - LIGHTER_MG) / 1000, sebab: 'BEDA TIMBANGAN' }];
    if (!trouble) return [{ urut }];
    return at === 1 ? [{ urut, hasil: 'TOLAK', sebab: 'BATU LEPAS' }] : [];
  });
  const { no_kirim, segel } = sent;
  const body = terimaBarangInput.parse({ no_kirim, segel, kode_baki: tray.kode_baki, lines });
  await write(day, [await judged(day, by(day, CAME_AT), body, (context) => terimaBarangKind(context))]);
};

/** What was refused comes home; what never came is claimed of its carrier. */
const ended = async (day: ShopDay): Promise<void> => {
  const { shop, tanggal, tx } = day;
  const open = await tx.rows<{ no_kirim: string; status: string; urut: number }>(sql`
    select no_kirim, status, urut from kiriman_baris where kode_toko = ${shop.kode_toko} and tanggal = ${addDays(tanggal, -2)}::date and sisa_qty > 0 order by 1, 3`);
  for (const [key, rows] of Map.groupBy(open, ({ no_kirim, status }) => `${no_kirim} ${status}`)) {
    const [no_kirim = '', status] = key.split(' ');
    const lines = rows.map(({ urut }) => ({ urut }));
    const said = by(day, CAME_AT);
    if (status === 'TOLAK') {
      const body = kembaliBarangInput.parse({ no_kirim, lines });
      await write(day, [await judged(day, said, body, kembaliBarangKind)]);
    } else {
      const body = hilangKirimInput.parse({ no_kirim, lines, klaim: true, keterangan: 'TIDAK SAMPAI' });
      await write(day, [await judged(day, said, body, hilangKirimKind)]);
    }
  }
};

/** Twice a month branches send some pieces to the next one, which receives them on the day after. */
export const shipDay = async (day: ShopDay, today: string): Promise<void> => {
  const { chain, shop, tanggal } = day;
  const { codes } = neighbours(chain, shop.kode_toko);
  if (codes.length < 2 || tanggal === today) return;
  if (isSending(addDays(tanggal, -1))) await received(day);
  if (addDays(tanggal, -2).endsWith(WITH_TROUBLE)) await ended(day);
  const late = shop.kode_toko === codes[0] && tanggal === addDays(today, -LATE_DAYS);
  if (!late && !isSending(tanggal)) return;
  const sent = await sentPieces(day, ['U', 'V', 'Z'], SENT_AT);
  if (sent) await write(day, [sent]);
};
