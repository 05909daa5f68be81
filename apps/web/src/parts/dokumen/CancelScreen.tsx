import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DOKUMEN_KEY, dokumenQuery } from '../../kit/dokumen/queries.ts';
import { findNumber } from '../../kit/dokumen/types.ts';
import { useShowDate, useToday } from '../../kit/fields/dates.ts';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useActingToko, useMe } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useMessage } from '../../kit/text.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { CancelForm } from './CancelForm.tsx';
import css from './cancel.module.css';
import type { DocumentParts, DocumentRow } from './DocumentDrawer.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import type { DocumentListProps } from './DocumentList.tsx';
import { useCommonColumns } from './useCommonColumns.tsx';
import { useListAddress } from './useListAddress.ts';

const STACKED = '(max-width: 62em)';
const NO_FILTERS: never[] = [];

/** What the screen of a kind says. */
export interface CancelWords {
  title: string;
  /** Of the list, and of it on a day. */
  list: string;
  listOf: (date: string) => string;
  scan: string;
  placeholder: string;
  pick: string;
  sure: { title: string; text: (no: string, total: string) => string; ok: string };
}

interface Props<T extends DocumentRow> {
  /** The kind, as the contract declares it. */
  jenis: string;
  /** First letters of the series of its numbers that is listed, where it has several. */
  awalan?: string;
  words: CancelWords;
  columns: DocumentListProps<T>['columns'];
  read: DocumentListProps<T>['read'];
  Body: NonNullable<DocumentParts['Body']>;
}

interface PanelProps extends Pick<Props<DocumentRow>, 'words' | 'Body'> {
  no_faktur: string;
  onDone: () => void;
  onBusy: (busy: boolean) => void;
}

/** The chosen document, everything its cancellation moves back, and the reason for it. */
const CancelPanel = ({ no_faktur, words, Body, onDone, onBusy }: PanelProps) => {
  const { t } = useTranslation('dokumen');
  const { data: dok, error, refetch } = useQuery(dokumenQuery(no_faktur));
  const head = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const loaded = dok !== undefined;
  useEffect(() => {
    if (!loaded) return;
    // Where the panel stands under the list, choosing a document brings it into sight.
    if (window.matchMedia(STACKED).matches) head.current?.scrollIntoView({ block: 'start' });
    // One that was scanned or typed is cancelled next; arrows in the list go on choosing.
    else if (!document.activeElement?.closest('[role=grid]')) reason.current?.focus();
  }, [loaded]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (dok === undefined) return <Skeleton h={420} aria-busy="true" />;
  const ask = () =>
    confirm({
      title: words.sure.title,
      text: words.sure.text(no_faktur, showRupiah(dok?.grand_total ?? 0)),
      ok: words.sure.ok,
      cancel: t('back'),
      danger: true,
    });
  return (
    <div ref={head} className={css.chosen}>
      <h2>{no_faktur}</h2>
      <DocumentHead dok={dok} />
      {dok?.boleh.batal && <CancelForm ref={reason} dok={dok} onDone={onDone} onBusy={onBusy} ask={ask} />}
      <Body no_faktur={no_faktur} dok={dok} />
    </div>
  );
};

/** Documents of today that stand, by what tells them apart. */
const useTodays = <T extends DocumentRow>(
  { jenis, awalan = '', columns, read }: Props<T>,
  enabled: boolean,
  onOpen: (no: string) => void,
) => {
  const today = useToday();
  const common = useCommonColumns<T>({ onOpen, shops: false, days: false });
  const query = { tgl_from: today, tgl_to: today, q: '', status: 'POSTED' };
  const list = usePages<T>({
    key: [...DOKUMEN_KEY, 'batal', jenis, awalan, today],
    enabled,
    read: (window, signal) => read(query, window, signal),
  });
  return { list, columns: columns(common) };
};

/** A document of today, chosen by its number or from the list, taken back whole. */
export const CancelScreen = <T extends DocumentRow>(props: Props<T>) => {
  const { jenis, awalan = '', words, Body } = props;
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const showDate = useShowDate();
  const today = useToday();
  const { buka, tgl_system } = useMe();
  const toko = useActingToko();
  const address = useListAddress(NO_FILTERS);
  const { no_faktur, open: choose } = address;
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = buka && tgl_system !== null && toko !== null;
  const scanField = useRef<HTMLInputElement>(null);
  const { list, columns } = useTodays(props, open, choose);

  const take = (text: string) => {
    const no = findNumber(text, jenis);
    setProblem(no ? null : message('NOMOR_DOKUMEN_TIDAK_SAH'));
    if (!no) return;
    setTyped('');
    choose(no);
  };
  useScanner(take, { enabled: !busy });

  if (toko === null) return <PickToko title={words.title} />;
  if (!open)
    return (
      <Page title={words.title}>
        <EmptyState text={message('HARI_BELUM_DIBUKA')} />
      </Page>
    );
  return (
    <Page title={words.title}>
      <div className={css.cancel}>
        <section className={css.list} aria-label={words.list}>
          <BarcodeField
            ref={scanField}
            size="md"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setProblem(null);
            }}
            onCode={take}
            label={words.scan}
            placeholder={words.placeholder}
            error={problem}
            autoFocus
            data-scan
          />
          <DataTable
            id={`batal-${jenis}${awalan}`}
            label={words.list}
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
            toolbar={<span className={css.day}>{words.listOf(showDate(today))}</span>}
          />
        </section>
        <section className={css.panel} aria-label={t('whatIsReversed')}>
          {no_faktur ? (
            <CancelPanel
              key={no_faktur}
              no_faktur={no_faktur}
              words={words}
              Body={Body}
              onDone={() => {
                address.close();
                scanField.current?.focus();
              }}
              onBusy={setBusy}
            />
          ) : (
            <p className={css.pick}>{words.pick}</p>
          )}
        </section>
      </div>
    </Page>
  );
};
