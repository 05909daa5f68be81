import { POIN_KEDALUWARSA } from '@kadar/contract/dokumen/poin.ts';
import { addMonths } from '@kadar/domain/dates.ts';
import { type PointLot, pointsExpired } from '@kadar/domain/points.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { postDokumen } from '../../dokumen/public.ts';
import { pointsPosting } from './post-points.ts';

const AT_ONCE = 100;

interface Old {
  kode_customer: string;
  nama_customer: string;
  lots: PointLot[];
  spent: number;
}
const tooOld = (tx: Tx, toko: string, before: string, who: readonly string[] | null): Promise<Old[]> =>
  tx.rows<Old>(sql`
    select o.kode_customer, coalesce(m.nama_customer, '') as nama_customer, o.lots, o.spent
    from kadar_poin_tua(${toko}, ${before}::date, ${who}::text[]) o left join member m using (kode_customer) order by o.kode_customer`);

/**
 * Ends points of a shop that were got longer ago than POIN_KEDALUWARSA_BULAN and never spent: a document for each member,
 * on the shop's open business day; nothing where it is not open. How many members lost some.
 */
export const expirePoints = async ({ db, settings }: Kadar, toko: string): Promise<number> => {
  const months = (await settings.of(toko)).POIN_KEDALUWARSA_BULAN;
  if (months === 0) return 0;
  const day = async (tx: Tx): Promise<string | undefined> =>
    (
      await tx.maybe<{ tgl_system: string }>(
        sql`select tgl_system from hari_kerja where kode_toko = ${toko} and buka`,
      )
    )?.tgl_system;
  const candidates = await db.transaction({ toko }, async (tx) => {
    const tanggal = await day(tx);
    return tanggal ? tooOld(tx, toko, addMonths(tanggal, -months), null) : [];
  });
  let members = 0;
  for (let at = 0; at < candidates.length; at += AT_ONCE) {
    const who = candidates.slice(at, at + AT_ONCE).map(({ kode_customer }) => kode_customer);
    members += await db.transaction(
      { toko },
      async (tx) => {
        const tanggal = await day(tx);
        if (!tanggal) return 0;
        const before = addMonths(tanggal, -months);
        const postings = (await tooOld(tx, toko, before, who)).flatMap(({ lots, spent, ...member }) => {
          const poin = -pointsExpired(lots, spent, { kode_toko: toko, before });
          return poin < 0
            ? [pointsPosting(POIN_KEDALUWARSA, { ...member, poin, keterangan: 'KEDALUWARSA' })]
            : [];
        });
        if (postings.length > 0) await postDokumen(tx, { toko, tanggal }, postings);
        return postings.length;
      },
      { day: 'shared', spends: who.map((of) => ({ what: 'MEMBER', of })) },
    );
  }
  return members;
};
