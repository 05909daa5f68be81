import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import type { PaperWays } from '../../kit/print/nota/paper-ways.ts';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { showSaved } from './SavedProof.tsx';

interface Paid {
  no: string;
  ways: PaperWays;
  title: string;
  kembali: number;
  total_bayar: number;
  /** What it was paid for; what is nothing is left out. */
  lines: readonly (readonly [name: string, rupiah: number])[];
}

/** Says what was paid on a pledge: what is given back in huge figures, else what was paid, with its receipt. */
export const usePaid = (): ((paid: Paid) => void) => {
  const { t } = useTranslation(['hutang-kartu', 'pos']);
  return ({ no, ways, title, kembali, total_bayar, lines }) =>
    showSaved({
      no,
      ways,
      title,
      number: t('receiptNumber'),
      figure:
        kembali > 0
          ? { label: t('pos:change'), rupiah: kembali }
          : { label: t('pos:paid'), rupiah: total_bayar },
      facts: (
        <>
          {lines
            .filter(([, rupiah]) => rupiah !== 0)
            .map(([name, rupiah]) => (
              <Sum key={name} name={name} value={showRupiah(rupiah)} />
            ))}
          {kembali > 0 && <Sum name={t('pos:paid')} value={showRupiah(total_bayar)} strong />}
        </>
      ),
    });
};
