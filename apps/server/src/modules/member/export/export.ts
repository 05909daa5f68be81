import { PassThrough } from 'node:stream';
import MEMBER from '@kadar/contract/masters/member.ts';
import { Outlet } from '@kadar/documents/outlet.ts';
import { ZipStream } from '@kadar/documents/xlsx/zip.ts';
import type { FastifyReply } from 'fastify';
import { openSealed } from '../../../engines/master-engine/sealed.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readIdentity } from '../../../platform/identity/identity.ts';
import { cardsOf, type Held, heldOf } from './held.ts';

interface Card {
  no_dokumen: string;
  nik: string;
  foto: Buffer | null;
}

const zipped = async (zip: ZipStream, data: object, cards: readonly Card[]): Promise<void> => {
  await zip.add('data.json', [JSON.stringify(data, null, 2)]);
  for (const { no_dokumen, foto } of cards) if (foto) await zip.add(`ktp-${no_dokumen}.jpg`, [foto]);
  await zip.finish();
};

/**
 * Everything that is kept of a member, in every shop, as a ZIP for himself; that it was taken is written down before its first byte leaves, each card that
 * is opened for it too. Throws DATA_TIDAK_DITEMUKAN, IDENTITAS_TIDAK_TERBACA.
 */
export const exportMember = async (call: Call<{ kode_customer: string }>): Promise<FastifyReply> => {
  const { kadar, toko, session, ip, params } = call;
  const { kode_customer } = params;
  const { held, cards } = await kadar.db.transaction({ toko: '*' }, async (tx) => {
    const held: Held = await heldOf(tx, kode_customer);
    const [member] = held.member ?? [];
    if (!member) throw new AppError('DATA_TIDAK_DITEMUKAN');
    held.member = [openSealed(kadar.vault, MEMBER, member as Record<string, never>, new Set())];
    const cards: Card[] = [];
    for (const { no_dokumen } of await cardsOf(tx, kode_customer))
      cards.push({ no_dokumen, ...(await readIdentity({ kadar, toko: '*', session, ip }, tx, no_dokumen)) });
    const done = { action: 'export', entity: 'member', key: kode_customer };
    await writeAudit(tx, { toko, user: session.user_id, ip, ...done });
    return { held, cards };
  });
  const ktp = cards.map(({ no_dokumen, nik, foto }) => ({ no_dokumen, nik, foto: foto !== null }));
  const stream = new PassThrough();
  const outlet = new Outlet(stream);
  const zip = new ZipStream(outlet, kadar.clock.now());
  zipped(zip, { ...held, ktp }, cards).then(
    () => outlet.end(),
    (error: unknown) => stream.destroy(error as Error),
  );
  return call.reply
    .header('content-type', 'application/zip')
    .header(
      'content-disposition',
      `attachment; filename="member-${kode_customer.replaceAll(/[^A-Za-z0-9_-]/g, '_')}.zip"`,
    )
    .send(stream);
};
