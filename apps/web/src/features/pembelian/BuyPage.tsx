import { SUMBER_BELI } from '@kadar/contract/endpoints/pembelian.ts';
import { Alert, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import till from '../../kit/counter/counter.module.css';
import { OpenCounter } from '../../kit/counter/OpenCounter.tsx';
import { useTillKeyboard } from '../../kit/counter/useTillKeyboard.ts';
import { fieldsUnder } from '../../kit/dialogs/refused-fields.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useScanner } from '../../kit/useScanner.ts';
import { SendNota } from '../../parts/dokumen/SendNota.tsx';
import { CustomerCard } from '../../parts/pelanggan/CustomerCard.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import { BuyLine } from '../../parts/pembelian/BuyLine.tsx';
import { NotaPieces } from '../../parts/pembelian/NotaPieces.tsx';
import { UNPRICED } from '../../parts/pembelian/usePrices.ts';
import { useScale } from '../../parts/scale/useScale.ts';
import { CounterPage, LastPaper } from '../../parts/till/CounterPage.tsx';
import { ScanField } from '../../parts/till/ScanField.tsx';
import { WaitsDialog } from '../../parts/till/WaitsDialog.tsx';
import { BoughtDialog } from './BoughtDialog.tsx';
import css from './beli.module.css';
import { BUY, type BuyHandle } from './buy-store.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { BuySummary, Payout } from './Payout.tsx';
import { Pieces } from './Pieces.tsx';
import { type BuyScreen, useBuyScreen } from './useBuyScreen.ts';

const NOTHING: readonly string[] = [];

const Scan = ({ screen }: { screen: BuyScreen }) => {
  const { t } = useTranslation('pembelian');
  const { active } = screen.draft;
  return (
    <ScanField
      ref={screen.scanField}
      label={t('scanNota')}
      placeholder={t('scanNota')}
      disabled={screen.locked}
      onCode={screen.onCode}
      onMove={screen.step}
      onRemove={() => active !== null && screen.remove(active)}
    />
  );
};

const Goods = ({ screen }: { screen: BuyScreen }) => {
  const { t } = useTranslation('pembelian');
  const { draft, prices, refusals, scan, locked } = screen;
  const scale = useScale();
  const piece = draft.pieces.find(({ id }) => id === draft.active);
  return (
    <>
      <div className={css.left}>
        <SegmentedControl
          className={css.source ?? ''}
          fullWidth
          size="md"
          aria-label={t('source')}
          disabled={locked}
          value={piece?.sumber ?? 'NOTA_KAMI'}
          onChange={(sumber) => screen.choose(sumber)}
          data={SUMBER_BELI.map((value) => ({ value, label: t(`sumber.${value}`) }))}
        />
        {scan.missed && (
          <Alert color="brick" variant="light" p="xs" role="alert" withCloseButton onClose={scan.dismiss}>
            {scan.missed}
          </Alert>
        )}
        <Pieces screen={screen} />
        {piece ? (
          <BuyLine
            key={piece.id}
            {...scale}
            piece={piece}
            price={prices.get(piece.id) ?? UNPRICED}
            problems={fieldsUnder(refusals, piece.id)}
            locked={locked}
            onChange={(change) => screen.change(piece.id, change)}
          />
        ) : (
          draft.pieces.length === 0 && <p className={css.empty}>{t('empty')}</p>
        )}
      </div>
      <div className={till.leftFoot} data-till-foot="">
        <LastPaper {...screen.counter} />
      </div>
    </>
  );
};

const Screen = ({ handle }: { handle: BuyHandle }) => {
  const { t } = useTranslation('pembelian');
  const screen = useBuyScreen(handle);
  const { draft, counter, locked, set } = screen;
  const { done } = counter;
  const bought = done?.menunggu ? null : done;
  const [picking, setPicking] = useState(false);
  const pickCustomer = () => !locked && setPicking(true);
  const pay = (bayar: 'CASH' | 'TRANSFER') => () => {
    if (locked) return;
    set({ bayar });
    if (bayar === 'TRANSFER') screen.focusField('rekening_tujuan');
  };
  useScanner(screen.onCode, {
    enabled: !picking && bought === null && counter.looked === null && !locked,
  });
  useTillKeyboard(screen.toScan, () => {
    screen.scan.dismiss();
    screen.toScan();
  });
  useScreenKeys([
    ['F2', screen.toScan],
    ['F3', pickCustomer],
    ['F9', screen.advance],
    ['F10', counter.reprint],
    ['alt+S', () => screen.sales.current?.focus()],
    ['alt+1', pay('CASH')],
    ['alt+2', pay('TRANSFER')],
  ]);
  return (
    <CounterPage
      title={t('title')}
      counter={counter}
      place={screen.place}
      names={[t('pieces'), t('payout')]}
      first={<Scan screen={screen} />}
      goods={<Goods screen={screen} />}
      money={
        <>
          <CustomerCard
            draft={draft}
            locked={locked}
            nilaiPoin={0}
            remarks={NOTHING}
            salesRef={screen.sales}
            onCustomer={pickCustomer}
            onSales={screen.setSales}
            onRemark={(keterangan) => set({ keterangan })}
            onSalesDone={screen.toScan}
          />
          <Payout screen={screen} />
        </>
      }
      foot={<BuySummary screen={screen} />}
      beside={(no_faktur) => <SendNota no_faktur={no_faktur} />}
    >
      {screen.scan.choice && (
        <NotaPieces nota={screen.scan.choice} onPick={screen.scan.pick} onClose={screen.scan.closeChoice} />
      )}
      {picking && (
        <PartyPicker
          customer={draft.customer}
          onPick={(customer) => {
            set({ customer });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {screen.limit !== null && (
        <LimitDialog problem={screen.limit} onQueue={screen.queue} onClose={screen.leaveLimit} />
      )}
      {done?.menunggu && (
        <WaitsDialog
          waits={{ no: done.no_faktur, total: done.grand_total, kembali: 0, menunggu: done.menunggu }}
          onNext={counter.onNext}
        />
      )}
      {bought && <BoughtDialog {...counter} bought={bought} />}
    </CounterPage>
  );
};

/** /transaksi-pembelian: pieces come back over the counter, each with the calculation of its price. */
const BuyPage = () => {
  const { t } = useTranslation(['pembelian', 'pos']);
  return (
    <OpenCounter
      title={t('title')}
      noun="pembelian"
      form={BUY}
      waits={({ draft: { pieces } }) =>
        pieces.length > 0 ? t('pos:draftWaits', { count: pieces.length }) : null
      }
    >
      {(handle) => <Screen handle={handle} />}
    </OpenCounter>
  );
};
export default BuyPage;
