import type { batalPenjualan as endpoint } from '@kadar/contract/endpoints/penjualan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { type DK, reverse } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { cashAfter, lockCash } from '../../kas/public.ts';

type Params = z.output<NonNullable<typeof endpoint.params>>;
type Body = z.output<NonNullable<typeof endpoint.body>>;

interface Sale {
  tanggal: string;
  status: 'POSTED' | 'BATAL';
  grand_total: number;
  kode_customer: string;
  nama_customer: string;
  qty: number;
  /** Cash of the sale less its change, and what the drawer holds now. */
  tunai: number;
  saldo: number;
  jurnal: { role: string; nomor_akun: string; dk: DK; rp: number }[];
}

/**
 * Same business day, before closing, authorised; an exact reversal of stock, money, points, fee and journal (domain §3
 * Cancel). Throws HARI_*, BATAL_KEMARIN, SUDAH_DIBATALKAN, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const batalPenjualan = async (call: Call<Params, unknown, Body>, tx: Tx) => {
  const toko = oneToko(call);
  const { no_faktur } = call.params;
  const { user_id } = call.session;
  const tanggal = await openDay(tx, toko);
  await lockCash(tx, toko);
  const sale = await tx.maybe<Sale>(sql`
    select tanggal, status, grand_total, kode_customer, nama_customer, qty, ${cashAfter(sql`${toko}`, sql`${tanggal}::date`)} as saldo,
      (select coalesce(sum(masuk - keluar), 0)::bigint from kas_mutasi k
       where k.kode_toko = p.kode_toko and k.tanggal = p.tanggal and k.no_faktur = p.no_faktur) as tunai,
      (select json_agg(json_build_object('role', keterangan, 'nomor_akun', nomor_akun, 'dk', case when debet > 0 then 'D' else 'K' end, 'rp', debet + kredit) order by id)
       from jurnal j where j.kode_toko = p.kode_toko and j.no_jurnal = p.no_faktur) as jurnal
    from dokumen p where kode_toko = ${toko} and no_faktur = ${no_faktur} and jenis = 'PENJUALAN' for update`);
  if (!sale) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (sale.status === 'BATAL') throw new AppError('SUDAH_DIBATALKAN', { no_faktur });
  if (sale.tanggal !== tanggal) throw new AppError('BATAL_KEMARIN');
  // Cash that came in and was spent since cannot be given back.
  if (sale.tunai > 0 && sale.tunai > sale.saldo) throw new AppError('KAS_TIDAK_CUKUP');
  const approval = call.mustAuthorise
    ? await requireApproval(call, tx, {
        kategori: 'BATAL PENJUALAN',
        notes: `${no_faktur} ${sale.nama_customer}: ${call.body.alasan}`,
        amount: sale.grand_total,
      })
    : undefined;
  // The very accounts of the sale, whatever the mapping says by now: a reversal undoes what was posted.
  const lines = reverse(sale.jurnal);
  const { no, pieces } = await tx.one<{ no: string; pieces: number }>(sql`
    with n as materialized (select kadar_next_number('BJ', ${toko}, ${tanggal}::date) as no),
    head as (update dokumen set status = 'BATAL' where kode_toko = ${toko} and no_faktur = ${no_faktur} and status = 'POSTED'),
    doc as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, alasan, input_by, otorisasi_id)
      select ${toko}, no, ${no_faktur}, ${tanggal}::date, ${call.body.alasan}, ${user_id}, ${approval?.id ?? null}::bigint from n
    ),
    back as (
      update barang b set status = 'READY', version = version + 1, updated_at = now()
      from mutasi_stock m
      where m.kode_toko = ${toko} and m.tanggal = ${tanggal}::date and m.no_faktur = ${no_faktur} and b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode and b.status = 'SOLD'
      returning 1
    ),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group,
        kadar, kode_gudang, kode_baki, user_id)
      select m.kode_toko, ${tanggal}::date, kode_barcode, 'BATAL_JUAL', no, ke_status, dari_status, -qty, -berat, -murni, -hpp, kode_dept, kode_group,
        kadar, kode_gudang, kode_baki, ${user_id}
      from n, mutasi_stock m where m.kode_toko = ${toko} and m.tanggal = ${tanggal}::date and m.no_faktur = ${no_faktur}
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select k.kode_toko, ${tanggal}::date, no, 'BATAL_PENJUALAN', ${no_faktur}, k.keluar, k.masuk, ${user_id}
      from n, kas_mutasi k where k.kode_toko = ${toko} and k.tanggal = ${tanggal}::date and k.no_faktur = ${no_faktur}
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select k.kode_toko, ${tanggal}::date, no, jenis, no_rekening, kode_bank, no_kartu, 'BATAL PENJUALAN', -jumlah_rp, -fee, -jumlah_gesek_rp, ${user_id}
      from n, bank_mutasi k where k.kode_toko = ${toko} and k.tanggal = ${tanggal}::date and k.no_faktur = ${no_faktur}
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan)
      select ${toko}, ${tanggal}::date, kode_customer, no, -p.poin, 'BATAL'
      from n, poin_mutasi p where p.kode_customer = ${sale.kode_customer} and p.no_faktur = ${no_faktur}
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
      select ${toko}, ${tanggal}::date, kode_sales, no, -f.fee from n, fee_mutasi f where f.kode_toko = ${toko} and f.tanggal = ${tanggal}::date and f.no_faktur = ${no_faktur}
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
      select ${toko}, ${tanggal}::date, no, 'PENJUALAN_BATAL', 'UMUM', x.nomor_akun, x.role,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from n, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select ${toko}, ${tanggal}::date, no, tempat, kredit, debet from n, jurnal_emas e where e.kode_toko = ${toko} and e.tanggal = ${tanggal}::date and e.no_jurnal = ${no_faktur}
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${toko}, ${user_id}, ${call.ip}, 'cancel', 'penjualan', ${no_faktur}, ${JSON.stringify({ alasan: call.body.alasan })}::jsonb
    )
    select no, (select count(*) from back) as pieces from n`);
  if (pieces !== sale.qty) throw new AppError('DATA_BERUBAH');
  return { data: { no_faktur_batal: no, no_faktur }, message: messageText('DATA_DISIMPAN', call.language) };
};
