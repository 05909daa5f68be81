import { fingerprintOf, type LossFingerprint, type LostJob } from '@kadar/domain/loss-fingerprint.ts';
import type { ReportAt } from '../../engines/report-engine/define.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { sql } from '../../platform/database/sql.ts';

interface Job extends LostJob {
  kode_toko: string;
  kode_tukang: string;
  keahlian: string;
}
type Of = Pick<Job, 'kode_toko' | 'kode_tukang' | 'keahlian'>;

/**
 * Each craftsman of these shops beside all of his trade, by the jobs of a period that stand. What has no result is no job: rest that came
 * back, or a loss of an earlier job that was forgiven.
 */
export const fingerprints = async (
  at: ReportAt,
  { toko, from, to }: { toko: string; from: string; to: string },
): Promise<(Of & LossFingerprint)[]> => {
  const jobs = await at.rows<Job>(sql`
    select k.kode_toko, k.kode_tukang, coalesce(t.keahlian, 'UMUM') as keahlian, (k.hasil_mg + k.susut_mg - k.emas_tukang_mg)::bigint as "terpakaiMg",
      k.susut_mg::bigint as "susutMg"
    from ${shopsOf(toko)} s
    join kerja_tukang_detail k on k.kode_toko = s.kode_toko and k.tanggal between ${from}::date and ${to}::date and k.hasil_mg > 0
    join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_faktur and d.status = 'POSTED'
    left join tukang t on t.kode_toko = k.kode_toko and t.kode_tukang = k.kode_tukang`);
  const trades = Map.groupBy(jobs, ({ keahlian }) => keahlian);
  return [...trades].flatMap(([keahlian, all]) =>
    [...Map.groupBy(all, ({ kode_toko, kode_tukang }) => `${kode_toko} ${kode_tukang}`).values()].flatMap(
      (his) =>
        his.slice(0, 1).map(({ kode_toko, kode_tukang }) => ({
          kode_toko,
          kode_tukang,
          keahlian,
          ...fingerprintOf(his, all),
        })),
    ),
  );
};
