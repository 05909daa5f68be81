import type { BulkDone, BulkPast } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Master } from '@kadar/contract/master.ts';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../dialogs/own-escape.ts';
import { useReturnFocus } from '../dialogs/return-focus.ts';
import { signOf } from '../effect/show.ts';
import { useShopTime } from '../fields/shop-time.ts';
import { useFormat } from '../format.ts';
import { EmptyState, ErrorState } from '../page/States.tsx';
import { WaitingRows } from '../page/WaitingRows.tsx';
import { localNumber } from '../separators.ts';
import { useActingToko } from '../session.ts';
import { useText } from '../text.ts';
import { pastQuery } from './bulk-past.ts';
import { kindOf, shownValue } from './columns.tsx';
import css from './list.module.css';

interface Props {
  master: Master;
  onUndo: (id: number) => Promise<BulkDone | null>;
  onClose: () => void;
}

/** What was edited in bulk, newest first, and the way back. */
export const BulkHistory = ({ master, onUndo, onClose }: Props) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const { moment } = useShopTime();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const past = useQuery(pastQuery(master, useActingToko(), true));
  const format = useFormat();
  const words = { read, yes: t('yes'), no: t('no') };
  const saidOf = ({ ubah, membatalkan }: BulkPast): string => {
    if (membatalkan !== null) return t('bulkUndid', { id: membatalkan });
    const said = ubah.map(({ field, cara, nilai }) => {
      const declared = master.fields[field];
      if (!declared) return field;
      const label = read(declared.label);
      const shown = (value: unknown) => format(kindOf(declared) ?? 'text', value);
      if (cara === 'ISI')
        return `${label}: ${shown(shownValue(field, declared, words)({ [field]: nilai })) || '–'}`;
      const far = Math.abs(Number(nilai));
      const way = cara === 'PERSEN' ? `${localNumber(String(far).replace('.', ','))} %` : shown(far);
      return `${label} ${signOf(Number(nilai))}${way}`;
    });
    return said.join(', ');
  };
  return (
    <Modal opened onClose={onClose} title={t('bulkHistory')} size="lg" closeOnEscape={closeOnEscape}>
      {past.isError && <ErrorState error={past.error} onRetry={() => void past.refetch()} />}
      {past.isPending && <WaitingRows h={160} />}
      {past.data?.length === 0 && <EmptyState text={t('bulkNone')} />}
      {past.data?.map((one) => (
        <div key={one.id} className={css.bulkPast}>
          <p>
            {saidOf(one)}
            <br />
            <small className="num">
              {[`#${one.id}`, moment(one.at), one.oleh, t('rowCount', { rows: one.jumlah })].join(' · ')}
            </small>
          </p>
          <Button
            size="compact-sm"
            aria-label={t('bulkUndoOf', { id: one.id })}
            onClick={() => void onUndo(one.id).then((done) => done && past.refetch())}
          >
            {t('bulkUndo')}
          </Button>
        </div>
      ))}
    </Modal>
  );
};
