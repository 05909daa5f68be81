import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { accountDifference, type Count } from './closing-model.ts';
import { Difference } from './Difference.tsx';
import css from './hari.module.css';

interface Props {
  hari: Hari;
  tanggal: string;
  count: Count;
  onChange: (nonCash: Count['nonCash']) => void;
}

/** Enter goes to the next account, after the last to the closing button. */
const moveOn = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const inputs = [...document.querySelectorAll<HTMLElement>('[data-non-cash], [data-close-day]')];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
};

/** What bank slips and statements say per account, against the books. */
export const NonCashCount = ({ hari, tanggal, count, onChange }: Props) => {
  const { t } = useTranslation('hari');
  const set = (no_rekening: string, rp: number | null) => onChange({ ...count.nonCash, [no_rekening]: rp });
  if (hari.non_cash.length === 0) return <p className={css.quiet}>{t('noNonCash')}</p>;
  return (
    <ul className={css.accounts}>
      {hari.non_cash.map((account) => {
        const { no_rekening, nama_bank, jumlah, jumlah_rp } = account;
        const difference = accountDifference(count, account);
        const href = `/laporan-transaksi-non-cash?start_date=${tanggal}&end_date=${tanggal}&no_rekening=${encodeURIComponent(no_rekening)}`;
        return (
          <li key={no_rekening} className={css.account}>
            <div className={css.accountName}>
              <strong>{nama_bank}</strong>
              <span className={css.quiet}>{no_rekening}</span>
            </div>
            <div className={css.accountBooked}>
              {jumlah_rp !== null && jumlah !== null && (
                <>
                  <AppLink href={href} className={`${pageCss.link} num`}>
                    {showRupiah(jumlah_rp)}
                  </AppLink>
                  <span className={css.quiet}>{t('transactions', { jumlah })}</span>
                </>
              )}
            </div>
            <RupiahField
              signed
              aria-label={t('countOf', { nama_bank, no_rekening })}
              value={count.nonCash[no_rekening] ?? null}
              onChange={(rp) => set(no_rekening, rp)}
              onKeyDown={moveOn}
              placeholder={t('perSlip')}
              data-non-cash=""
            />
            {jumlah_rp === null ? null : difference === null ? (
              <Button
                leftSection={<IconCheck size={18} />}
                onClick={() => set(no_rekening, jumlah_rp)}
                aria-label={t('matchesOf', { nama_bank, no_rekening })}
              >
                {t('matches')}
              </Button>
            ) : (
              <Difference rp={difference} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
