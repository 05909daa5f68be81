import { postTambahTitip } from '@kadar/contract/endpoints/titip.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showRupiah } from '../../kit/format.ts';
import { MoreMoneyDialog } from '../../parts/dokumen/MoreMoneyDialog.tsx';
import type { AboutTitip } from './queries.ts';

/** More money on a deposit. */
const TambahDialog = ({ titip, onClose }: AboutTitip) => {
  const { t } = useTranslation('titip');
  return (
    <MoreMoneyDialog
      title={t('moreTitle', { no: titip.no_faktur, name: titip.nama_customer })}
      action={(rp) => t('keepFor', { amount: showRupiah(rp) })}
      label={t('dp')}
      what={`tambah-titip/${titip.no_faktur}`}
      send={(sent, options) =>
        call(
          postTambahTitip,
          { body: { no_titip: titip.no_faktur, ...sent } },
          { ...options, toko: titip.kode_toko },
        )
      }
      onClose={onClose}
    />
  );
};
export default TambahDialog;
