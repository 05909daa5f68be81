import type { pesanHutang, suratHutang } from '@kadar/contract/endpoints/hutang-tempo.ts';
import { letterTitle } from '@kadar/contract/hutang-text.ts';
import type { z } from 'zod';
import { sendPaper } from '../../../../engines/paper.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { pesanOf } from '../pesan.ts';

interface Surat {
  kode_toko: string;
  no_hutang: string;
  jenis: Parameters<typeof letterTitle>[0];
  tanggal: string;
  isi: string;
  user_id: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
}

/** A letter as it was written, on a sheet. Throws DATA_TIDAK_DITEMUKAN. */
export const sendSurat = async (call: Call<z.output<NonNullable<typeof suratHutang.params>>>) => {
  const surat = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<Surat>(sql`
      select p.kode_toko, p.no_hutang, p.jenis, p.tanggal, p.isi, p.user_id, d.nama_customer, d.alamat_customer, d.no_hp
      from hutang_pesan p join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_hutang
      where p.id = ${call.params.id} and ${call.toko} in ('*', p.kode_toko)`),
  );
  if (!surat) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { kode_toko, no_hutang, jenis, tanggal, isi, user_id, ...party } = surat;
  const content = {
    title: letterTitle(jenis),
    number: no_hutang,
    tanggal,
    party: { nama: party.nama_customer, alamat: party.alamat_customer, no_hp: party.no_hp },
    facts: isi.split('\n\n').map((paragraph) => ['', paragraph.replaceAll('\n', ' ')] as const),
    people: [['Dibuat oleh', user_id] as const],
    signatures: ['Penerima', 'Hormat kami'],
  };
  return sendPaper({ ...call, language: 'id' }, kode_toko, `${no_hutang}-${jenis}`, content, 'sheet');
};

/** Every message about a pledge with its proof, the newest first. */
export const listPesan = async (call: Call<z.output<NonNullable<typeof pesanHutang.params>>>) =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const rows = await tx.rows<{ pesan: z.input<typeof pesanHutang.data>[number] }>(sql`
      select ${pesanOf} as pesan from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
      where p.no_hutang = ${call.params.no_hutang} and ${call.toko} in ('*', p.kode_toko) order by p.id desc`);
    return { data: rows.map(({ pesan }) => pesan) };
  });
