import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SELL_JOB, SEND_JOB } from './names.ts';
import { dropOrder, takeOrder } from './take-order.ts';
import { isPing, isSigned, readDeleted, readOrder } from './woo/woo.ts';

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Takes what a channel reports of its orders. Who did not sign it with the channel's secret is refused, whatever it says: TIDAK_BERHAK; TIDAK_DITEMUKAN for a channel that
 * this server is no client of.
 */
export const takeReport = async (
  kadar: Kadar,
  { kode_marketplace, body, request }: { kode_marketplace: string; body: unknown; request: FastifyRequest },
): Promise<{ data: { diterima: boolean } }> => {
  const kanal = kadar.config.kanal.get(kode_marketplace.toUpperCase());
  if (!kanal) throw new AppError('TIDAK_DITEMUKAN');
  const { signedBody } = request;
  // Unsigned, so it may say that somebody is here and no more.
  if (!signedBody && isPing(body)) return { data: { diterima: false } };
  if (!signedBody || !isSigned(kanal, signedBody, header(request, 'x-wc-webhook-signature')))
    throw new AppError('TIDAK_BERHAK');
  const order = readOrder(body);
  const deleted = header(request, 'x-wc-webhook-topic') === 'order.deleted' ? readDeleted(body) : undefined;
  const diterima = await kadar.db.transaction({ toko: '*' }, async (tx) => {
    const done = order
      ? (await takeOrder(tx, kanal.kode, {
          no: order.no,
          state: order.state,
          berubah_at: order.berubah_at,
          nama: order.nama,
          lines: order.lines.map(({ sku, price }) => ({
            kode_barcode: sku,
            harga: price > 0 ? price : null,
          })),
        })) !== undefined
      : deleted !== undefined && (await dropOrder(tx, kanal.kode, deleted, kadar.clock.now().toISOString()));
    // A customer who cannot have it is told now, and what is paid is sold, not at the next minute.
    if (done && kadar.jobs.running)
      for (const name of [SELL_JOB, SEND_JOB]) await kadar.jobs.enqueue(tx, name, {});
    return done;
  });
  return { data: { diterima } };
};
