import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import { notaCode } from '@kadar/domain/nota-code.ts';
import type { Kadar } from '../platform/kadar.ts';

/** Number and signature of a ticket or an order, as its QR and its link say them, below the public page where the server has an address. */
export const claimCode = (
  { signatures, config }: Pick<Kadar, 'signatures' | 'config'>,
  no_faktur: string,
): { qr: string; tanda: string } => {
  const tanda = signatures.sign('nota', no_faktur);
  const code = notaCode({ no_faktur, tanda });
  return { qr: config.publicUrl ? `${config.publicUrl}${CEK_NOTA}/${code}` : code, tanda };
};
