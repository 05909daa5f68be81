import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showRupiah } from '../../kit/format.ts';
import { useQuestion } from '../../kit/keys/useQuestion.ts';
import css from './dialogs.module.css';
import type { PriceChange } from './recheck.ts';

interface Props {
  changes: readonly PriceChange[];
  onTake: () => void;
  onKeep: () => void;
}

/** Prices moved between scan and payment: what was shown, what holds now. */
export const PriceChangedDialog = ({ changes, onTake, onKeep }: Props) => {
  const { t } = useTranslation('pos');
  useReturnFocus();
  useQuestion();
  return (
    <Modal opened onClose={onKeep} title={t('priceChangedTitle')} size="md" closeOnClickOutside={false}>
      <Text size="sm" mb="sm">
        {t('priceChangedText')}
      </Text>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">{t('piece')}</th>
            <th scope="col">{t('oldPrice')}</th>
            <th scope="col">{t('newPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ kode_barcode, nama_barang, lamaRp, baruRp }) => (
            <tr key={kode_barcode}>
              <td>
                {nama_barang}
                <small>{kode_barcode}</small>
              </td>
              <td className="num">
                <del>{showRupiah(lamaRp)}</del>
              </td>
              <td className="num">
                <strong>{showRupiah(baruRp)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <DialogFoot>
        <Button onClick={onKeep}>{t('back')}</Button>
        <Button variant="filled" onClick={onTake} data-autofocus>
          {t('takeNewPrice')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
