import type { TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { Checkbox, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import css from './validasi.module.css';
import type { ListProps } from './WaitingTable.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'];

/** What waits on a phone: one touch target each, and one to choose it. */
export const WaitingCards = ({ list, chosen, mayChoose, onChoose, onOpen, emptyText }: ListProps) => {
  const { t } = useTranslation('tunggu');
  const { clock } = useShopTime();
  const { rows } = list;
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (rows === undefined) return SKELETONS.map((key) => <Skeleton key={key} h={64} mb={8} />);
  if (rows.length === 0) return <EmptyState text={emptyText} />;
  const card = (row: TungguRow) => (
    <li key={row.no_tunggu} className={css.card}>
      {mayChoose(row) && (
        <Checkbox
          size="md"
          aria-label={t('chooseOne', { no: row.no_tunggu })}
          checked={chosen.has(row.no_tunggu)}
          onChange={() => onChoose(row)}
        />
      )}
      <button type="button" className={css.cardButton} onClick={() => onOpen(row)}>
        <span className={css.text}>
          <strong>{row.nama_customer || t(`jenis${row.jenis}`)}</strong>
          <small className="num">
            {[t(`jenis${row.jenis}`), clock(row.at), row.input_by, row.no_tunggu].join(' · ')}
          </small>
        </span>
        <strong className="num">{showRupiah(row.total)}</strong>
      </button>
    </li>
  );
  return <ul className={css.lines}>{rows.map(card)}</ul>;
};
