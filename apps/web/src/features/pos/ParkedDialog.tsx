import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import css from '../../kit/dialogs/pick.module.css';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import type { Waiting } from '../../parts/till/parked.ts';
import type { useParked } from './useParked.ts';

interface Props {
  parked: ReturnType<typeof useParked>;
  /** The last nota of this till, whose sale may be made once more. */
  last: string | null;
  onTake: (id: string) => void;
  onRepeat: () => void;
  onClose: () => void;
}

/** F8: sales set aside at any till of the shop, by whom, when and how much; one till takes one back. */
export const ParkedDialog = ({ parked, last, onTake, onRepeat, onClose }: Props) => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const { clock } = useShopTime();
  const drop = async ({ id, grand_total }: Waiting) => {
    const total = showRupiah(grand_total);
    if (await confirm({ text: t('dropParked', { total }), ok: t('drop'), danger: true }))
      await parked.drop(id);
  };
  return (
    <PickDialog
      title={t('parkedTitle')}
      label={t('parkedTitle')}
      rows={parked.rows}
      error={parked.rows ? null : parked.error}
      onRetry={parked.retry}
      rowKey={({ id }) => id}
      onPick={({ id }) => onTake(id)}
      onDelete={(one) => void drop(one)}
      onClose={onClose}
      emptyText={t('noParked')}
      foot={last && <Button onClick={onRepeat}>{t('repeatLast', { no: last })}</Button>}
      draw={({ at, user_id, nama_customer, uraian, qty, grand_total }) => (
        <span className={css.piece}>
          <strong className="num">{clock(at)}</strong>
          <span className={css.main}>
            <strong>{nama_customer || t('dokumen:walkInCustomer')}</strong>
            <small>{[user_id || t('parkedHere'), uraian || t('noPieces')].join(' · ')}</small>
          </span>
          <span className={css.figures}>
            <strong className="num">{showRupiah(grand_total)}</strong>
            <small>{t('pieces', { count: qty })}</small>
          </span>
        </span>
      )}
    />
  );
};
