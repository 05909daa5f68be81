import type { ItemPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { Button } from '@mantine/core';
import { IconDiamond } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { PayFoot, TypedForm } from '../../parts/dokumen/TypedForm.tsx';
import { CustomerButton } from '../../parts/pelanggan/CustomerButton.tsx';
import { pickParty } from '../../parts/pelanggan/pick-party.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import css from './pesanan.module.css';
import { type PreorderState, usePreorder } from './usePreorder.ts';

/** What it comes to at the catalogue's price, what is paid down, and the one gold button. */
const Pay = ({ order }: { order: PreorderState }) => {
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
      <PayFoot typed={order} action={t('preTake', { amount: showRupiah(paid) })} />
    </div>
  );
};

/** What is wrong with what a button picks, below it. */
const Refused = ({ text }: { text: string | undefined }) =>
  text ? (
    <span role="alert" className={css.refused}>
      {text}
    </span>
  ) : null;

/** A pre-order as it is taken at the counter: its member, what he asks for, his deposit. */
const Entry = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('pesanan');
  const order = usePreorder(toko);
  const { values, set, errorAt, unanswered } = order;
  const { item } = values;
  const pickMember = () =>
    pickParty(values, ({ kode_customer, nama_customer }) => order.pick({ kode_customer, nama_customer }));
  const pickItem = () =>
    void openDialog<ItemPreorder | null>(
      (close) => <ItemPicker onPick={close} onClose={() => close(null)} />,
      null,
    ).then((picked) => picked && order.pick({ item: picked }));
  useScreenKeys(
    [
      ['F2', pickItem],
      ['F3', pickMember],
    ],
    { enabled: !unanswered },
  );
  return (
    <TypedForm typed={order} className={css.screen}>
      <div className={css.head}>
        <div className={css.wide}>
          <CustomerButton
            fullWidth
            autoFocus
            customer={values}
            asks={t('pickCustomer')}
            disabled={unanswered}
            onClick={pickMember}
          />
          <Refused text={errorAt('kode_customer')} />
        </div>
        <div className={css.wide}>
          <Button
            fullWidth
            leftSection={<IconDiamond size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F2" />}
            disabled={unanswered}
            onClick={pickItem}
          >
            {item
              ? [item.nama_barang, showGram(item.berat), showRupiah(item.harga_jual)].join(' · ')
              : t('pickItem')}
          </Button>
          <Refused text={errorAt('kode_barang')} />
        </div>
        <IntegerField
          name="qty"
          label={t('qty')}
          withAsterisk
          disabled={unanswered}
          value={values.qty}
          onChange={(qty) => set({ qty })}
          error={errorAt('qty')}
        />
        <TextField
          name="keterangan"
          label={t('remark')}
          disabled={unanswered}
          maxLength={200}
          value={values.keterangan}
          onChange={(keterangan) => set({ keterangan })}
          error={errorAt('keterangan')}
        />
      </div>
      <Pay order={order} />
    </TypedForm>
  );
};

/** /transaksi-pre-order: takes a pre-order of the shop that the user acts for. */
const PreorderEntryPage = () => {
  const { t } = useTranslation(['pesanan', 'kit']);
  const toko = useActingToko();
  return (
    <Page title={t('preEntryTitle')}>
      {toko ? <Entry key={toko} toko={toko} /> : <EmptyState text={t('kit:pickToko')} />}
    </Page>
  );
};
export default PreorderEntryPage;
