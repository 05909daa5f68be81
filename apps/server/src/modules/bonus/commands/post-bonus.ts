import { BONUS_SALES } from '@kadar/contract/dokumen/bonus.ts';
import type { bonusInput } from '@kadar/contract/endpoints/bonus-sales.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { BonusLine, BonusStep } from '@kadar/domain/bonus.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { postBonus } from '@kadar/domain/posting-bonus.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';
import { bonusFor, unitsOf } from '../queries/calculate.ts';
import { type Earned, earnedBy, stepsJson } from '../queries/earned.ts';

type BonusContext = Context<unknown, unknown, z.output<typeof bonusInput>>;

interface Ground {
  earned: Earned | null;
  steps: BonusStep[];
  hari: string;
}

/** What a line of the slip says, in the words of the shop. */
const wordsOf = ({ dasar, basis, kode_dept, target, capai, kali }: BonusLine): string => {
  if (dasar === 'FEE') return 'FEE PENJUALAN';
  if (dasar === 'BATAL') return `PENJUALAN BULAN LALU DIBATALKAN ${formatRupiah(-capai)}, MENGURANGI CAPAIAN`;
  const goal = basis === 'GRAM' ? `${formatGram(target)} g` : formatRupiah(target);
  return [
    dasar === 'HARIAN' ? `TARGET HARIAN ${goal} × ${kali} HARI` : `TARGET BULANAN ${goal}`,
    kode_dept ?? '',
  ]
    .filter(Boolean)
    .join(' ');
};

export const bonusSalesOf = (context: BonusContext) => {
  const { kode_sales, bulan, jumlah_rp, keterangan } = context.body;
  const toko = oneToko(context);
  const month = monthOf(`${bulan}-01`);
  return oneKind({
    type: BONUS_SALES,
    ground: sql`(select to_jsonb(x) from (${earnedBy(toko, bulan, kode_sales)}) x) as earned, ${stepsJson} as steps, h.tgl_system as hari`,
    decide: ({ earned, steps, hari }: Ground) => {
      if (hari <= month.to) throw fieldError('bulan', 'BULAN_BELUM_SELESAI', { tanggal: month.to });
      if (!earned) throw fieldError('kode_sales', 'BONUS_KOSONG');
      if (earned.ada) throw new AppError('BONUS_SUDAH_DIBUKUKAN', { no_faktur: earned.ada });
      const { lines, rp } = bonusFor(earned, steps);
      if (rp === 0) throw fieldError('kode_sales', 'BONUS_KOSONG');
      if (rp !== jumlah_rp) throw new AppError('DATA_BERUBAH');
      const nama = `${kode_sales} ${earned.nama_sales}`;
      return {
        head: {
          nama_customer: nama,
          // Nothing is paid by it: a header's amounts are those of its payments.
          keterangan: `BULAN ${bulan} ${formatRupiah(rp)} ${keterangan}`.trim(),
        },
        lines: lines.map((line, index) => ({
          urut: index + 1,
          kode_sales,
          bulan: month.from,
          ke: earned.ke,
          dasar: line.dasar,
          uraian: wordsOf(line),
          kode_dept: line.kode_dept,
          ...unitsOf(line),
          kali: line.kali,
          bonus_rp: line.bonusRp,
        })),
        bayar: [],
        books: {
          pihak: [
            {
              pihak: 'SALES' as const,
              kode: kode_sales,
              no_asal: null,
              rp,
              emas_mg: 0,
              emas_rp: 0,
              muka_rp: 0,
            },
          ],
          ...postBonus(rp),
        },
        uraian: `${nama} ${bulan}`,
        data: { bonus_rp: rp },
      };
    },
  });
};

/**
 * Books the bonus of a sales person for a month. Throws BULAN_BELUM_SELESAI while a day of it is open, BONUS_SUDAH_DIBUKUKAN, BONUS_KOSONG where there
 * is none, DATA_BERUBAH where it is another sum than was shown.
 */
export const bonusSales = (context: BonusContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, bonusSalesOf(context));
