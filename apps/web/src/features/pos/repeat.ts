import { getPenjualan } from '@kadar/contract/endpoints/penjualan.ts';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { request } from '../../kit/api/transport.ts';
import { type MemberRow, toParty, WALK_IN } from '../../parts/pelanggan/party.ts';
import { addPiece, type Draft, EMPTY_DRAFT } from './draft.ts';
import { lookUp } from './useScan.ts';

/** A sale that was made once more: who bought, who sold, and those of its pieces that can be sold again. Throws ApiError. */
export const repeated = async (
  no_faktur: string,
  manual: boolean,
): Promise<{ draft: Draft; free: number; of: number }> => {
  const { data: sale } = await call(getPenjualan, { params: { no_faktur } });
  const { kode_customer, nama_customer, alamat_customer, no_hp, kode_sales, keterangan } = sale;
  const [member] = kode_customer
    ? (await request<MemberRow[]>('GET', 'member/get/all', { query: { kode_customer } })).data
    : [];
  const customer = member ? toParty(member) : { ...WALK_IN, nama_customer, alamat_customer, no_hp };
  const pieces = await Promise.all(
    sale.lines.map(({ kode_barcode, qty }) =>
      lookUp(kode_barcode, manual).then(
        (piece) => ({ piece, qty }),
        (error: unknown) => {
          // Sold, moved or gone: it is not repeated. Without an answer nothing is.
          if (isApiError(error) && !error.unanswered && error.status < 500) return null;
          throw error;
        },
      ),
    ),
  );
  const found = pieces.filter((piece) => piece !== null);
  const start = { ...EMPTY_DRAFT, customer, kode_sales, keterangan };
  return {
    draft: found.reduce((draft, { piece, qty }) => addPiece(draft, piece, qty), start),
    free: found.length,
    of: sale.lines.length,
  };
};
