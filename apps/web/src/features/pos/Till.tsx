import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLists } from '../../kit/page/FailedLists.tsx';
import { PaymentPad } from '../../parts/dokumen/PaymentPad.tsx';
import { CustomerCard } from '../../parts/pelanggan/CustomerCard.tsx';
import { useBroughtCustomer } from '../../parts/pelanggan/taken.ts';
import { CounterPage } from '../../parts/till/CounterPage.tsx';
import { DeviceStrip } from '../../parts/till/devices/DeviceStrip.tsx';
import { ScanField } from '../../parts/till/ScanField.tsx';
import { CustomerScreenButton } from './CustomerScreenButton.tsx';
import { setCustomer } from './draft.ts';
import { Lines } from './Lines.tsx';
import { Summary } from './Summary.tsx';
import { TillActions } from './TillActions.tsx';
import { TillDialogs } from './TillDialogs.tsx';
import { TillFoot } from './TillFoot.tsx';
import { useRemarks } from './terms.ts';
import type { TillHandle } from './till-store.ts';
import { leave } from './tukar.ts';
import { useTillLists } from './useTillLists.ts';
import { type TillScreen, useTillKeys, useTillScreen } from './useTillScreen.ts';
import { WhatIf } from './WhatIf.tsx';

interface Props {
  handle: TillHandle;
  screen: TillScreen;
}

const Scan = ({ screen, toWhatIf }: { screen: TillScreen; toWhatIf: () => void }) => {
  const { t } = useTranslation('pos');
  const { lines, locked, focus, setDialog } = screen;
  return (
    <ScanField
      ref={focus.scan}
      label={t(screen.manual ? 'manualScan' : 'scanLabel')}
      placeholder={t(screen.manual ? 'manualScan' : 'scanPlaceholder')}
      disabled={locked}
      onCode={screen.onCode}
      onSearch={(text) => setDialog({ kind: 'search', text })}
      onMove={lines.move}
      onAside={
        screen.whatIf
          ? (step) => {
              screen.whatIf?.move(step);
              toWhatIf();
            }
          : undefined
      }
      onRemove={() => lines.active && lines.remove(lines.active)}
    />
  );
};

const Left = ({ handle, screen, whatIf }: Props & { whatIf: Ref<HTMLDivElement> }) => {
  const { draft, totals, scan, lines, locked, focus, discounts, setDialog, editLine } = screen;
  return (
    <>
      <FailedLists lists={useTillLists(screen.terms.toko)} />
      <Lines
        draft={draft}
        prices={totals.lines}
        manual={screen.manual}
        onOld={(old) => !locked && setDialog({ kind: 'tukar', old })}
        onLeave={(id) => handle.setDraft((was) => leave(was, id))}
        scan={scan}
        active={lines.active}
        locked={locked}
        onActive={lines.setActive}
        onEdit={(line, first) => editLine(first, line)}
        onRemove={(kode_barcode) => {
          lines.remove(kode_barcode);
          focus.onScan();
        }}
      />
      {screen.whatIf && (
        <WhatIf
          ref={whatIf}
          whatIf={screen.whatIf}
          onPick={(kode_barcode) => {
            screen.onCode(kode_barcode);
            focus.onScan();
          }}
          onLeave={focus.onScan}
        />
      )}
      <TillFoot
        removed={lines.removed?.line.piece.nama_barang ?? null}
        onUndo={lines.undo}
        onDiscount={discounts ? (lines.activeLine && !locked ? () => editLine('diskon') : null) : undefined}
        actions={
          <>
            <TillActions
              parked={screen.parked.count}
              onPark={screen.parkNow}
              onResume={() => setDialog({ kind: 'parked' })}
              onReprint={screen.reprint}
              {...(screen.deposits && { onDeposit: screen.keep })}
              {...(screen.exchanges && {
                onExchange: () => !locked && setDialog({ kind: 'tukar', old: null }),
              })}
            />
            <CustomerScreenButton
              till={handle.till}
              totals={totals}
              whatIf={screen.whatIf}
              asks={screen.asks}
              onAsk={(tanya) => !locked && setDialog({ kind: 'tanya', tanya, pays: false })}
            />
          </>
        }
      />
      <DeviceStrip />
    </>
  );
};

const Right = ({ handle, screen }: Props) => {
  const { draft, totals, points, locked, focus, pay, pad, terms } = screen;
  const remarks = useRemarks();
  return (
    <>
      <CustomerCard
        draft={draft}
        locked={locked}
        nilaiPoin={terms.nilaiPoin}
        tanggal={terms.tanggal}
        remarks={remarks}
        salesRef={focus.sales}
        onCustomer={() => screen.setDialog({ kind: 'customer' })}
        onSales={screen.setSales}
        onRemark={(keterangan) => handle.setDraft((was) => ({ ...was, keterangan }))}
        onSalesDone={focus.onScanSoon}
      />
      <PaymentPad
        pad={pad}
        draft={draft}
        grandTotalRp={totals.netRp}
        points={points}
        locked={locked}
        refusal={pay.refusal}
        {...(screen.deposits && { onDeposit: () => screen.setDialog({ kind: 'ambil' }) })}
        {...(screen.coupons && { onCoupon: () => screen.setDialog({ kind: 'coupon' }) })}
        onTouch={pay.clearRefusal}
        onRemoved={focus.onScan}
        onEnd={() => focus.pay.current?.focus()}
      />
    </>
  );
};

/** The till: scan, who, how it is paid, and the nota [ui, POS screen]. */
export const Till = ({ handle, manual = false }: { handle: TillHandle; manual?: boolean }) => {
  const { t } = useTranslation('pos');
  const screen = useTillScreen(handle, manual);
  const whatIf = useRef<HTMLDivElement>(null);
  useTillKeys(screen);
  const { closeDialog, lines, pay } = screen;
  useBroughtCustomer((customer) => handle.setDraft((was) => setCustomer(was, customer)), screen.locked);
  return (
    <CounterPage
      title={t(manual ? 'manualTitle' : 'title')}
      counter={pay}
      names={[t('lines'), t('payment')]}
      first={<Scan screen={screen} toWhatIf={() => whatIf.current?.focus()} />}
      goods={<Left handle={handle} screen={screen} whatIf={whatIf} />}
      money={<Right handle={handle} screen={screen} />}
      foot={
        <Summary
          ref={screen.focus.pay}
          draft={screen.draft}
          totals={screen.totals}
          next={screen.next}
          sending={pay.sending}
          refusal={pay.refusal?.message ?? null}
          onPay={screen.advance}
        />
      }
    >
      <TillDialogs
        handle={handle}
        screen={screen}
        onClose={closeDialog}
        onPiece={(kode_barcode) => {
          closeDialog();
          screen.onCode(kode_barcode);
        }}
        onCustomer={(customer) => {
          handle.setDraft((was) => setCustomer(was, customer));
          closeDialog();
          void screen.offerHere(customer.kode_customer);
        }}
        onLine={(kode_barcode, change) => {
          lines.change(kode_barcode, change);
          closeDialog();
        }}
      />
    </CounterPage>
  );
};
