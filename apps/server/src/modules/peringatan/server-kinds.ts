import type { AlertCode } from '@kadar/contract/peringatan.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { readFacts } from '../kesehatan/public.ts';
import type { Seen } from './shop-kinds.ts';

const one = (kode: AlertCode, nilai: number, more: Partial<Seen> = {}): Seen => ({
  kode,
  kunci: '',
  orang: '',
  objek: '',
  no_faktur: null,
  jumlah: 1,
  rp: 0,
  berat: 0,
  nilai,
  ...more,
});

/**
 * Selling prices of a purity of their own against the global price: purity × global is what the list would ask without them
 * (domain/pricing.ts). No price of the market comes from outside.
 */
const seenOfPrices = (tx: Tx): Promise<Seen[]> =>
  tx.rows<Seen>(sql`
    select 'HARGA' as kode, k.kode_kadar as kunci, '' as orang, k.label as objek, null::text as no_faktur, 1 as jumlah, 0::bigint as rp, 0::bigint as berat,
      (abs(k.harga_jual - k.pasar) * 10000 / k.pasar)::bigint as nilai
    from (select k.kode_kadar, k.label, k.harga_jual, round(g.nominal * k.kadar / 100)::bigint as pasar from kadar k
      cross join (select nominal from harga_emas_global order by id desc limit 1) g
      where k.deleted_at is null and k.harga_jual > 0) k where k.pasar > 0`);

const HOUR = 3_600;

/** What is seen of this server, and of the lists of the chain. */
export const seenOfServer = async (kadar: Kadar, tx: Tx): Promise<Seen[]> => {
  const { cadangan, umur, riwayat, disk, segel } = await readFacts(kadar);
  const tries = riwayat.filter(({ macam }) => macam === 'CADANGAN');
  const good = tries.findIndex(({ status }) => status === 'BERHASIL');
  const failed = cadangan.gagal_umur === null ? 0 : Math.max(1, good < 0 ? tries.length : good);
  return [
    one('CADANGAN', Math.floor((cadangan.umur ?? umur) / HOUR)),
    ...(failed > 0 ? [one('CADANGAN_GAGAL', failed, { jumlah: failed, objek: cadangan.sebab ?? '' })] : []),
    ...disk.map(({ apa, bebas, total }) =>
      one('DISK', total > 0 ? Math.floor(((total - bebas) * 10_000) / total) : 0, { kunci: apa, objek: apa }),
    ),
    one('SEGEL', Math.floor(segel.umur / 60), { jumlah: segel.menunggu }),
    ...(await seenOfPrices(tx)),
  ];
};
