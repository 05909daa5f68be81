import { useTranslation } from 'react-i18next';
import { PaymentPad } from '../../kit/dokumen/PaymentPad.tsx';
import { Unanswered } from '../../kit/dokumen/Unanswered.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { setCustomer } from './draft.ts';
import { Lines } from './Lines.tsx';
import { ScanField } from './ScanField.tsx';
import { Summary } from './Summary.tsx';
import { TillActions } from './TillActions.tsx';
import { TillDialogs } from './TillDialogs.tsx';
import { TillFoot } from './TillFoot.tsx';
import css from './till.module.css';
import type { TillHandle } from './useTill.ts';
import { type TillScreen, useTillKeys, useTillScreen } from './useTillScreen.ts';

interface Props {
  handle: TillHandle;
  screen: TillScreen;
}

const Left = ({ handle, screen }: Props) => {
  const { t } = useTranslation('pos');
  const { draft, totals, scan, lines, locked, focus, discounts, setDialog, editLine } = screen;
  const parked = handle.till.parked.length;
  return (
    <section className={css.left} aria-label={t('lines')}>
      <ScanField
        ref={focus.scan}
        disabled={locked}
        onCode={screen.onCode}
        onSearch={(text) => setDialog({ kind: 'search', text })}
        onMove={lines.move}
        onFocused={screen.setInScan}
        onRemove={() => lines.active && lines.remove(lines.active)}
      />
      <Lines
        draft={draft}
        prices={totals.lines}
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
      <TillFoot
        removed={lines.removed?.line.piece.nama_barang ?? null}
        onUndo={lines.undo}
        onDiscount={discounts && lines.activeLine && !locked ? () => editLine('diskon') : null}
        actions={
          <TillActions
            parked={parked}
            onPark={screen.parkNow}
            onResume={() => setDialog({ kind: 'parked' })}
            onReprint={screen.reprint}
          />
        }
      />
    </section>
  );
};

const Right = ({ handle, screen }: Props) => {
  const { t } = useTranslation('pos');
  const { draft, totals, points, locked, focus, pay, pad, terms } = screen;
  return (
    <section className={css.right} aria-label={t('payment')}>
      <div className={css.rightTop}>
        {draft.unanswered && !pay.sending && (
          <Unanswered onRelease={pay.release}>{t('unansweredText')}</Unanswered>
        )}
        <CustomerCard
          draft={draft}
          locked={locked}
          nilaiPoin={terms.nilaiPoin}
          salesRef={focus.sales}
          onCustomer={() => screen.setDialog({ kind: 'customer' })}
          onSales={screen.setSales}
          onRemark={(keterangan) => handle.setDraft((was) => ({ ...was, keterangan }))}
          onSalesDone={focus.onScanSoon}
        />
        <PaymentPad
          pad={pad}
          draft={draft}
          grandTotalRp={totals.grandTotalRp}
          points={points}
          locked={locked}
          refusal={pay.refusal}
          onTouch={pay.clearRefusal}
          onRemoved={focus.onScan}
          onEnd={() => focus.pay.current?.focus()}
        />
      </div>
      <div className={css.rightFoot}>
        <Summary
          ref={focus.pay}
          draft={draft}
          totals={totals}
          next={screen.next}
          sending={pay.sending}
          refusal={pay.refusal?.message ?? null}
          onPay={screen.advance}
        />
      </div>
    </section>
  );
};

/** The till: scan, who, how it is paid, and the nota [ui, POS screen]. */
export const Till = ({ handle }: { handle: TillHandle }) => {
  const { t } = useTranslation('pos');
  const screen = useTillScreen(handle);
  useTillKeys(screen);
  const { closeDialog, lines } = screen;
  return (
    <Page title={t('title')} bare>
      <div className={css.till}>
        <Left handle={handle} screen={screen} />
        <Right handle={handle} screen={screen} />
      </div>
      <TillDialogs
        handle={handle}
        dialog={screen.dialog}
        terms={screen.terms}
        totals={screen.totals}
        discounts={screen.discounts}
        pay={screen.pay}
        nota={screen.nota}
        onClose={closeDialog}
        onPiece={(kode_barcode) => {
          closeDialog();
          screen.onCode(kode_barcode);
        }}
        onCustomer={(customer) => {
          handle.setDraft((was) => setCustomer(was, customer));
          closeDialog();
        }}
        onLine={(kode_barcode, change) => {
          lines.change(kode_barcode, change);
          closeDialog();
        }}
        onNext={screen.startNext}
      />
    </Page>
  );
};
