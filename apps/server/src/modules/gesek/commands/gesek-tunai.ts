import { GESEK_TUNAI } from '@kadar/contract/dokumen/gesek.ts';
import type { tunaiInput } from '@kadar/contract/endpoints/gesek.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { gesekTunai } from '@kadar/domain/fee.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postGesekTunai as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { keepIdentity } from '../../../platform/identity/identity.ts';
import { postOne, type Rekening, rekeningsOf, settle } from '../../dokumen/public.ts';

type Input = z.output<typeof tunaiInput>;
interface Ground {
  rekenings: Rekening[];
  disetujui: boolean;
}

/**
 * Cash out of the drawer for a swiped debit card, with the identity card of its holder. Throws GESEK_TUNAI_BELUM_DISETUJUI until OWN
 * accepted the warning, REKENING_WAJIB, GESEK_TUNAI_HABIS, KAS_TIDAK_CUKUP at the swipe, PERLU_OTORISASI.
 */
export const postGesekTunai = async (context: Context<unknown, unknown, Input>, tx: Tx) => {
  const toko = oneToko(context);
  const { body, session, mustAuthorise } = context;
  const { no_rekening, gesek, fee_persen, nama_customer, no_ktp: nik, no_kartu, keterangan } = body;
  const { no_ktp: _secret, ...told } = body;
  // Its identity card stands encrypted beside the document; the audit keeps what was asked without it.
  const answer = await postOne({ ...context, body: told }, tx, undefined, {
    type: GESEK_TUNAI,
    ground: sql`${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings, exists (select from gesek_tunai_setuju) as disetujui`,
    amount: 'gesek',
    decide: ({ rekenings, disetujui }: Ground) => {
      if (!disetujui) throw new AppError('GESEK_TUNAI_BELUM_DISETUJUI');
      if (rekenings.length === 0) throw fieldError('no_rekening', 'REKENING_WAJIB');
      const { feeRp: biayaRp, kasRp } = gesekTunai({ gesekRp: gesek, feeMilli: toMilli(fee_persen) });
      // The swipe comes to the account less the bank's share, cash goes out, the fee is the shop's.
      const paid = settle(
        biayaRp,
        [{ jenis: 'DEBET', jumlah_rp: gesek, no_rekening, no_kartu }],
        {
          rekenings,
          words: { kategori: 'GESEK_TUNAI', kas: nama_customer, bank: `GESEK TUNAI ${nama_customer}` },
        },
        { FEE_GESEK_CUSTOMER_MODULE: false },
        'NET',
      );
      return {
        head: {
          nama_customer,
          keterangan,
          total: biayaRp,
          grand_total: biayaRp,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: [{ urut: 1, no_kartu, fee_persen }],
        bayar: paid.bayar,
        books: { ...paid.books, jurnal: journalLines({ biayaRp, payments: paid.posted }) },
        uraian: `${nama_customer} ${keterangan}`.trim(),
        reasons: mustAuthorise
          ? [
              {
                kategori: 'GESEK TUNAI',
                notes: `${nama_customer} ****${no_kartu}: ${formatRupiah(gesek)}, tunai ${formatRupiah(kasRp)}`,
              },
            ]
          : [],
        approves: gesek,
        data: { fee: biayaRp, tunai: kasRp },
      };
    },
  });
  const no_dokumen = answer.data.no_faktur;
  await keepIdentity(context.kadar, tx, { toko, no_dokumen, user: session.user_id, nik, foto: '' });
  return answer;
};
