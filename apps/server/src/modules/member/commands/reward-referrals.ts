import { AFILIASI } from '@kadar/contract/dokumen/poin.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { postDokumen } from '../../dokumen/public.ts';
import { pointsPosting } from './post-points.ts';

/** A first purchase that is older than this is no longer rewarded. */
const LATEST_DAYS = 31;
const BROUGHT = 'MENGAJAK';

/** The first purchase of a member whom another brought, which stands and can no longer be cancelled at the till. */
interface First {
  no_faktur: string;
  tanggal: string;
  hari: string;
  kode_customer: string;
  nama_customer: string;
  diajak_oleh: string;
  nama_pengajak: string;
  poin_pengajak: number;
  poin_anggota_baru: number;
  maks_per_bulan: number;
  /** Rewards he had for purchases of that month. */
  sudah: number;
}

/** A member's documents are found by an index over those that have a customer. The last days begin at a day that is known before: row-level security keeps a sum of columns from an index. */
const firstPurchases = (tx: Tx, toko: string): Promise<First[]> =>
  tx.rows<First>(sql`
    select s.no_faktur, s.tanggal, h.tgl_system as hari, m.kode_customer, m.nama_customer, r.kode_customer as diajak_oleh, r.nama_customer as nama_pengajak,
      a.poin_pengajak, a.poin_anggota_baru, coalesce(a.maks_per_bulan, 0) as maks_per_bulan,
      (select count(*) from dokumen f join dokumen q on q.no_faktur = f.asal_no
       where f.jenis = 'AFILIASI' and f.status = 'POSTED' and f.kode_customer = r.kode_customer and f.kode_customer <> '' and f.keterangan like ${`${BROUGHT} %`}
         and date_trunc('month', q.tanggal) = date_trunc('month', s.tanggal)) as sudah
    from hari_kerja h
    join dokumen s on s.kode_toko = h.kode_toko and s.jenis = 'PENJUALAN' and s.status = 'POSTED'
      and s.tanggal < h.tgl_system and s.tanggal >= (select y.tgl_system - ${LATEST_DAYS}::int from hari_kerja y where y.kode_toko = ${toko})
    join member m on m.kode_customer = s.kode_customer and m.diajak_oleh <> m.kode_customer and m.deleted_at is null
    join member r on r.kode_customer = m.diajak_oleh and r.deleted_at is null
    join lateral (
      select * from parameter_member_afiliasi where deleted_at is null and tgl_berlaku <= s.tanggal order by tgl_berlaku desc limit 1) a on true
    where h.kode_toko = ${toko} and h.buka and s.grand_total >= coalesce(a.minimal_belanja, 0)
      and not exists (select from dokumen x where x.kode_customer = s.kode_customer and x.kode_customer <> '' and x.jenis = 'PENJUALAN' and x.status = 'POSTED'
        and (x.tanggal, x.at, x.no_faktur) < (s.tanggal, s.at, s.no_faktur))
      and not exists (select from dokumen f where f.asal_no = s.no_faktur and f.jenis = 'AFILIASI' and f.status = 'POSTED')
    order by s.tanggal, s.at, s.no_faktur`);

/**
 * Points for who brought a new member and for the new one, once his first purchase is past the day on which tills may cancel
 * it. The reward follows the sale: OWN, who may still reverse it, reverses the reward first. How many purchases were rewarded.
 */
export const rewardReferrals = async ({ db }: Kadar, toko: string): Promise<number> => {
  // Whether it is his first purchase is a matter of all shops.
  const found = await db.transaction({ toko: '*' }, (tx) => firstPurchases(tx, toko));
  const given = new Map<string, number>();
  let rewarded = 0;
  for (const first of found) {
    const month = `${first.diajak_oleh} ${first.tanggal.slice(0, 7)}`;
    const before = first.sudah + (given.get(month) ?? 0);
    const within = first.maks_per_bulan === 0 || before < first.maks_per_bulan;
    const posted = await post(db, toko, first, within);
    if (posted === 0) continue;
    rewarded += 1;
    if (within) given.set(month, (given.get(month) ?? 0) + 1);
  }
  return rewarded;
};

const post = (db: Kadar['db'], toko: string, first: First, within: boolean): Promise<number> =>
  db.transaction(
    { toko },
    async (tx) => {
      const { no_faktur, kode_customer, nama_customer, diajak_oleh, nama_pengajak } = first;
      const still = await tx.maybe<{ tanggal: string }>(sql`
        select h.tgl_system as tanggal from hari_kerja h join dokumen s on s.kode_toko = h.kode_toko and s.no_faktur = ${no_faktur} and s.status = 'POSTED'
        where h.kode_toko = ${toko} and h.buka
          and not exists (select from dokumen f where f.asal_no = ${no_faktur} and f.jenis = 'AFILIASI' and f.status = 'POSTED') for update of s`);
      if (!still) return 0;
      const follows = { asal_toko: toko, asal_no: no_faktur };
      const rewards = [
        {
          kode_customer: diajak_oleh,
          nama_customer: nama_pengajak,
          poin: within ? first.poin_pengajak : 0,
          keterangan: `${BROUGHT} ${kode_customer}`,
        },
        { kode_customer, nama_customer, poin: first.poin_anggota_baru, keterangan: `DIAJAK ${diajak_oleh}` },
      ].filter(({ poin }) => poin > 0);
      if (rewards.length > 0)
        await postDokumen(
          tx,
          { toko, tanggal: still.tanggal },
          rewards.map((reward) => pointsPosting(AFILIASI, reward, follows)),
        );
      return rewards.length;
    },
    { day: 'shared' },
  );
