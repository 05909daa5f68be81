import type { Asked } from '@kadar/contract/endpoints/persetujuan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { claimCode } from '../../engines/claim-code.ts';
import { writeAudit } from '../../platform/audit.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { writeTo } from './write-to.ts';

/** What a customer is asked: its words are what he sees, and what is looked at again when he answers. */
export interface Question {
  jenis: 'SERVICE' | 'PESANAN';
  no_asal: string;
  no_baris: string;
  /** The document that gave a line its piece. */
  no_acuan: string;
  tanggal: string;
  rp_lama: number;
  rp: number;
  keterangan: string;
  isi: object;
  /** What the message says beside the sums. */
  pesan: string;
}

/** Keeps a question about a ticket or an order, which the caller holds, and sends its link where that is wanted. */
export const ask = async (
  context: Context,
  tx: Tx,
  question: Question,
  kirim: boolean,
): Promise<{ data: Asked; message: string }> => {
  const toko = oneToko(context);
  const { jenis, no_asal, no_baris, no_acuan, tanggal, rp_lama, rp, keterangan, pesan } = question;
  const isi = canonicalJson(question.isi);
  const written = kirim
    ? await writeTo(context, tx, no_asal, { jenis: `SETUJU_${jenis}`, rp, rp_lama, keterangan: pesan })
    : { kirim_id: null, sebab: null };
  const { user_id: user } = context.session;
  const { urut, sidik } = await tx.one<{ urut: number; sidik: string }>(sql`
    insert into persetujuan (kode_toko, no_asal, urut, jenis, no_baris, no_acuan, tanggal, at, rp_lama, rp, keterangan, isi, sidik, kirim_id, user_id)
    select ${toko}, ${no_asal}, n.urut, ${jenis}, ${no_baris}, ${no_acuan}, ${tanggal}::date, kadar_now(), ${rp_lama}, ${rp}, ${keterangan}, ${isi},
      encode(sha256(convert_to(${no_asal} || '/' || n.urut || '/' || ${isi}, 'UTF8')), 'hex'), ${written.kirim_id}::bigint, ${user}
    from (select coalesce(max(urut), 0) + 1 as urut from persetujuan where kode_toko = ${toko} and no_asal = ${no_asal}) n
    returning urut, sidik`);
  await writeAudit(tx, {
    toko,
    user,
    ip: context.ip,
    action: 'ask',
    entity: 'persetujuan',
    key: `${no_asal}/${urut}`,
    after: { no_baris, rp_lama, rp, keterangan, sidik },
  });
  return {
    data: {
      no_faktur: no_asal,
      urut,
      tautan: claimCode(context.kadar, no_asal).qr,
      terkirim: written.kirim_id !== null,
      sebab: written.sebab,
    },
    message: messageText('DATA_DISIMPAN', context.language),
  };
};
