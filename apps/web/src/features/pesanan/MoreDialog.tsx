import { postTambahPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { MoreMoneyDialog } from '../../parts/dokumen/MoreMoneyDialog.tsx';
import type { AboutOrder } from './queries.ts';
import { screenOfMore } from './screen.ts';

/** D: more money for an order. */
const MoreDialog = ({ order, onClose }: AboutOrder) => {
  const { t } = useTranslation('pesanan');
  return (
    <MoreMoneyDialog
      title={t('moreTitle', { no: order.no_faktur, name: order.nama_customer })}
      action={(rp) => t('take', { amount: showRupiah(rp) })}
      label={t('dp')}
      what={`tambah-pesanan/${order.no_faktur}`}
      send={(sent, options) =>
        call(
          postTambahPesanan,
          { body: { no_pesanan: order.no_faktur, ...sent } },
          { ...options, toko: order.kode_toko },
        )
      }
      shown={(jenis, jumlah_rp) => screenOfMore(order, jenis, jumlah_rp)}
      onClose={onClose}
    />
  );
};
export default MoreDialog;
