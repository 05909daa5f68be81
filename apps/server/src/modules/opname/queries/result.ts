import {
  hasilOf,
  isMissingForGood,
  isOffForGood,
  kelompokOf,
  type OpnameHasil,
  type OpnameKelompok,
} from '@kadar/domain/opname.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Card, CountObject } from '../object.ts';
import type { Session } from './session.ts';

interface Scan {
  kode: string;
  jenis: 'SCAN' | 'CARI';
  hasil: OpnameHasil;
  at: Date;
  user_id: string;
  tempat: string;
  berat: number | null;
  qty: number | null;
}

/** One thing of a result; `card` is null for a code that nothing has. Weights in mg. */
export interface Found {
  kode: string;
  hasil: OpnameHasil;
  kelompok: OpnameKelompok;
  card: Card | null;
  /** The scan that decided; undefined for what is missing. */
  scan: Pick<Scan, 'at' | 'user_id' | 'tempat' | 'berat' | 'qty'> | undefined;
  dicari: readonly string[];
  /** Nobody else has to look for it, or to weigh it. */
  pasti: boolean;
}

const scansOf = (tx: Tx, { id }: Session): Promise<Scan[]> =>
  tx.rows<Scan>(sql`
    select kode, jenis, hasil, at, user_id, tempat, berat, qty from opname_scan where sesi_id = ${id} and not terlambat order by at, diterima_at, id`);

/** The cards of scanned codes, as they were at the last scan that was no repetition. */
const cardsOf = async (
  tx: Tx,
  object: CountObject,
  { kode_toko, id, mulai_at }: Session,
): Promise<Map<string, Card>> => {
  const rows = await tx.rows<Card & { kode: string }>(sql`
    select x.kode, k.tgl, k.nama, k.alamat, k.berat, k.jumlah_rp, k.tempat, k.berat_harus, k.rincian
    from (select kode, coalesce(max(at) filter (where hasil <> 'GANDA'), max(at)) as at from opname_scan where sesi_id = ${id} and jenis = 'SCAN' and not terlambat group by 1) x
    cross join lateral (${object.known(kode_toko, sql`x.kode`, sql`x.at`, sql`${mulai_at}::timestamptz`)}) k`);
  return new Map(rows.map(({ kode, ...card }) => [kode, card]));
};

const grouped = (scans: readonly Scan[]): Map<string, Scan[]> => {
  const by = new Map<string, Scan[]>();
  for (const scan of scans) {
    const known = by.get(scan.kode);
    if (known) known.push(scan);
    else by.set(scan.kode, [scan]);
  }
  return by;
};

/**
 * What a running count comes to: everything that was scanned, and everything that was to be there all the while and was not.
 * `only` leaves the finds of one counter, and nothing that is missing.
 */
export const resultOf = async (
  tx: Tx,
  object: CountObject,
  session: Session,
  only?: string,
): Promise<Found[]> => {
  const all = await scansOf(tx, session);
  const events = only === undefined ? all : all.filter(({ user_id }) => user_id === only);
  const found = grouped(events.filter(({ jenis }) => jenis === 'SCAN'));
  const searched = grouped(events.filter(({ jenis }) => jenis === 'CARI'));
  const cards = await cardsOf(tx, object, session);
  const counted = [...new Set(all.filter(({ jenis }) => jenis === 'SCAN').map(({ user_id }) => user_id))];
  const scanned = [...found].map(([kode, scans]): Found => {
    const hasil = hasilOf(scans.map((one) => one.hasil));
    const scan = scans.findLast((one) => one.hasil !== 'GANDA') ?? scans[0];
    const off = scans.filter((one) => one.hasil === 'BEDA_BERAT').map(({ user_id }) => user_id);
    return {
      kode,
      hasil,
      kelompok: kelompokOf(hasil),
      card: cards.get(kode) ?? null,
      scan,
      dicari: [],
      pasti: hasil !== 'BEDA_BERAT' || !object.second.includes(hasil) || isOffForGood(off),
    };
  });
  if (only !== undefined) return scanned;
  const { kode_toko, mulai_at: since, tempat, tanggal } = session;
  const expected = await tx.rows(object.expected(kode_toko, { since, tempat, tanggal }));
  const missing = expected
    .filter(({ kode }) => !found.has(kode))
    .map(({ kode, ...card }): Found => {
      const dicari = [...new Set(searched.get(kode)?.map(({ user_id }) => user_id))];
      const pasti = isMissingForGood(dicari, counted);
      return { kode, hasil: 'HILANG', kelompok: 'HILANG', card, scan: undefined, dicari, pasti };
    });
  return [...missing, ...scanned];
};
