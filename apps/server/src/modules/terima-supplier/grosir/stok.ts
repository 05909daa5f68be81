import type { StokGrosir } from '@kadar/contract/endpoints/stok-grosir.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { GrosirSilent, readStock } from './grosir.ts';

/** What the wholesale server of the shop's supplier has. Throws GROSIR_BELUM_DIATUR [spec], GROSIR_TIDAK_MENJAWAB. */
export const stok = async (call: Call<unknown, { q: string }>): Promise<{ data: StokGrosir[] }> => {
  const { GROSIR_BACKEND_URL } = call.settings;
  if (!GROSIR_BACKEND_URL) throw new AppError('GROSIR_BELUM_DIATUR');
  try {
    return { data: await readStock(GROSIR_BACKEND_URL, call.query.q, call.kadar.config.portalHosts) };
  } catch (error) {
    if (!(error instanceof GrosirSilent)) throw error;
    call.request.log.warn({ err: error }, 'wholesale server');
    throw new AppError('GROSIR_TIDAK_MENJAWAB');
  }
};
