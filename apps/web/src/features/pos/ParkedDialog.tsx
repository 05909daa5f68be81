import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import css from '../../kit/dialogs/pick.module.css';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import type { Parked } from './till-store.ts';

interface Props {
  parked: readonly Parked[];
  onResume: (id: string) => void;
  onDrop: (id: string) => void;
  onClose: () => void;
}

/** F8: sales set aside at this till, with their time and total. */
export const ParkedDialog = ({ parked, onResume, onDrop, onClose }: Props) => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const { clock } = useShopTime();
  const drop = async (one: Parked) => {
    const total = showRupiah(one.grandTotalRp);
    if (await confirm({ text: t('dropParked', { total }), ok: t('drop'), danger: true })) onDrop(one.id);
  };
  return (
    <PickDialog
      title={t('parkedTitle')}
      label={t('parkedTitle')}
      rows={parked}
      rowKey={({ id }) => id}
      onPick={({ id }) => onResume(id)}
      onDelete={(one) => void drop(one)}
      onClose={onClose}
      emptyText={t('noParked')}
      draw={({ at, draft, grandTotalRp }) => (
        <span className={css.piece}>
          <strong className="num">{clock(at)}</strong>
          <span className={css.main}>
            <strong>{draft.customer.nama_customer || t('dokumen:walkInCustomer')}</strong>
            <small>{draft.lines.map(({ piece }) => piece.nama_barang).join(', ') || t('noPieces')}</small>
          </span>
          <span className={css.figures}>
            <strong className="num">{showRupiah(grandTotalRp)}</strong>
            <small>{t('pieces', { count: draft.lines.length })}</small>
          </span>
        </span>
      )}
    />
  );
};
