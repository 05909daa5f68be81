import { fotoIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNeedsValidation } from '../../kit/dokumen/waiting.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { moveOn } from '../../kit/page/move-on.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { GoldButton } from '../../parts/till/GoldButton.tsx';
import side from '../../parts/till/side.module.css';
import css from './beli.module.css';
import { asksKtp, type BuyScreen } from './useBuyScreen.ts';

const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 16);

/** Who brings what is not of our notas, before anything is paid; and how it is paid out. */
export const Payout = ({ screen }: { screen: BuyScreen }) => {
  const { t } = useTranslation('pembelian');
  const { draft, refusals, locked, set } = screen;
  return (
    <form className={css.payout} onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()} noValidate>
      {asksKtp(draft) && (
        <fieldset className={css.ktp}>
          <TextField
            name="no_ktp"
            label={t('ktp')}
            description={t('ktpHelp')}
            withAsterisk
            inputMode="numeric"
            keep={digits}
            disabled={locked}
            error={refusals.no_ktp}
            value={draft.no_ktp}
            onChange={(no_ktp) => set({ no_ktp })}
          />
          <TakePhoto
            label={t('ktpPhoto')}
            path={fotoIdentitas.path}
            foto={draft.ktp}
            disabled={locked}
            onTaken={(ktp) => set({ ktp })}
          />
        </fieldset>
      )}
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('payout')}
        disabled={locked}
        value={draft.bayar}
        onChange={(bayar) => set({ bayar: bayar === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
        data={[
          { value: 'CASH', label: t('cash') },
          { value: 'TRANSFER', label: t('transfer') },
        ]}
      />
      {draft.bayar === 'TRANSFER' && (
        <TextField
          name="rekening_tujuan"
          label={t('toAccount')}
          placeholder={t('toAccountExample')}
          description={t('notPaidYet')}
          withAsterisk
          maxLength={80}
          disabled={locked}
          error={refusals.rekening_tujuan}
          value={draft.rekening_tujuan}
          onChange={(rekening_tujuan) => set({ rekening_tujuan })}
        />
      )}
    </form>
  );
};

/** What is paid out in large figures, and the one button that buys. */
export const BuySummary = ({ screen }: { screen: BuyScreen }) => {
  const { t } = useTranslation('pembelian');
  const { draft, prices, next, total } = screen;
  const { sending } = screen.counter;
  const weight = draft.pieces.reduce(
    (sum, { id }) => sum + (prices.get(id)?.hitungan?.berat_dibayar ?? 0),
    0,
  );
  const waits = useNeedsValidation();
  const hint = sending
    ? t('hint.sending')
    : next.step === 'pay'
      ? t(draft.bayar === 'CASH' ? 'hint.payCash' : 'hint.payTransfer', { total: showRupiah(total) })
      : t(`hint.${next.step}`);
  return (
    <div className={side.summary}>
      <dl className={side.sums}>
        <div className={side.small}>
          <dt>{t('countOf', { count: draft.pieces.length, weight: showGram(weight) })}</dt>
        </div>
        <div className={side.total}>
          <dt>{t('paidOut')}</dt>
          <dd className="num" data-total>
            {showRupiah(total)}
          </dd>
        </div>
      </dl>
      <GoldButton
        step={next.step}
        ends="pay"
        sending={sending}
        label={t(waits ? 'buyAndWait' : 'buyAndPrint')}
        hint={hint}
        onPress={screen.advance}
      />
    </div>
  );
};
