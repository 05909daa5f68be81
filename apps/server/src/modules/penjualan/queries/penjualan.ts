import { stonesText } from '@kadar/contract/batu.ts';
import type { listPenjualan as listEndpoint, PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import type { z } from 'zod';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import type { StoredAtribut } from '../../barang/public.ts';

type ListQuery = z.output<NonNullable<typeof listEndpoint.query>>;
type Header = Omit<PenjualanDetail, 'lines' | 'payments' | 'batal' | 'kupon'>;

const headerColumns: Query<unknown> = sql`
  p.kode_toko, p.no_faktur, p.tanggal, to_char(p.at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, p.kode_sales, coalesce(s.nama_sales, '') as nama_sales, p.input_by, p.valid_by,
  p.kode_customer, p.nama_customer, p.alamat_customer, p.no_hp, p.keterangan, p.qty, p.berat, p.total, p.diskon, p.ppn, coalesce(p.pph22, 0) as pph22, p.pembulatan, p.grand_total, p.dibayar,
  p.kembali, p.poin_dapat, p.poin_pakai, p.status, p.cetak`;

const salesJoin: Query<unknown> = sql`left join sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales`;
const inGrams = <T extends { berat: number }>(row: T): T => ({ ...row, berat: row.berat / 1000 });

export const listPenjualan = async (call: Call<unknown, ListQuery>) => {
  const { status, kode_sales, valid_by, input_by, q } = call.query;
  const where = sql.join(
    [
      ...inPeriod('p', call, call.query),
      sql`p.jenis = 'PENJUALAN'`,
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(kode_sales ? [sql`p.kode_sales = ${kode_sales}`] : []),
      ...(valid_by ? [sql`p.valid_by = ${valid_by}`] : []),
      ...(input_by ? [sql`p.input_by = ${input_by}`] : []),
      ...(q
        ? [
            sql`(p.no_faktur like ${anywhere(q.toUpperCase())} or p.nama_customer ilike ${anywhere(q)} or exists (
      select 1 from penjualan_detail d where d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur and d.kode_barcode = ${q.toUpperCase()}))`,
          ]
        : []),
    ],
    sql` and `,
  );
  const { data, ...rest } = await page(
    call,
    sql<Header>`select ${headerColumns} from dokumen p ${salesJoin} where ${where} order by p.tanggal desc, p.at desc, p.no_faktur desc`,
    sql<{ count: number; grand_total: number }>`
      select count(*) as count, coalesce(sum(p.grand_total) filter (where p.status = 'POSTED'), 0)::bigint as grand_total from dokumen p where ${where}`,
  );
  return { data: data.map(inGrams), ...rest };
};

type Line = Omit<PenjualanDetail['lines'][number], 'batu' | 'emas_customer'> & {
  atribut: StoredAtribut[] | null;
  kredit_mg: number | null;
};
/** A line with what its stones are, as papers say it. */
const toLine = ({ atribut, kredit_mg, ...line }: Line): PenjualanDetail['lines'][number] => {
  const batu = stonesText(atribut ?? []);
  return {
    ...inGrams(line),
    ...(batu && { batu }),
    ...(kredit_mg !== null && { emas_customer: kredit_mg / 1000 }),
  };
};

/** One sale whole. Throws DATA_TIDAK_DITEMUKAN. */
export const getPenjualan = async (
  call: Pick<Call, 'kadar' | 'scope' | 'toko'>,
  no_faktur: string,
): Promise<PenjualanDetail> => {
  const row = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<Omit<PenjualanDetail, 'lines'> & { lines: Line[] }>(sql`
      select ${headerColumns},
        (select json_agg(json_build_object('urut', d.urut, 'kode_barcode', d.kode_barcode, 'kode_intern', d.kode_intern, 'nama_barang', d.nama_barang,
            'kode_dept', d.kode_dept, 'kode_group', d.kode_group, 'qty', coalesce(d.qty, 1), 'kadar', d.kadar, 'kadar_label', coalesce(k.label, replace(trim_scale(d.kadar)::text, '.', ',') || '%'), 'berat', d.berat,
            'harga_emas', d.harga_emas, 'ongkos', d.ongkos, 'harga_atribut', d.harga_atribut, 'pembulatan', d.pembulatan, 'harga_jual', d.harga_jual,
            'diskon', d.diskon, 'ppn', d.ppn, 'total', d.total, 'foto', coalesce(b.foto, false), 'atribut', b.atribut, 'kredit_mg', d.kredit_mg) order by d.urut)
         from penjualan_detail d left join kadar k on k.kadar = d.kadar and k.deleted_at is null
           left join barang b on b.kode_toko = d.kode_toko and b.kode_barcode = d.kode_barcode
         where d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur) as lines,
        (select json_agg(json_build_object('jenis', y.jenis, 'no_rekening', y.no_rekening, 'nama_bank', coalesce(bk.nama_bank, ''), 'no_kartu', y.no_kartu,
            'jumlah_rp', y.jumlah_rp, 'fee', y.fee, 'jumlah_gesek_rp', y.jumlah_gesek_rp, 'poin', y.poin) order by y.urut)
         from dokumen_bayar y left join rekenings r on r.kode_toko = y.kode_toko and r.no_rekening = y.no_rekening left join banks bk using (kode_bank)
         where y.kode_toko = p.kode_toko and y.no_faktur = p.no_faktur) as payments,
        (select json_build_object('no_faktur_batal', x.no_faktur_batal, 'alasan', x.alasan, 'input_by', x.input_by,
            'disetujui_oleh', coalesce(o.disetujui_oleh, ''), 'at', x.at)
         from dokumen_batal x left join otorisasi o on o.id = x.otorisasi_id where x.kode_toko = p.kode_toko and x.no_faktur = p.no_faktur) as batal,
        (select json_build_object('kode_kupon', kode_kupon, 'nilai', nilai) from kupon_detail k where k.kode_toko = p.kode_toko and k.no_faktur = p.no_faktur) as kupon
      from dokumen p ${salesJoin}
      where p.no_faktur = ${no_faktur} and p.jenis = 'PENJUALAN' and (${call.toko} = '*' or p.kode_toko = ${call.toko})`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { ...inGrams(row), lines: row.lines.map(toLine), payments: row.payments ?? [] };
};
