import type { pesanHutang, suratHutang } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { letterTitle } from '@kadar/contract/hutang-text.ts';
import type { z } from 'zod';
import { type PaperContent, sendSheets } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
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

const contentOf = ({ no_hutang, jenis, tanggal, isi, user_id, ...party }: Surat): PaperContent => ({
  title: letterTitle(jenis),
  number: no_hutang,
  tanggal,
  party: { nama: party.nama_customer, alamat: party.alamat_customer, no_hp: party.no_hp },
  facts: isi.split('\n\n').map((paragraph) => ['', paragraph.replaceAll('\n', ' ')] as const),
  people: [['Dibuat oleh', user_id] as const],
  signatures: ['Penerima', 'Hormat kami'],
});

/** Letters of one shop as they were written, each on its sheet, in the order of their ids. Throws DATA_TIDAK_DITEMUKAN. */
export const sendSurat = async (call: Call<unknown, z.output<NonNullable<typeof suratHutang.query>>>) => {
  const ids = [...new Set(call.query.id)];
  const surat = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Surat>(sql`
      select p.kode_toko, p.no_hutang, p.jenis, p.tanggal, p.isi, p.user_id, d.nama_customer, d.alamat_customer, d.no_hp
      from hutang_pesan p join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_hutang
      where p.id = any(${ids}::bigint[]) and ${call.toko} in ('*', p.kode_toko)
      order by array_position(${ids}::bigint[], p.id)`),
  );
  const [first, ...others] = surat;
  if (!first || surat.length !== ids.length || others.some(({ kode_toko }) => kode_toko !== first.kode_toko))
    throw new AppError('DATA_TIDAK_DITEMUKAN');
  const name = others.length === 0 ? `${first.no_hutang}-${first.jenis}` : `surat-${first.tanggal}`;
  return sendSheets({ ...call, language: 'id' }, first.kode_toko, name, [
    contentOf(first),
    ...others.map(contentOf),
  ]);
};

/** Every message about a pledge with its proof, the newest first. */
export const listPesan = async (call: Call<z.output<NonNullable<typeof pesanHutang.params>>>) =>
  call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<{ pesan: z.input<typeof pesanHutang.data>[number] }>(sql`
      select ${pesanOf} as pesan from hutang_pesan p left join promo_kirim k on k.id = p.kirim_id
      where p.no_hutang = ${call.params.no_hutang} and ${call.toko} in ('*', p.kode_toko) order by p.id desc`);
    return { data: rows.map(({ pesan }) => pesan) };
  });
