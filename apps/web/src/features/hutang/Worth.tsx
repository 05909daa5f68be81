import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { localNumber } from '../../kit/separators.ts';
import kit from '../../parts/pembelian/pembelian.module.css';
import { reckonable } from './draft.ts';
import css from './hutang.module.css';
import type { NewPledgeScreen } from './useNewPledge.ts';

const rupiah = (value: number): string => showCell('integer', value);
const percent = (value: number): string =>
  localNumber(value.toLocaleString('id', { maximumFractionDigits: 3 }));

/** What the goods are worth and how much may be lent, in the steps in which it is told to a customer (screens §6). */
export const Worth = ({ screen }: { screen: NewPledgeScreen }) => {
  const { t } = useTranslation('hutang');
  const showDate = useShowDate();
  const { shown, problem, pending } = screen.worth;
  if (problem)
    return (
      <Alert color="brick" variant="light" p="xs" role="alert">
        {problem}
      </Alert>
    );
  if (!shown) return <p className={kit.waits}>{t('notReckoned')}</p>;
  const { barang, taksiran, plafond, sisa_batas, terms, bunga_rp, jatuh_tempo } = shown;
  const sum = barang.reduce((all, piece) => all + piece.plafond, 0);
  return (
    <dl className={`${kit.sum} ${css.worth}`} aria-live="polite" aria-busy={pending}>
      {reckonable(screen.draft).map(({ id, nama_barang }, at) => {
        const piece = barang[at];
        return (
          piece && (
            <div key={id}>
              <dt>{nama_barang || t('taksiran')}</dt>
              <dd className="num">
                {showGram(piece.berat)} × {rupiah(piece.lebur_gram)} = {rupiah(piece.taksiran)}
              </dd>
              <dd className={`${css.second} num`}>
                × {rupiah(piece.plafond_gram)} = {t('plafonOf', { plafon: rupiah(piece.plafond) })}
              </dd>
            </div>
          )
        );
      })}
      {sisa_batas !== null && plafond < sum && (
        <div>
          <dt>{t('capLeft')}</dt>
          <dd className="num">{rupiah(Math.max(0, sisa_batas))}</dd>
        </div>
      )}
      <div className={css.sums}>
        <dt>{t('together')}</dt>
        <dd className="num">
          {t('worthOf', { taksiran: showRupiah(taksiran) })} ·{' '}
          <strong>{t('plafonOf', { plafon: showRupiah(plafond) })}</strong>
        </dd>
      </div>
      <div>
        <dt>{t('interest')}</dt>
        <dd className="num">
          {t('interestOf', { percent: percent(terms.persen), amount: showRupiah(bunga_rp) })}
        </dd>
      </div>
      <div>
        <dt>{t('due')}</dt>
        <dd className="num">
          {t(terms.satuan === 'BULAN' ? 'dueMonths' : 'dueDays', {
            date: showDate(jatuh_tempo),
            term: terms.lama_pinjam,
          })}
        </dd>
      </div>
    </dl>
  );
};
