import { ON_CHANNEL } from '@kadar/domain/marketplace.ts';
import type { FastifyReply } from 'fastify';
import { listed, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { fotoPath } from '../barang/public.ts';

const FILE = /^(.+)\.jpg$/;

/** The photo of a piece that is on some channel; of all others nobody is told whether there is one. Throws TIDAK_DITEMUKAN. */
export const sendFoto = async (
  kadar: Kadar,
  { kode_toko, berkas }: { kode_toko: string; berkas: string },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const kode_barcode = FILE.exec(berkas)?.[1] ?? '';
  const shown = await kadar.db.read({ toko: kode_toko }, (tx) =>
    tx.maybe(sql`
      select 1 from barang_luar where kode_toko = ${kode_toko} and kode_barcode = ${kode_barcode} and status in ${sql.raw(listed(ON_CHANNEL))} limit 1`),
  );
  const bytes = shown ? await kadar.files.get(fotoPath(kode_toko, kode_barcode, 'besar')) : undefined;
  if (!bytes) throw new AppError('TIDAK_DITEMUKAN');
  return reply.header('content-type', 'image/jpeg').send(Buffer.from(bytes));
};
