import { BAHAN_PESANAN } from '@kadar/contract/endpoints/pesanan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko, useSetting } from '../../kit/session.ts';
import { SalesField } from '../../parts/dokumen/SalesField.tsx';
import { PayFoot, TypedForm } from '../../parts/dokumen/TypedForm.tsx';
import { CustomerButton } from '../../parts/pelanggan/CustomerButton.tsx';
import type { Party } from '../../parts/pelanggan/party.ts';
import { pickParty } from '../../parts/pelanggan/pick-party.tsx';
import { useBroughtCustomer } from '../../parts/pelanggan/taken.ts';
import { LineFields } from './LineFields.tsx';
import css from './pesanan.module.css';
import { type OrderState, useOrder } from './useOrder.ts';

/** Who orders, who serves, for when, and whether the price is locked. */
const Head = ({ order, pick }: { order: OrderState; pick: () => void }) => {
  const { t } = useTranslation('pesanan');
  const today = useToday();
  const days = useSetting('PESANAN_KUNCI_HARI');
  const { values, set, errorAt, unanswered: disabled } = order;
  return (
    <div className={css.head}>
      <CustomerButton
        className={css.customer ?? ''}
        customer={values}
        asks={t('pickCustomer')}
        disabled={disabled}
        onClick={pick}
      />
      <TextField
        name="nama_customer"
        label={t('name')}
        withAsterisk
        data-autofocus
        autoFocus
        disabled={disabled || values.kode_customer !== ''}
        maxLength={60}
        value={values.nama_customer}
        onChange={(nama_customer) => set({ nama_customer })}
        error={errorAt('nama_customer') ?? errorAt('kode_customer')}
      />
      <TextField
        name="no_hp"
        label={t('phone')}
        disabled={disabled}
        inputMode="tel"
        keep={(text) => text.replaceAll(/[^0-9+]/g, '').slice(0, 20)}
        value={values.no_hp}
        onChange={(no_hp) => set({ no_hp })}
        error={errorAt('no_hp')}
      />
      <SalesField
        value={values.kode_sales}
        onChange={(kode_sales) => set({ kode_sales })}
        error={errorAt('kode_sales')}
        disabled={disabled}
      />
      <DateField
        name="tgl_janji"
        label={t('promised')}
        withAsterisk
        disabled={disabled}
        min={today}
        value={values.tgl_janji}
        onChange={(tgl_janji) => set({ tgl_janji })}
        error={errorAt('tgl_janji')}
      />
      <SegmentedControl
        className={css.wide ?? ''}
        fullWidth
        aria-label={t('lock')}
        disabled={disabled}
        data={[
          { value: 'yes', label: t('locked') },
          { value: 'no', label: t('unlocked') },
        ]}
        value={values.mengikat ? 'yes' : 'no'}
        onChange={(next) => set({ mengikat: next === 'yes' })}
      />
      <SegmentedControl
        className={css.wide ?? ''}
        fullWidth
        aria-label={t('bahan')}
        disabled={disabled}
        data={BAHAN_PESANAN.map((value) => ({ value, label: t(`bahan${value}`) }))}
        value={values.bahan}
        onChange={(bahan) => set({ bahan })}
      />
      {values.mengikat && (
        <DateField
          name="kunci_sampai"
          label={t('lockUntil')}
          disabled={disabled}
          min={today}
          value={values.kunci_sampai || addDays(today, days)}
          onChange={(kunci_sampai) => set({ kunci_sampai })}
          error={errorAt('kunci_sampai')}
        />
      )}
      <TextField
        name="keterangan"
        label={t('remark')}
        disabled={disabled}
        maxLength={200}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
        error={errorAt('keterangan')}
      />
    </div>
  );
};

/** What it is estimated at, what is paid down, and the one gold button. */
const Pay = ({ order }: { order: OrderState }) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const { values, set, errorAt, perkiraan, least, unanswered } = order;
  const paid = values.jumlah ?? 0;
  return (
    <div className={css.pay}>
      <output className={`${css.total} num`} data-less={paid < least || undefined}>
        <span>{t('estimate')}</span>
        <strong>{showRupiah(perkiraan)}</strong>
        <small>{t('leastDp', { amount: showRupiah(least) })}</small>
        <small>{t('rest', { amount: showRupiah(Math.max(0, perkiraan - paid)) })}</small>
      </output>
      <RupiahField
        name="jumlah_rp"
        label={t('dp')}
        disabled={unanswered}
        value={values.jumlah}
        onChange={(jumlah) => set({ jumlah })}
        error={errorAt('jumlah_rp') ?? errorAt('payments.0.jumlah_rp')}
      />
      <PayFoot typed={order} action={t('takeOrder', { amount: showRupiah(paid) })} />
    </div>
  );
};

/** An order as it is taken at the counter: its customer, its lines with their estimate, its deposit. */
const Entry = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('pesanan');
  const order = useOrder(toko);
  const { values, set, unanswered } = order;
  const take = ({ kode_customer, nama_customer, alamat_customer, no_hp }: Party) =>
    set({ kode_customer, nama_customer, alamat_customer, no_hp });
  const pick = () => pickParty(values, take);
  useBroughtCustomer(take, unanswered);
  useScreenKeys(
    [
      ['F3', pick],
      ['Insert', order.add],
    ],
    { enabled: !unanswered },
  );
  return (
    <TypedForm typed={order} className={css.screen}>
      <div>
        <Head order={order} pick={pick} />
        {values.lines.map((line, at) => (
          <LineFields key={line.id} line={line} at={at} order={order} />
        ))}
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Ins" />}
          disabled={unanswered}
          onClick={order.add}
        >
          {t('addLine')}
        </Button>
      </div>
      <Pay order={order} />
    </TypedForm>
  );
};

/** /transaksi-pesanan: takes an order of the shop that the user acts for. */
const EntryPage = () => {
  const { t } = useTranslation(['pesanan', 'kit']);
  const toko = useActingToko();
  return (
    <Page title={t('entryTitle')}>
      {toko ? (
        <OfToko value={toko}>
          <Entry key={toko} toko={toko} />
        </OfToko>
      ) : (
        <EmptyState text={t('kit:pickToko')} />
      )}
    </Page>
  );
};
export default EntryPage;
