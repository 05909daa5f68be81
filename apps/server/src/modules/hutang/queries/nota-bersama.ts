import type { PaperParty } from '@kadar/documents/paper-model.ts';
import { type VisitLoan, visitPaper } from '@kadar/documents/visit-paper.ts';
import { clockOf } from '../../../engines/paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

interface Paid {
  jenis: string;
  no_rekening: string;
  jumlah_rp: number;
}
interface Visit extends Required<Omit<PaperParty, 'member'>> {
  kode_toko: string;
  tanggal: string;
  at: string;
  input_by: string;
  nama_sales: string;
  keterangan: string;
  cetak: number;
  kembali: number;
  loans: VisitLoan[];
  payments: Paid[];
}

const paidBy = ({ jenis, no_rekening }: Paid): string =>
  [jenis === 'CASH' ? 'TUNAI' : jenis, no_rekening].filter(Boolean).join(' ');

/** A visit by its number, from its documents: what was paid on each pledge, all tender together. */
const load = (call: Pick<Call, 'kadar' | 'scope' | 'toko'>, no_bersama: string): Promise<Visit | undefined> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<Visit>(sql`
      with d as (
        select d.* from hutang_bersama x join dokumen d using (kode_toko, no_faktur)
        where x.no_bersama = ${no_bersama} and ${call.toko} in ('*', x.kode_toko)
      ), g as (
        select g.*, d.status = 'BATAL' as batal from d join hutang_gerak g using (kode_toko, no_faktur)
      )
      select d.kode_toko, d.tanggal, kadar_iso(d.at) as at, d.input_by, coalesce(s.nama_sales, d.kode_sales) as nama_sales, btrim(replace(d.keterangan, d.asal_no, '')) as keterangan, d.cetak,
        d.nama_customer as nama, d.alamat_customer as alamat, d.no_hp, (select sum(kembali)::bigint from d) as kembali,
        (select json_agg(json_build_object('no_hutang', g.no_hutang, 'cara', g.jenis, 'pokok', -g.pokok, 'bunga', g.bunga, 'denda', g.denda, 'biaya', g.biaya,
          'diskon', g.diskon, 'sisa', g.ke -> 'pokok', 'jatuh_tempo', g.ke ->> 'jatuh_tempo', 'batal', g.batal) order by g.id) from g) as loans,
        (select coalesce(json_agg(p), '[]') from (
          select b.jenis, b.no_rekening, sum(b.jumlah_rp)::bigint as jumlah_rp from d join dokumen_bayar b using (kode_toko, no_faktur)
          group by b.jenis, b.no_rekening order by min(b.urut), b.jenis) p) as payments
      from d left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
      order by exists (select 1 from pengambil_detail p where p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur) desc, d.no_faktur limit 1`),
  );

/** How often the receipt of a visit was printed. Throws DATA_TIDAK_DITEMUKAN. */
export const printsOf = async (call: Call<{ no_faktur: string }>): Promise<{ cetak: number }> => {
  const visit = await load(call, call.params.no_faktur);
  if (!visit) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { cetak: visit.cetak };
};

/** The one receipt of several pledges that were paid together. Throws DATA_TIDAK_DITEMUKAN. */
export const visitPaperOf = async (call: Call, no_bersama: string): Promise<HandedOut> => {
  const visit = await load(call, no_bersama);
  if (!visit) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { kode_toko, loans, payments, kembali, keterangan, nama, alamat, no_hp } = visit;
  const { ZONA_WAKTU } = await call.kadar.settings.of(kode_toko);
  return {
    kode_toko,
    fileName: `bersama-${no_bersama}`,
    format: 'nota',
    cetak: visit.cetak,
    cash: payments.some(({ jenis }) => jenis === 'CASH'),
    content: visitPaper({
      number: no_bersama,
      tanggal: `${visit.tanggal} ${clockOf(visit.at, ZONA_WAKTU)}`,
      party: { nama, alamat, no_hp },
      loans,
      kembali,
      keterangan,
      payments: payments.map((one) => ({ label: paidBy(one), value: one.jumlah_rp })),
      people: [
        ...(visit.nama_sales ? [['Sales', visit.nama_sales] as const] : []),
        ['Kasir', visit.input_by],
      ],
      salinan: Math.max(0, visit.cetak - 1),
    }),
  };
};

/** One print more of the receipt of a visit, counted on its documents; who made a copy is kept. Throws DATA_TIDAK_DITEMUKAN. */
export const countVisit = async (
  { params, toko, session, ip }: Context<{ no_faktur: string }>,
  tx: Tx,
): Promise<{ data: { cetak: number } }> => {
  const printed = await tx.maybe<{ cetak: number }>(sql`
    with printed as (
      update dokumen d set cetak = d.cetak + 1 from hutang_bersama x
      where x.kode_toko = d.kode_toko and x.no_faktur = d.no_faktur and x.no_bersama = ${params.no_faktur} and ${toko} in ('*', d.kode_toko)
      returning d.kode_toko, d.cetak
    ), once as (select kode_toko, max(cetak) as cetak from printed group by 1),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select kode_toko, ${session.user_id}, ${ip}, 'reprint', 'hutang', ${params.no_faktur}, jsonb_build_object('salinan', cetak - 1) from once where cetak > 1
    )
    select cetak from once`);
  if (!printed) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data: printed };
};
