import { SETOR_BANK, TARIK_BANK } from '@kadar/contract/dokumen/setor-bank.ts';
import type { setorBankInput } from '@kadar/contract/endpoints/setor-bank.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postSetorBank as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne, type Rekening, rekeningsOf } from '../dokumen/public.ts';

type SetorContext = Context<unknown, unknown, z.output<typeof setorBankInput>>;

/** Cash of the drawer to an account of the shop, or back. */
export const setorBankOf = (context: SetorContext) => {
  const { arah, no_rekening, jumlah_rp: rp, keterangan } = context.body;
  const setor = arah === 'SETOR';
  const type = setor ? SETOR_BANK : TARIK_BANK;
  return oneKind({
    type,
    ground: sql`${rekeningsOf(oneToko(context), sql`array[${no_rekening}]`)} as rekenings`,
    amount: 'jumlah_rp',
    decide: ({ rekenings: [rekening] }: { rekenings: Rekening[] }) => {
      if (!rekening) throw fieldError('no_rekening', 'REKENING_WAJIB');
      const { kode_bank, nomor_akun } = rekening;
      const account = `${kode_bank} ${no_rekening}`;
      const [masuk, keluar] = setor ? [0, rp] : [rp, 0];
      const bank = keluar - masuk;
      return {
        head: { keterangan, total: rp, grand_total: rp, dibayar: rp },
        bayar: [{ arah: setor ? 'K' : 'M', jenis: 'CASH', no_rekening, jumlah_rp: rp }],
        books: {
          kas: [{ kategori: type.jenis, keterangan: account, masuk, keluar }],
          bank: [
            {
              jenis: 'TUNAI',
              no_rekening,
              kode_bank,
              no_kartu: '',
              keterangan,
              jumlah_rp: bank,
              fee: 0,
              jumlah_gesek_rp: bank,
            },
          ],
          jurnal: journalLines({ arah, rp, nomor_akun }),
        },
        uraian: `${account} ${keterangan}`,
        reasons:
          keluar > context.settings.LIMIT_KAS_KELUAR_OTORISASI
            ? [{ kategori: 'SETOR BANK', notes: `${account} ${formatRupiah(rp)}: ${keterangan}` }]
            : [],
        approves: rp,
        data: { jumlah_rp: rp },
      };
    },
  });
};

/** Throws REKENING_WAJIB and what postOne() refuses. */
export const postSetorBank = (context: SetorContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, setorBankOf(context));
