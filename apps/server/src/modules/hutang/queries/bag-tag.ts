import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { formatGram } from '@kadar/documents/format.ts';
import { writeBagTagPdf } from '@kadar/documents/pdf/bag-tag.ts';
import type { TagModel } from '@kadar/documents/pdf/tag.ts';
import type { FastifyReply } from 'fastify';
import { printTime } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

interface Bag {
  kode_toko: string;
  no_segel: string;
  berat: number;
  berat_kantong: number;
  nama_customer: string;
}

/** The tag of a bag, its bare number as the code [settled, Pledges 14], and the shop it lies in. Throws DATA_TIDAK_DITEMUKAN. */
export const bagTagOf = async (
  { kadar, scope, toko }: Pick<Call, 'kadar' | 'scope' | 'toko'>,
  no_hutang: string,
): Promise<{ kode_toko: string; tag: TagModel }> => {
  const bag = await kadar.db.read(scope, (tx) =>
    tx.maybe<Bag>(sql`
      select h.kode_toko, h.no_segel, h.berat, h.berat_kantong, d.nama_customer
      from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
      where h.no_hutang = ${no_hutang} and ${toko} in ('*', h.kode_toko)`),
  );
  if (!bag) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const tag = {
    kode_barcode: no_hutang,
    nama_barang: bag.nama_customer,
    kadar: `SEGEL ${bag.no_segel}`,
    kode_intern: `KTG ${formatGram(bag.berat_kantong)} g`,
    berat: bag.berat,
  };
  return { kode_toko: bag.kode_toko, tag };
};

/** Sends it as a PDF, for a shop without a tag printer. Throws DATA_TIDAK_DITEMUKAN. */
export const sendBagTag = async (call: Call<{ no_faktur: string }>): Promise<FastifyReply> => {
  const { tag } = await bagTagOf(call, call.params.no_faktur);
  const out = new PassThrough();
  const [pdf] = await Promise.all([buffer(out), writeBagTagPdf(tag, out, printTime(call))]);
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="kantong-${tag.kode_barcode}.pdf"`)
    .send(pdf);
};
