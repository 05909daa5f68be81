import { GESEK_TUNAI } from '@kadar/contract/dokumen/gesek.ts';
import type { tunaiInput } from '@kadar/contract/endpoints/gesek.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { gesekTunai, gesek as swiped } from '@kadar/domain/fee.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postGesekTunai as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { keepIdentity } from '../../../platform/identity/identity.ts';
import { bankRows, postOne, type Rekening, rekeningsOf, waits } from '../../dokumen/public.ts';

type Input = z.output<typeof tunaiInput>;
interface Ground {
  rekenings: Rekening[];
  disetujui: boolean;
}

/** What is written of it: the swipe comes to the account less the bank's share, cash goes out, the fee is the shop's. */
const booksOfSwipe = (
  { gesek, fee_persen, no_kartu, nama_customer }: Input,
  rekening: Rekening,
): Pick<Parameters<typeof journalLines>[0], 'kasRp' | 'biayaRp'> & {
  bank: ReturnType<typeof bankRows>;
  jurnal: ReturnType<typeof journalLines>;
  mdrRp: number;
} => {
  const jenis = 'DEBET';
  const { feeRp: biayaRp, kasRp } = gesekTunai({ gesekRp: gesek, feeMilli: toMilli(fee_persen) });
  const mdrMilli = toMilli(rekening.mdr_debet);
  const { fee: mdrRp } = swiped({ jumlahRp: gesek, mdrMilli, chargedToCustomer: false });
  const { nomor_akun } = rekening;
  const row = { jenis, no_kartu, jumlah_rp: gesek, fee: mdrRp, jumlah_gesek_rp: gesek, rekening } as const;
  return {
    kasRp,
    biayaRp,
    mdrRp,
    bank: bankRows([row], `GESEK TUNAI ${nama_customer}`),
    jurnal: journalLines({
      kasRp,
      biayaRp,
      payment: { jenis, rp: gesek, feeRp: mdrRp, settledLater: waits(jenis, rekening), nomor_akun },
    }),
  };
};

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
    decide: ({ rekenings: [rekening], disetujui }: Ground) => {
      if (!disetujui) throw new AppError('GESEK_TUNAI_BELUM_DISETUJUI');
      if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
      const { kasRp, biayaRp, mdrRp, bank, jurnal } = booksOfSwipe(body, rekening);
      return {
        head: {
          nama_customer,
          keterangan,
          total: biayaRp,
          grand_total: biayaRp,
          dibayar: gesek,
          kembali: kasRp,
        },
        lines: [{ urut: 1, no_kartu, fee_persen }],
        bayar: [
          {
            arah: 'M',
            jenis: 'DEBET',
            no_rekening,
            no_kartu,
            jumlah_rp: gesek,
            fee: mdrRp,
            jumlah_gesek_rp: gesek,
          },
        ],
        books: {
          kas: [{ kategori: 'GESEK_TUNAI', keterangan: nama_customer, masuk: 0, keluar: kasRp }],
          bank,
          jurnal,
        },
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
