import type { postKas as endpoint, kasShape } from '@kadar/contract/endpoints/keuangan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postKas as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { postJournal } from '../../jurnal/public.ts';
import { cashAfter } from '../queries/cash-balance.ts';
import { lockCash } from './lock-cash.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;
type KasCall = Call<unknown, unknown, Body>;
type Answer = { data: z.input<typeof kasShape>; message: string };

interface Ground {
  tgl_system: string | null;
  buka: boolean | null;
  nama_kategori: string | null;
  nomor_akun: string | null;
  saldo: number | null;
}

/**
 * Cash in or out: document, cash book, journal, audit. Eight round trips, one more for the lock when cash goes out, two
 * more for an approval. Throws HARI_*, KAS_TIDAK_CUKUP, PERLU_OTORISASI, AKUN_BELUM_DIPETAKAN (domain §3 Kas masuk/keluar).
 */
export const postKas = async (call: KasCall, tx: Tx): Promise<Answer> => {
  const { body, session } = call;
  const toko = oneToko(call);
  const keluar = body.jenis === 'KELUAR';
  if (keluar) await lockCash(tx, toko);
  const ground = await tx.one<Ground>(sql`
    select h.tgl_system, h.buka, k.nama_kategori, k.nomor_akun,
      ${keluar ? cashAfter(sql`${toko}`, sql`h.tgl_system`) : sql`null::bigint`} as saldo
    from (select 1) satu
    left join hari_kerja h on h.kode_toko = ${toko}
    left join kategori_kas k on k.kode_kategori = ${body.kategori} and k.jenis = ${body.jenis} and k.deleted_at is null`);
  const tanggal = requireOpenDay(ground);
  const { nama_kategori, nomor_akun } = ground;
  if (nama_kategori === null || nomor_akun === null)
    throw fieldError('kategori', 'PILIHAN_TIDAK_SAH', { label: 'Kategori' });
  if (keluar && body.jumlah_rp > (ground.saldo ?? 0))
    throw new AppError('KAS_TIDAK_CUKUP', {}, { fields: { jumlah_rp: { code: 'KAS_TIDAK_CUKUP' } } });
  const approval = await approveLarge(call, tx, nama_kategori);
  const { no_faktur, at } = await write(call, tx, {
    toko,
    tanggal,
    otorisasi_id: approval?.id ?? null,
    valid_by: approval?.disetujui_oleh ?? session.user_id,
  });
  await postJournal(tx, {
    toko,
    tanggal,
    no_jurnal: no_faktur,
    trx: `KAS_${body.jenis}`,
    keterangan: body.keterangan,
    lines: journalLines({ arah: body.jenis, kategoriRole: body.kategori, rp: body.jumlah_rp, nomor_akun }),
  });
  const document = { kode_toko: toko, no_faktur, tanggal, at: at.toISOString(), ...body, nama_kategori };
  return {
    data: { ...document, status: 'POSTED', no_faktur_batal: null, input_by: session.user_id },
    message: messageText('DATA_DISIMPAN', call.language),
  };
};

const approveLarge = async (call: KasCall, tx: Tx, nama_kategori: string) => {
  const { jenis, jumlah_rp, keterangan } = call.body;
  if (jenis !== 'KELUAR' || jumlah_rp <= call.settings.LIMIT_KAS_KELUAR_OTORISASI) return undefined;
  const notes = `${nama_kategori} ${formatRupiah(jumlah_rp)}: ${keterangan}`;
  return requireApproval(call, tx, { kategori: 'KAS KELUAR', notes, amount: jumlah_rp });
};

const write = (
  call: KasCall,
  tx: Tx,
  head: { toko: string; tanggal: string; otorisasi_id: number | null; valid_by: string },
): Promise<{ no_faktur: string; at: Date }> => {
  const { jenis, kategori, jumlah_rp, keterangan } = call.body;
  const { user_id } = call.session;
  const [masuk, keluar] = jenis === 'MASUK' ? [jumlah_rp, 0] : [0, jumlah_rp];
  return tx.one(sql`
    with n as materialized (
      select kadar_next_number(${jenis === 'MASUK' ? 'KM' : 'KK'}, ${head.toko}, ${head.tanggal}::date) as no
    ),
    doc as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, valid_by, kategori, keterangan, qty, berat, total, grand_total, dibayar,
        status, otorisasi_id)
      select ${head.toko}, no, ${`KAS_${jenis}`}, ${head.tanggal}::date, '', ${user_id}, ${head.valid_by}, ${kategori}, ${keterangan}, 0, 0,
        ${jumlah_rp}::bigint, ${jumlah_rp}::bigint, ${jumlah_rp}::bigint, 'POSTED', ${head.otorisasi_id}::bigint from n returning at
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp)
      select ${head.toko}, no, 1, ${jenis === 'MASUK' ? 'M' : 'K'}, 'CASH', ${jumlah_rp}::bigint from n
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select ${head.toko}, ${head.tanggal}::date, no, ${kategori}, ${keterangan}, ${masuk}::bigint, ${keluar}::bigint, ${user_id} from n
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${head.toko}, ${user_id}, ${call.ip}, 'post', 'kas', no, ${JSON.stringify(call.body)}::jsonb from n
    )
    select n.no as no_faktur, doc.at from n, doc`);
};
