import type { pesananLuarInput } from '@kadar/contract/endpoints/barang-luar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { takeOrder } from '../take-order.ts';
import { channelOf } from './kirim.ts';

/**
 * A paid order that people read off a channel. Throws PILIHAN_TIDAK_SAH for a channel that reports its orders itself, STOCK_TIDAK_TERSEDIA, DATA_TIDAK_DITEMUKAN at
 * the pieces for an order of nothing that is shown there, DATA_SUDAH_ADA for one that is known.
 */
export const pesan = async (
  context: Context<unknown, unknown, z.output<typeof pesananLuarInput>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { body, kadar, session, ip } = context;
  const { kode_marketplace, no_pesanan_luar, nama_customer, lines } = body;
  await channelOf(tx, kode_marketplace);
  if (kadar.config.kanal.has(kode_marketplace)) throw fieldError('kode_marketplace', 'PILIHAN_TIDAK_SAH');
  const status = await takeOrder(tx, kode_marketplace, {
    no: no_pesanan_luar,
    state: 'DIBAYAR',
    berubah_at: kadar.clock.now().toISOString(),
    nama: nama_customer,
    lines,
  });
  if (status === undefined) throw fieldError('lines', 'DATA_TIDAK_DITEMUKAN');
  if (status === 'HABIS') throw new AppError('STOCK_TIDAK_TERSEDIA');
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip,
    action: 'add',
    entity: 'pesanan-luar',
    key: `${kode_marketplace} ${no_pesanan_luar}`,
    after: lines,
  });
  return { data: { no_pesanan_luar, status }, message: messageText('DATA_DISIMPAN', context.language) };
};
