import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconUserHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import till from '../../kit/counter/counter.module.css';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import { SavedDialog } from '../../kit/counter/SavedDialog.tsx';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { AppLink, useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { OnePayment } from '../../parts/dokumen/OnePayment.tsx';
import { SalesField } from '../../parts/dokumen/SalesField.tsx';
import { CustomerLabel } from '../../parts/pelanggan/CustomerLabel.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { WALK_IN } from '../../parts/pelanggan/party.ts';
import pieces from '../../parts/pembelian/pieces.module.css';
import { useScale } from '../../parts/scale/useScale.ts';
import { CounterPage, LastPaper } from '../../parts/till/CounterPage.tsx';
import { GoldButton } from '../../parts/till/GoldButton.tsx';
import side from '../../parts/till/side.module.css';
import { SERVICE_TILL, type ServiceTill } from './draft.ts';
import { Pieces } from './Pieces.tsx';
import css from './service.module.css';
import { type TakeInScreen, useTakeIn } from './useTakeIn.ts';

/** Whose it is, who serves, until when, and what is paid before. */
const Ticket = ({ screen }: { screen: TakeInScreen }) => {
  const { t } = useTranslation(['service', 'pembelian', 'pos']);
  const { draft, refusals, locked, set, today } = screen;
  return (
    <form className={css.ticket} onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()} noValidate>
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
          <small className="num">
            {refusals.nama_customer ?? refusals.kode_customer ?? (draft.no_hp || draft.kode_customer)}
          </small>
        </span>
        <Hotkey keys="F3" />
      </UnstyledButton>
      <div className={css.pair}>
        <SalesField
          value={draft.kode_sales}
          onChange={(kode_sales) => set({ kode_sales })}
          error={refusals.kode_sales}
          disabled={locked}
        />
        <DateField
          label={t('promised')}
          min={today}
          disabled={locked}
          error={refusals.tgl_janji}
          value={draft.tgl_janji || today}
          onChange={(tgl_janji) => set({ tgl_janji })}
        />
      </div>
      <TextField
        name="nota_manual"
        label={t('manual')}
        disabled={locked}
        error={refusals.nota_manual}
        value={draft.nota_manual}
        onChange={(nota_manual) => set({ nota_manual })}
        maxLength={40}
      />
      <RupiahField
        name="dp"
        label={t('deposit')}
        disabled={locked}
        error={refusals.payments ?? refusals.jumlah_rp}
        value={draft.dp}
        onChange={(dp) => set({ dp })}
      />
      {draft.dp !== null && draft.dp > 0 && (
        <OnePayment
          value={draft.paying}
          error={(field) => refusals[field]}
          onChange={(change) => set({ paying: { ...draft.paying, ...change } })}
        />
      )}
    </form>
  );
};

/** What it comes to, and the one button that takes it in. */
const Summary = ({ screen }: { screen: TakeInScreen }) => {
  const { t } = useTranslation('service');
  const { draft, total, next, counter } = screen;
  const paid = Math.min(total, draft.dp ?? 0);
  const hint = counter.sending
    ? t('hint.sending')
    : 'field' in next
      ? t(`hint.${next.field}`)
      : t(`hint.${next.step}`, { amount: showRupiah(paid) });
  return (
    <div className={side.summary}>
      <dl className={side.sums}>
        <div className={side.small}>
          <dt>{t('total')}</dt>
          <dd className="num">{showRupiah(total)}</dd>
        </div>
        <div className={side.total}>
          <dt>{t('rest')}</dt>
          <dd className="num" data-total>
            {showRupiah(total - paid)}
          </dd>
        </div>
      </dl>
      <GoldButton
        step={next.step}
        ends="take"
        sending={counter.sending}
        label={t('takeIn')}
        hint={hint}
        onPress={screen.advance}
      />
    </div>
  );
};

const Screen = ({ handle }: { handle: KeptTill<ServiceTill> }) => {
  const { t } = useTranslation(['service', 'pos']);
  const screen = useTakeIn(handle);
  const scale = useScale();
  const go = useGo();
  const { draft, counter, focusField } = screen;
  const { done } = counter;
  useScreenKeys([
    ['F2', () => focusField('nama_barang')],
    ['F3', screen.pickCustomer],
    ['Insert', screen.add],
    ['F9', screen.advance],
    ['F10', counter.reprint],
    ['alt+S', () => focusField('kode_sales')],
    ['alt+1', () => focusField('dp')],
    ['Escape', () => go('/lihat-service')],
  ]);
  return (
    <CounterPage
      title={t('newTitle')}
      counter={counter}
      place={screen.place}
      names={[t('pieces'), t('ticket')]}
      goods={
        <>
          <div className={pieces.left}>
            <Pieces screen={screen} {...scale} />
          </div>
          <div className={till.leftFoot}>
            <Button
              component={AppLink}
              href="/lihat-service"
              h={44}
              className={till.action}
              leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
            >
              {t('toList')}
            </Button>
            <LastPaper {...counter} />
          </div>
        </>
      }
      money={<Ticket screen={screen} />}
      foot={<Summary screen={screen} />}
    >
      {screen.picking && (
        <PartyPicker
          customer={{ ...WALK_IN, ...draft }}
          onPick={screen.setCustomer}
          onClose={screen.leaveCustomer}
        />
      )}
      {done && (
        <SavedDialog
          {...counter}
          title={t('takenIn')}
          figure={{ label: t('rest'), rupiah: done.sisa }}
          facts={
            <>
              <Sum name={t('total')} value={showRupiah(done.total)} />
              <Sum name={t('deposit')} value={showRupiah(done.dibayar)} />
              {done.kembali > 0 && <Sum name={t('change')} value={showRupiah(done.kembali)} />}
            </>
          }
          number={t('number')}
          no_faktur={done.no_faktur}
          next={t('nextTicket')}
        />
      )}
    </CounterPage>
  );
};

/** /transaksi-service: pieces of a customer come in, with a photo of each and a claim slip. */
const EntryPage = () => {
  const { t } = useTranslation('service');
  return (
    <OpenCounter title={t('newTitle')} noun="service" form={SERVICE_TILL}>
      {(handle) => <Screen handle={handle} />}
    </OpenCounter>
  );
};
export default EntryPage;
