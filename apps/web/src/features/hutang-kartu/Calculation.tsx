import type { Hitungan, HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { useTranslation } from 'react-i18next';
import { showCell, showRupiah } from '../../kit/format.ts';
import { calcLines } from './calculation.ts';
import css from './kartu.module.css';

const figure = (rp: number): string => showCell('integer', rp);

/** How the interest of a day is worked out, line by line, and the terms it stands on. */
export const Calculation = ({ terms, hitungan }: { terms: HutangCard['terms']; hitungan: Hitungan }) => {
  const { t } = useTranslation('hutang-kartu');
  const persen = showCell('percent', terms.persen);
  const lines = calcLines(hitungan, terms.persen);
  const { bunga_tepat, bunga, denda, lewat_hari } = hitungan;
  return (
    <div className={css.calculation}>
      {lines.map(({ pokok, per30, hari, rp }) => (
        <p key={`${pokok} ${hari}`} className="num">
          {t('calcLine', {
            pokok: figure(pokok),
            persen,
            per30: figure(per30),
            days: hari,
            rp: lines.length === 1 ? `${figure(rp)} → ${figure(bunga)}` : figure(rp),
          })}
        </p>
      ))}
      {lines.length === 0 && <p>{t('paidAlready')}</p>}
      {lines.length > 1 && (
        <p className="num">{t('calcRounded', { exact: figure(bunga_tepat), rp: figure(bunga) })}</p>
      )}
      {denda > 0 && (
        <p className="num">
          {t('calcPenalty', {
            days: lewat_hari,
            persen: showCell('percent', terms.denda_persen),
            rp: showRupiah(denda),
          })}
        </p>
      )}
      <p className={css.terms}>
        {[
          t(`mode${terms.mode}`),
          t('least', { days: terms.min_hari }),
          t('grace', { days: terms.grace_hari }),
        ].join(' · ')}
      </p>
    </div>
  );
};
