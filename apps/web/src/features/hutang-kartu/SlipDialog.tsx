import { postSlip } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useSetting } from '../../kit/session.ts';
import { Sums } from './BayarDialog.tsx';
import css from './kartu.module.css';
import { PayForm } from './PayForm.tsx';
import type { AboutPledge } from './queries.ts';

const NOTHING_DUE = { bunga: 0, denda: 0 };

/** A lost slip: its fee is paid, the letter is printed, and slips of before are dead. */
export const SlipDialog = ({ card, onClose }: AboutPledge) => {
  const { t } = useTranslation('hutang-kartu');
  const total_bayar = useSetting('BIAYA_SLIP_HILANG');
  const { no_hutang, kode_toko } = card;
  return (
    <PayForm
      toko={kode_toko}
      title={t('lostTitle', { no: no_hutang, name: card.nama_customer })}
      totalRp={total_bayar}
      confirms
      action={(amount) => t('payAmount', { amount })}
      what={`slip/${no_hutang}`}
      body={(paid) => ({ no_hutang, total_bayar, ...paid })}
      send={(body, options) => call(postSlip, { body }, options)}
      done={({ no_faktur }) => ({ message: t('slipDead'), print: [no_faktur] })}
      onClose={onClose}
    >
      {() => (
        <>
          <p className={css.why}>{t('lostHelp')}</p>
          <Sums hitungan={NOTHING_DUE} biaya={total_bayar} diskon={0} />
        </>
      )}
    </PayForm>
  );
};
