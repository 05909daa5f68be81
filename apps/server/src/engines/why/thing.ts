import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { DOKUMEN } from '../../platform/dokumen-types.ts';
import type { Call } from '../../platform/http/call.ts';

/** A document, its reversal, or a piece. */
export interface Thing {
  kode_toko: string;
  /** The first and the last business day on which something happened to it, yyyy-MM-dd; none for a piece that never moved. */
  days: { from: string; to: string } | null;
  /** What it is and how it stands: 'Penjualan · Batal'. */
  state: string;
}

interface Found {
  kode_toko: string;
  from: string | null;
  to: string | null;
  /** null for a piece. */
  jenis: string | null;
  status: string;
}

const STANDING: Readonly<Record<string, Text>> = {
  POSTED: { id: 'Berlaku', en: 'In force' },
  BATAL: { id: 'Batal', en: 'Cancelled' },
};

const look = (tx: Tx, nomor: string): Promise<Found | undefined> =>
  tx.maybe<Found>(sql`
    select d.kode_toko, d.tanggal as "from", coalesce(b.tanggal, d.tanggal) as "to", d.jenis, d.status
    from dokumen d left join dokumen_batal b using (kode_toko, no_faktur) where d.no_faktur = ${nomor}
    union all
    select b.kode_toko, b.tanggal, b.tanggal, d.jenis, d.status
    from dokumen_batal b join dokumen d using (kode_toko, no_faktur) where b.no_faktur_batal = ${nomor}
    union all
    select p.kode_toko, min(m.tanggal), max(m.tanggal), null, p.status
    from barang p left join mutasi_stock m using (kode_toko, kode_barcode) where p.kode_barcode = ${nomor}
    group by p.kode_toko, p.status limit 1`);

const inWords = ({ jenis, status }: Found, language: Language): string => {
  const title = DOKUMEN.find((type) => type.jenis === jenis)?.title;
  const standing = STANDING[status];
  return [title && textIn(title, language), standing ? textIn(standing, language) : status]
    .filter(Boolean)
    .join(' · ');
};

/** What a number or barcode is, among all that the asker may see; else whether it is anywhere at all. */
export const findThing = async (
  { kadar: { db }, session, language }: Pick<Call, 'kadar' | 'session' | 'language'>,
  nomor: string,
): Promise<{ thing: Thing | null; elsewhere: boolean }> => {
  const scope = session.pusat ? '*' : session.kode_toko;
  const own = await db.read({ toko: scope }, (tx) => look(tx, nomor));
  if (!own) {
    const elsewhere = !session.pusat && (await db.read({ toko: '*' }, (tx) => look(tx, nomor)));
    return { thing: null, elsewhere: Boolean(elsewhere) };
  }
  const { kode_toko, from, to } = own;
  const days = from && to ? { from, to } : null;
  return { thing: { kode_toko, days, state: inWords(own, language) }, elsewhere: false };
};
