import { kabarFile } from '@kadar/contract/endpoints/kabar.ts';
import type { FastifyReply } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';

/** Where WhatsApp fetches the file of a message: a signed address, while the file is kept. Undefined without an address of ours. */
export const fileUrl = ({ config, signatures }: Kadar, id: number, nama: string): string | undefined => {
  if (config.publicUrl === undefined) return undefined;
  const kode = `${id}.${signatures.sign('kabar', `lampiran/${id}`)}`;
  const path = kabarFile.path.replace('{kode}', kode).replace('{nama}', encodeURIComponent(nama));
  return `${config.publicUrl}/api/v1/${path}`;
};

/** The file of a signed address. Throws TIDAK_DITEMUKAN. */
export const sendFile = async (
  { db, signatures }: Kadar,
  { kode, nama }: { kode: string; nama: string },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [, id, tanda] = /^(\d{1,15})\.(.+)$/.exec(kode) ?? [];
  if (!id || !tanda || !signatures.holds('kabar', `lampiran/${id}`, tanda))
    throw new AppError('TIDAK_DITEMUKAN');
  const file = await db.read({ toko: '*' }, (tx) =>
    tx.maybe<{ tipe: string; isi: Buffer }>(
      sql`select tipe, isi from kabar_lampiran where kabar_id = ${id} and nama = ${nama}`,
    ),
  );
  if (!file) throw new AppError('TIDAK_DITEMUKAN');
  return reply.header('content-type', file.tipe).send(file.isi);
};
