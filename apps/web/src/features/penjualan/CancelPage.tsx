import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { CancelForm } from '../../kit/dokumen/CancelForm.tsx';
import { DocumentHead } from '../../kit/dokumen/DocumentHead.tsx';
import { DOKUMEN_KEY, dokumenQuery } from '../../kit/dokumen/queries.ts';
import { findNumber } from '../../kit/dokumen/types.ts';
import { useCommonColumns } from '../../kit/dokumen/useCommonColumns.tsx';
import { useListAddress } from '../../kit/dokumen/useListAddress.ts';
import { useShowDate, useToday } from '../../kit/fields/dates.ts';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { EmptyState, ErrorState } from '../../kit/table/TableState.tsx';
import { useMessage } from '../../kit/text.ts';
import { useScanner } from '../../kit/useScanner.ts';
import css from './cancel.module.css';
import { readSales, type SaleHeader } from './queries.ts';
import { SaleBody } from './SaleBody.tsx';

const STACKED = '(max-width: 62em)';
const NO_FILTERS: never[] = [];

interface PanelProps {
  no_faktur: string;
  onDone: () => void;
  onBusy: (busy: boolean) => void;
}

/** The chosen sale, everything its cancellation moves back, and the reason for it. */
const CancelPanel = ({ no_faktur, onDone, onBusy }: PanelProps) => {
  const { t } = useTranslation('penjualan');
  const { data: dok, error, refetch } = useQuery(dokumenQuery(no_faktur));
  const head = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const loaded = dok !== undefined;
  useEffect(() => {
    if (!loaded) return;
    // Where the panel stands under the list, choosing a sale brings it into sight.
    if (window.matchMedia(STACKED).matches) head.current?.scrollIntoView({ block: 'start' });
    // A sale that was scanned or typed is cancelled next; arrows in the list go on choosing.
    else if (!document.activeElement?.closest('[role=grid]')) reason.current?.focus();
  }, [loaded]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (dok === undefined) return <Skeleton h={420} aria-busy="true" />;
  const ask = () =>
    confirm({
      title: t('confirmTitle'),
      text: t('confirmText', { no: no_faktur, total: showRupiah(dok?.grand_total ?? 0) }),
      ok: t('confirmOk'),
      cancel: t('back'),
      danger: true,
    });
  return (
    <div ref={head} className={css.chosen}>
      <h2>{no_faktur}</h2>
      <DocumentHead dok={dok} />
      {dok?.boleh.batal && <CancelForm ref={reason} dok={dok} onDone={onDone} onBusy={onBusy} ask={ask} />}
      <SaleBody no_faktur={no_faktur} />
    </div>
  );
};

/** Sales of today that stand, by what tells them apart. */
const useTodaysSales = (enabled: boolean, onOpen: (no: string) => void) => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const today = useToday();
  const common = useCommonColumns<SaleHeader>({ onOpen, shops: false, days: false });
  const query = { tgl_from: today, tgl_to: today, q: '', status: 'POSTED' };
  const list = usePages<SaleHeader>({
    key: [...DOKUMEN_KEY, 'batal-penjualan', today],
    enabled,
    read: (window, signal) => readSales(query, window, signal),
  });
  return {
    list,
    columns: [
      common.number,
      common.time,
      { key: 'nama_customer', title: t('dokumen:customer'), width: 162 },
      { key: 'grand_total', title: t('dokumen:total'), kind: 'rupiah' as const, width: 128 },
      { key: 'nama_sales', title: t('sales'), width: 132 },
    ],
  };
};

/** /batal-penjualan: a sale of today, chosen by its nota or from the list, taken back whole. */
const CancelPage = () => {
  const { t } = useTranslation(['penjualan', 'dokumen']);
  const message = useMessage();
  const showDate = useShowDate();
  const today = useToday();
  const { buka, tgl_system } = useMe();
  const toko = useActingToko();
  const address = useListAddress(NO_FILTERS);
  const { no_faktur, open: choose } = address;
  const [typed, setTyped] = useState('');
  const [inField, setInField] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = buka && tgl_system !== null && toko !== null;
  const scanField = useRef<HTMLInputElement>(null);
  const { list, columns } = useTodaysSales(open, choose);

  const take = (text: string) => {
    const no = findNumber(text, 'PENJUALAN');
    setProblem(no ? null : message('NOMOR_DOKUMEN_TIDAK_SAH'));
    if (!no) return;
    setTyped('');
    choose(no);
  };
  // Where the cursor stands in the field, a scan is typed text that ends with Enter.
  useScanner(take, { enabled: !inField && !busy });

  if (toko === null) return <PickToko title={t('cancelTitle')} />;
  if (!open)
    return (
      <Page title={t('cancelTitle')}>
        <EmptyState text={message('HARI_BELUM_DIBUKA')} />
      </Page>
    );
  return (
    <Page title={t('cancelTitle')}>
      <div className={css.cancel}>
        <section className={css.list} aria-label={t('todaysSales')}>
          <BarcodeField
            ref={scanField}
            size="md"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setProblem(null);
            }}
            onCode={take}
            onFocus={() => setInField(true)}
            onBlur={() => setInField(false)}
            label={t('scanNota')}
            placeholder={t('scanNotaPlaceholder')}
            error={problem}
            autoFocus
          />
          <DataTable
            id="batal-penjualan"
            label={t('todaysSales')}
            columns={columns}
            rows={list.rows}
            rowKey={(row) => row.no_faktur}
            active={no_faktur}
            error={list.error}
            onRetry={list.retry}
            onEnd={list.more}
            loadingMore={list.loadingMore}
            onActive={(row) => choose(row.no_faktur)}
            onOpen={(row) => choose(row.no_faktur)}
            toolbar={<span className={css.day}>{t('salesOf', { date: showDate(today) })}</span>}
          />
        </section>
        <section className={css.panel} aria-label={t('dokumen:whatIsReversed')}>
          {no_faktur ? (
            <CancelPanel
              key={no_faktur}
              no_faktur={no_faktur}
              onDone={() => {
                address.close();
                scanField.current?.focus();
              }}
              onBusy={setBusy}
            />
          ) : (
            <p className={css.pick}>{t('pickSale')}</p>
          )}
        </section>
      </div>
    </Page>
  );
};
export default CancelPage;
