import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate, useToday } from '../../kit/fields/dates.ts';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { EmptyState } from '../../kit/table/TableState.tsx';
import { useMessage } from '../../kit/text.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { CancelPanel } from './CancelPanel.tsx';
import css from './cancel.module.css';
import { findNoFaktur } from './find-nota.ts';
import { useSales } from './queries.ts';
import { useSalesColumns } from './sales-columns.tsx';

const useChosen = () => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const no_faktur = typeof given.no_faktur === 'string' ? findNoFaktur(given.no_faktur) : null;
  const choose = (no: string | null) =>
    void navigate({ to: '.', search: (no ? { no_faktur: no } : {}) as never, replace: true });
  return { no_faktur, choose };
};

/** /batal-penjualan: a sale of today, chosen by its nota or from the list, taken back whole. */
const CancelPage = () => {
  const { t } = useTranslation('penjualan');
  const message = useMessage();
  const showDate = useShowDate();
  const today = useToday();
  const { buka, tgl_system } = useMe();
  const toko = useActingToko();
  const { no_faktur, choose } = useChosen();
  const [typed, setTyped] = useState('');
  const [inField, setInField] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = buka && tgl_system !== null && toko !== null;
  const list = useSales(
    { tgl_from: today, tgl_to: today, q: '', status: 'POSTED', kode_sales: '', valid_by: '' },
    open,
  );
  const scanField = useRef<HTMLInputElement>(null);
  const chooseNow = useRef(choose);
  useEffect(() => {
    chooseNow.current = choose;
  });
  const onChoose = useCallback((no: string) => chooseNow.current(no), []);
  const columns = useSalesColumns(onChoose, { brief: true });

  const take = (text: string) => {
    const no = findNoFaktur(text);
    setProblem(no ? null : message('NOMOR_DOKUMEN_TIDAK_SAH'));
    if (!no) return;
    setTyped('');
    choose(no);
  };
  // Where the cursor stands in the field, a scan is typed text that ends with Enter.
  useScanner(take, { enabled: !inField && !busy });

  if (toko === null) return <PickToko title={t('cancelTitle')} />;
  return (
    <Page title={t('cancelTitle')}>
      {!open ? (
        <EmptyState text={message('HARI_BELUM_DIBUKA')} />
      ) : (
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
          <section className={css.panel} aria-label={t('whatIsReversed')}>
            {no_faktur ? (
              <CancelPanel
                key={no_faktur}
                no_faktur={no_faktur}
                onDone={() => {
                  choose(null);
                  scanField.current?.focus();
                }}
                onBusy={setBusy}
              />
            ) : (
              <p className={css.pick}>{t('pickSale')}</p>
            )}
          </section>
        </div>
      )}
    </Page>
  );
};
export default CancelPage;
