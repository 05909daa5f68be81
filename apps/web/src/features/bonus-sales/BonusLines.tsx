import type { BonusLineRow, BonusRow } from '@kadar/contract/endpoints/bonus-sales.ts';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import css from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';

/** What a bonus is made of, a line for each reason, and what it comes to; it is never below nothing. */
export const BonusLines = ({ row }: { row: BonusRow }) => {
  const { t } = useTranslation('bonus-sales');
  const nameOf = ({ dasar, basis, kode_dept, target, target_rp, capai_rp, kali }: BonusLineRow): string => {
    if (dasar === 'FEE') return t('fee');
    if (dasar === 'BATAL') return t('cancelledBefore', { rp: showRupiah(-capai_rp) });
    const goal = basis === 'GRAM' ? showGram(target) : showRupiah(target_rp);
    const said = dasar === 'HARIAN' ? t('daily', { goal, days: kali }) : t('monthly', { goal });
    return kode_dept ? `${said} · ${kode_dept}` : said;
  };
  return (
    <dl className={css.sums}>
      {row.lines.map((line) => (
        <Sum
          key={`${line.dasar} ${line.basis} ${line.kode_dept ?? ''} ${String(line.target)} ${String(line.target_rp)}`}
          name={nameOf(line)}
          value={line.dasar === 'BATAL' ? '' : showRupiah(line.bonus_rp)}
        />
      ))}
      <Sum name={t('bonus')} value={showRupiah(row.jumlah_rp)} strong />
    </dl>
  );
};
