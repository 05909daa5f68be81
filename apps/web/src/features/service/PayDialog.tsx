import { postBayarService } from '@kadar/contract/endpoints/service.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { MoreMoneyDialog } from '../../parts/dokumen/MoreMoneyDialog.tsx';
import type { AboutService } from './queries.ts';
import { screenOfMore } from './screen.ts';

/** More money on a ticket. */
const PayDialog = ({ service, onClose }: AboutService) => {
  const { t } = useTranslation('service');
  return (
    <MoreMoneyDialog
      title={t('payTitle', { no: service.no_faktur, name: service.nama_customer })}
      action={(rp) => t('payAmount', { amount: showRupiah(rp) })}
      label={t('amount')}
      shown={(jenis, jumlah_rp) => screenOfMore(service, { jumlah_rp, jenis })}
      what={`bayar-service/${service.no_faktur}`}
      send={(sent, options) =>
        call(
          postBayarService,
          { body: { no_service: service.no_faktur, ...sent } },
          { ...options, toko: service.kode_toko },
        )
      }
      onClose={onClose}
    />
  );
};
export default PayDialog;
