import type { ItemPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { Button } from '@mantine/core';
import { IconDiamond, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
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
      <OnePayment
        value={values.paying}
        error={(field) => errorAt(`payments.0.${field}`)}
        onChange={(change) => set({ paying: { ...values.paying, ...change } })}
      />
      {unanswered && <Unanswered onRelease={order.release}>{t('dokumen:unansweredText')}</Unanswered>}
      <Button
        type="submit"
        variant="filled"
        h={52}
        loading={order.sending}
        rightSection={<Hotkey keys="F9" />}
      >
        {unanswered ? t('dokumen:resend') : t('preTake', { amount: showRupiah(paid) })}
      </Button>
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
    void openDialog<null>(
      (close) => (
        <PartyPicker
          customer={{ ...WALK_IN, kode_customer: values.kode_customer, nama_customer: values.nama_customer }}
          onPick={({ kode_customer, nama_customer }) => {
            order.pick({ kode_customer, nama_customer });
            close(null);
          }}
          onClose={() => close(null)}
        />
      ),
      null,
    );
  const pickItem = () =>
    void openDialog<ItemPreorder | null>(
      (close) => <ItemPicker onPick={close} onClose={() => close(null)} />,
      null,
    ).then((picked) => picked && order.pick({ item: picked }));
  const save = () => void order.save();
  useScreenKeys([
    ['F9', save],
    ['mod+S', save],
  ]);
  useScreenKeys(
    [
      ['F2', pickItem],
      ['F3', pickMember],
    ],
    { enabled: !unanswered },
  );
  return (
    <form
      ref={order.form}
      className={css.screen}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <div className={css.head}>
        <div className={css.wide}>
          <Button
            fullWidth
            autoFocus
            leftSection={<IconUser size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F3" />}
            disabled={unanswered}
            onClick={pickMember}
          >
            {values.kode_customer ? `${values.kode_customer} · ${values.nama_customer}` : t('pickCustomer')}
          </Button>
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
    </form>
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
