import type { CetakJob, PrinterState } from '@kadar/contract/endpoints/cetak.ts';
import type { CetakSebab } from '@kadar/domain/cetak.ts';
import type { Context } from '../../platform/context.ts';
import { only, sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { jobColumns, jobTables } from './jobs.ts';
import { printersOf } from './printers.ts';

const MOST = 200;
/** An agent is asked every 25 s whether it is there. */
const SEEN_SECONDS = 60;

interface Filter {
  status?: string | undefined;
  kode_printer?: string | undefined;
  nomor?: string | undefined;
}

export const listJobs = ({ kadar, scope, query }: Context<unknown, Filter>): Promise<CetakJob[]> =>
  kadar.db.read(scope, (tx) =>
    tx.rows<CetakJob>(sql`
      select ${jobColumns} from ${jobTables}
      where ${scope.toko} in ('*', c.kode_toko) and ${only(sql`c.status`, query.status ?? null)}
        and ${only(sql`c.kode_printer`, query.kode_printer ?? null)} and ${only(sql`c.nomor`, query.nomor ?? null)}
      order by c.at desc, c.urut desc limit ${MOST}`),
  );

interface Last {
  kode_printer: string;
  antri: number;
  sebab: CetakSebab | '';
  status: string;
}
/** Troubles of the printer itself; others are matters of one job. */
const TROUBLE = new Set<string>([
  'MATI',
  'SIBUK',
  'KERTAS_HABIS',
  'TUTUP_TERBUKA',
  'GALAT_PRINTER',
  'ALAMAT_SALAH',
  'DITOLAK',
  'TIDAK_JELAS',
  'TERPUTUS',
]);

/** The devices of a shop: its printers as their latest jobs left them, and its agents. */
export const listDevices = async (call: Context) => {
  const toko = oneToko(call);
  return call.kadar.db.read({ toko }, async (tx) => {
    const printers = await printersOf(tx, toko);
    const last = await tx.rows<Last>(sql`
      select p.kode_printer, coalesce(l.status, '') as status, coalesce(l.sebab, '') as sebab,
        (select count(*)::int from cetak c where c.kode_toko = ${toko} and c.kode_printer = p.kode_printer and c.status in ('ANTRI', 'KIRIM')) as antri
      from printer p left join lateral (
        select status, sebab from cetak c where c.kode_toko = ${toko} and c.kode_printer = p.kode_printer and c.coba > 0
        order by coalesce(c.selesai_at, now()) desc, c.urut limit 1
      ) l on true
      where p.kode_toko = ${toko} and p.deleted_at is null`);
    const agen = await tx.rows<{
      kode_agen: string;
      nama_agen: string;
      dipasangkan: boolean;
      tersambung: boolean;
      terlihat_at: string | null;
    }>(sql`
      select a.kode_agen, a.nama_agen, coalesce(g.token_hash is not null, false) as dipasangkan,
        coalesce(g.token_hash is not null and g.terlihat_at > now() - make_interval(secs => ${SEEN_SECONDS}), false) as tersambung, g.terlihat_at::text
      from agen_cetak a left join agen_pasangan g on g.kode_toko = a.kode_toko and g.kode_agen = a.kode_agen
      where a.kode_toko = ${toko} and a.deleted_at is null order by a.kode_agen`);
    const there = new Set(agen.filter(({ tersambung }) => tersambung).map(({ kode_agen }) => kode_agen));
    const printer = printers.map(
      ({ kode_printer, nama_printer, jenis, profil, driver, kode_agen, utama, laci }): PrinterState => {
        const {
          antri = 0,
          sebab = '',
          status = '',
        } = last.find((each) => each.kode_printer === kode_printer) ?? {};
        const trouble = status !== 'TERCETAK' && TROUBLE.has(sebab);
        const lonely = kode_agen !== '' && !there.has(kode_agen);
        const keadaan = lonely ? 'TANPA_AGEN' : trouble ? 'BERMASALAH' : antri > 0 ? 'MENUNGGU' : 'SIAP';
        return {
          kode_printer,
          nama_printer,
          jenis,
          profil,
          driver,
          kode_agen,
          utama,
          laci,
          keadaan,
          sebab: lonely ? 'TANPA_AGEN' : trouble ? sebab : '',
          antri,
        };
      },
    );
    return { data: { printer, agen } };
  });
};
