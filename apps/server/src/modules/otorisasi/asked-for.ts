import { findPending } from '../../platform/auth/pending.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

/** What an approval is asked for, as a request may say it. */
interface Said {
  kategori?: string | undefined;
  payload_hash?: string | undefined;
  notes: string;
  amount: number | undefined;
}

export interface AskedFor {
  kategori: string;
  payloadHash: Buffer;
  notes: string;
  amount: number | undefined;
}

/**
 * The action that an approval is asked for: the one that the request is bound to, else [spec B §7, whose bodies name no
 * payload] the one that this session was last refused, in the words and with the amount of that refusal: those are what
 * the approver must see. Throws at `payload_hash` when nothing is pending, at `kategori` when that was something else.
 */
export const askedFor = async (call: Call, tx: Tx, toko: string, said: Said): Promise<AskedFor> => {
  if (said.payload_hash !== undefined && said.kategori !== undefined)
    return {
      kategori: said.kategori,
      payloadHash: Buffer.from(said.payload_hash, 'hex'),
      notes: said.notes,
      amount: said.amount,
    };
  const pending = await findPending(tx, call.session, toko);
  if (!pending) throw fieldError('payload_hash', 'WAJIB_DIISI');
  if (said.payload_hash !== undefined && said.payload_hash !== pending.payload_hash)
    throw fieldError('payload_hash', 'ISIAN_TIDAK_SAH');
  if (said.kategori !== undefined && said.kategori !== pending.kategori)
    throw fieldError('kategori', 'ISIAN_TIDAK_SAH');
  return {
    kategori: pending.kategori,
    payloadHash: Buffer.from(pending.payload_hash, 'hex'),
    notes: pending.notes,
    amount: pending.amount,
  };
};
