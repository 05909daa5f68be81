import { fotoIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import { Progress, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconUserHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { localNumber } from '../../kit/separators.ts';
import { useCan } from '../../kit/session.ts';
import { AccountSelect } from '../../parts/dokumen/AccountSelect.tsx';
import { SalesField } from '../../parts/dokumen/SalesField.tsx';
import { CustomerLabel } from '../../parts/pelanggan/CustomerLabel.tsx';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { type Scale, ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { GoldButton } from '../../parts/till/GoldButton.tsx';
import side from '../../parts/till/side.module.css';
import css from './hutang.module.css';
import type { NewPledgeScreen } from './useNewPledge.ts';

interface Part {
  screen: NewPledgeScreen;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 16);

/** Whom it is lent to, by the card that was shown: its number and its photo. */
const Borrower = ({ screen }: Part) => {
  const { t } = useTranslation(['hutang', 'pembelian', 'pos']);
  const { draft, refusals, locked, set } = screen;
  return (
    <>
      <UnstyledButton
        className={side.customer}
        onClick={screen.pickCustomer}
        aria-disabled={locked}
        data-member={draft.kode_customer !== '' || undefined}
      >
        <IconUserHeart size={24} aria-hidden="true" />
        <span className={side.who}>
          <CustomerLabel
            nama_customer={draft.nama_customer || t('pos:pickMember')}
            jenis_pelanggan={draft.jenis_pelanggan}
          />
          <small className="num">{refusals.kode_customer ?? draft.kode_customer}</small>
        </span>
        <Hotkey keys="F3" />
      </UnstyledButton>
      <div className={css.shown}>
        <TextField
          name="no_ktp"
          label={t('pembelian:ktp')}
          withAsterisk
          inputMode="numeric"
          keep={digits}
          disabled={locked}
          error={refusals.no_ktp}
          value={draft.no_ktp}
          onChange={(no_ktp) => set({ no_ktp })}
        />
        <TakePhoto
          label={t('pembelian:ktpPhoto')}
          path={fotoIdentitas.path}
          foto={draft.ktp}
          error={refusals.foto_ktp}
          disabled={locked}
          onTaken={(ktp) => set({ ktp })}
        />
      </div>
    </>
  );
};

/** Who lends, and the bag: its seal, its weight on the scale, and where it lies. */
const Bag = ({ screen, scale, state }: Part & Scale) => {
  const { t } = useTranslation(['hutang', 'pembelian']);
  const { draft, refusals, locked, set } = screen;
  return (
    <>
      <div className={css.served}>
        <SalesField
          value={draft.kode_sales}
          onChange={(kode_sales) => set({ kode_sales })}
          error={refusals.kode_sales}
          disabled={locked}
        />
        <TextField
          name="no_segel"
          label={t('seal')}
          withAsterisk
          maxLength={30}
          disabled={locked}
          error={refusals.no_segel}
          value={draft.no_segel}
          onChange={(no_segel) => set({ no_segel })}
        />
      </div>
      <div className={css.bag}>
        <ScaleWeight
          scale={scale}
          state={state}
          of={{ name: 'berat_kantong', label: t('bagWeight') }}
          value={draft.berat_kantong}
          typed={draft.kantong_diketik}
          error={refusals.berat_kantong}
          disabled={locked}
          onChange={(berat_kantong, kantong_diketik) => set({ berat_kantong, kantong_diketik })}
        />
        <TextField
          name="tempat"
          label={t('place')}
          maxLength={20}
          disabled={locked}
          value={draft.tempat}
          onChange={(tempat) => set({ tempat })}
        />
      </div>
    </>
  );
};

/** How much is lent, against what may be; and how it is paid out. */
const Amount = ({ screen }: Part) => {
  const { t } = useTranslation(['hutang', 'pembelian']);
  const { draft, refusals, locked, set, worth } = screen;
  const own = useCan('hutang.post');
  const plafond = worth.shown?.plafond ?? 0;
  const jumlah = draft.jumlah_hutang ?? 0;
  const share = plafond > 0 ? Math.floor((jumlah * 100) / plafond) : 0;
  const above = worth.shown !== null && jumlah > plafond;
  return (
    <>
      <div className={css.pair}>
        <RupiahField
          name="jumlah_hutang"
          label={t('loan')}
          withAsterisk
          disabled={locked}
          error={refusals.jumlah_hutang ?? refusals.plafond}
          value={draft.jumlah_hutang}
          onChange={(jumlah_hutang) => set({ jumlah_hutang })}
        />
        <IntegerField
          name="lama_pinjam"
          label={t(worth.shown?.terms.satuan === 'BULAN' ? 'termMonths' : 'termDays')}
          positive
          placeholder={worth.shown ? String(worth.shown.terms.lama_pinjam) : ''}
          disabled={locked}
          error={refusals.lama_pinjam}
          value={draft.lama_pinjam}
          onChange={(lama_pinjam) => set({ lama_pinjam })}
        />
      </div>
      {plafond > 0 && (
        <div className={css.bar}>
          <Progress
            value={Math.min(100, share)}
            color={above ? 'brick' : 'gold'}
            size="sm"
            aria-hidden="true"
          />
          <span className="num" data-above={above || undefined} role="status">
            {above
              ? t('abovePlafon', { amount: showRupiah(jumlah - plafond) })
              : t('shareOf', { percent: localNumber(String(share)) })}
            {own === 'authorise' && ` · ${t('needsApproval')}`}
          </span>
        </div>
      )}
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('pembelian:payout')}
        disabled={locked}
        value={draft.jenis}
        onChange={(jenis) => set({ jenis: jenis === 'TRANSFER' ? 'TRANSFER' : 'CASH' })}
        data={[
          { value: 'CASH', label: t('pembelian:cash') },
          { value: 'TRANSFER', label: t('pembelian:transfer') },
        ]}
      />
      {draft.jenis === 'TRANSFER' && (
        <AccountSelect
          name="no_rekening"
          aria-label={t('pembelian:fromAccount')}
          placeholder={t('pembelian:fromAccount')}
          disabled={locked}
          openOnFocus={false}
          error={refusals.no_rekening}
          value={draft.no_rekening}
          onChange={(no_rekening) => set({ no_rekening })}
        />
      )}
    </>
  );
};

export const Loan = ({ screen, ...scale }: Part & Scale) => (
  <form className={css.loan} onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()} noValidate>
    <Borrower screen={screen} />
    <Bag screen={screen} {...scale} />
    <Amount screen={screen} />
  </form>
);

/** What the customer gets in large figures, and the one button that lends. */
export const Summary = ({ screen }: Part) => {
  const { t } = useTranslation('hutang');
  const { draft, worth, next, counter } = screen;
  const fee = worth.shown?.terms.biaya_admin ?? 0;
  const jumlah = draft.jumlah_hutang ?? 0;
  const received = Math.max(0, jumlah - fee);
  const hint = counter.sending
    ? t('hint.sending')
    : 'field' in next
      ? t(`hint.${next.field}`)
      : next.step === 'lend'
        ? t('hint.lend', { amount: showRupiah(received) })
        : t(`hint.${next.step}`);
  return (
    <div className={side.summary}>
      <dl className={side.sums}>
        <div className={side.small}>
          <dt>{t('fee')}</dt>
          <dd className="num">{fee > 0 ? showRupiah(fee) : '–'}</dd>
        </div>
        <div className={side.total}>
          <dt>{t('received')}</dt>
          <dd className="num" data-total>
            {showRupiah(received)}
          </dd>
        </div>
      </dl>
      <GoldButton
        step={next.step}
        ends="lend"
        sending={counter.sending}
        label={t('lendAndPrint')}
        hint={hint}
        onPress={screen.advance}
      />
    </div>
  );
};
