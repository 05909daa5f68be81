import type { batalKas as endpoint } from '@kadar/contract/endpoints/keuangan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type DK, reverse } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { postJournal } from '../../jurnal/public.ts';
import { cashAfter } from '../queries/cash-balance.ts';
import { lockCash } from './lock-cash.ts';

type Params = z.output<NonNullable<typeof endpoint.params>>;
type Body = z.output<NonNullable<typeof endpoint.body>>;
type BatalCall = Call<Params, unknown, Body>;

interface Document {
  tgl_system: string | null;
  buka: boolean | null;
  tanggal: string;
  jenis: 'MASUK' | 'KELUAR';
  kategori: string;
  jumlah_rp: number;
  keterangan: string;
  status: 'POSTED' | 'BATAL';
  saldo: number;
  jurnal: { role: string; nomor_akun: string; dk: DK; rp: number }[] | null;
}

/**
 * Same business day, before closing, authorised: an exact reversal of cash book and journal by a document of its own
 * (domain §3 Cancel). Throws HARI_*, BATAL_KAS_KEMARIN, SUDAH_DIBATALKAN, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const batalKas = async (call: BatalCall, tx: Tx) => {
  const toko = oneToko(call);
  const { no_faktur } = call.params;
  await lockCash(tx, toko);
  const document = await load(tx, toko, no_faktur);
  if (!document) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const tanggal = requireOpenDay(document);
  if (document.status === 'BATAL') throw new AppError('SUDAH_DIBATALKAN', { no_faktur });
  if (document.tanggal !== tanggal) throw new AppError('BATAL_KAS_KEMARIN');
  // Cash that came in and was spent since cannot be given back.
  if (document.jenis === 'MASUK' && document.jumlah_rp > document.saldo)
    throw new AppError('KAS_TIDAK_CUKUP');
  const approval = call.mustAuthorise ? await approve(call, tx, document) : undefined;
  const no_faktur_batal = await write(call, tx, {
    toko,
    tanggal,
    document,
    otorisasi_id: approval?.id ?? null,
  });
  await postJournal(tx, {
    toko,
    tanggal,
    no_jurnal: no_faktur_batal,
    trx: `KAS_${document.jenis}_BATAL`,
    keterangan: `BATAL ${no_faktur}: ${call.body.alasan}`,
    // The very accounts of the document, whatever category and mapping say by now.
    lines: reverse(document.jurnal ?? []),
  });
  return { data: { no_faktur_batal }, message: messageText('DATA_DISIMPAN', call.language) };
};

const load = (tx: Tx, toko: string, no_faktur: string): Promise<Document | undefined> =>
  tx.maybe<Document>(sql`
    select h.tgl_system, h.buka, k.tanggal, substr(k.jenis, 5) as jenis, k.kategori, k.grand_total as jumlah_rp, k.keterangan, k.status,
      ${cashAfter(sql`${toko}`, sql`h.tgl_system`)} as saldo,
      (select json_agg(json_build_object('role', keterangan, 'nomor_akun', nomor_akun,
         'dk', case when debet > 0 then 'D' else 'K' end, 'rp', debet + kredit) order by id)
       from jurnal j where j.kode_toko = k.kode_toko and j.no_jurnal = k.no_faktur) as jurnal
    from dokumen k left join hari_kerja h on h.kode_toko = k.kode_toko
    where k.jenis in ('KAS_MASUK', 'KAS_KELUAR') and k.kode_toko = ${toko} and k.no_faktur = ${no_faktur}`);

const approve = (call: BatalCall, tx: Tx, { jenis, jumlah_rp, keterangan }: Document) =>
  requireApproval(call, tx, {
    kategori: 'BATAL KAS',
    notes: `${call.params.no_faktur} KAS ${jenis} ${formatRupiah(jumlah_rp)} ${keterangan}: ${call.body.alasan}`,
    amount: jumlah_rp,
  });

/** Throws SUDAH_DIBATALKAN when another cancellation was first: the document is only then ours to reverse while POSTED. */
const write = async (
  call: BatalCall,
  tx: Tx,
  head: { toko: string; tanggal: string; document: Document; otorisasi_id: number | null },
): Promise<string> => {
  const { no_faktur } = call.params;
  const { user_id } = call.session;
  const { toko, tanggal, document } = head;
  const cancelled = await tx.maybe<{ no: string }>(sql`
    with head as (
      update dokumen set status = 'BATAL' where kode_toko = ${toko} and no_faktur = ${no_faktur} and status = 'POSTED' returning 1
    ),
    doc as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, alasan, input_by, otorisasi_id)
      select ${toko}, kadar_next_number('KB', ${toko}, ${tanggal}::date), ${no_faktur}, ${tanggal}::date, ${call.body.alasan}, ${user_id},
        ${head.otorisasi_id}::bigint from head returning no_faktur_batal as no
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select m.kode_toko, ${tanggal}::date, doc.no, m.kategori, ${`BATAL ${no_faktur}`}, m.keluar, m.masuk, ${user_id}
      from doc, kas_mutasi m where m.kode_toko = ${toko} and m.no_faktur = ${no_faktur}
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
      select ${toko}, ${user_id}, ${call.ip}, 'cancel', 'kas', ${no_faktur}, ${JSON.stringify({ status: document.status })}::jsonb,
        jsonb_build_object('status', 'BATAL', 'no_faktur_batal', doc.no, 'alasan', ${call.body.alasan}::text, 'otorisasi_id', ${head.otorisasi_id}::bigint)
      from doc
    )
    select no from doc`);
  if (!cancelled) throw new AppError('SUDAH_DIBATALKAN', { no_faktur });
  return cancelled.no;
};
