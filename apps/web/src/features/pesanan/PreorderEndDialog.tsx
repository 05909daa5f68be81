import { postBatalPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { EndForm } from './EndDialog.tsx';
import { type AboutPreorder, preorderQuery } from './queries.ts';

/** B: ends a pre-order. */
const PreorderEndDialog = ({ order: given, onClose }: AboutPreorder) => {
  const { t } = useTranslation('pesanan');
  const order = useQuery(preorderQuery(given.no_faktur)).data ?? given;
  return (
    <EndForm
      order={order}
      title={t(order.terbuka > 0 ? 'preGiveUpTitle' : 'payOutTitle', {
        no: order.no_faktur,
        name: order.nama_customer,
      })}
      send={(body, options) => call(postBatalPreorder, { body }, { ...options, toko: order.kode_toko })}
      onClose={onClose}
    />
  );
};
export default PreorderEndDialog;
