import type { Answer } from '@kadar/contract/endpoint.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickedToko } from '../../kit/api/context.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY, dokumenQuery } from '../../kit/dokumen/queries.ts';
import { useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { WaitingNote } from '../../kit/dokumen/WaitingNote.tsx';
import type { WaitingJenis } from '../../kit/dokumen/waiting.ts';
import { useCellHref } from '../../kit/links/useLinks.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { usePages } from '../../kit/list/usePages.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PinnedFigure } from '../../kit/page/PinnedFigure.tsx';
import { useActingToko, useMe, useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { useActFor, WhyNot } from '../../kit/why/WhyNot.tsx';
import { cancelDocument } from './cancel-document.tsx';
import { type Card, DocumentCards } from './DocumentCards.tsx';
import { DocumentDrawer, type DocumentParts, type DocumentRow } from './DocumentDrawer.tsx';
import { FilterRow, type ShownFilter } from './FilterRow.tsx';
import { type Begins, type ListFilters, rangeProblems } from './filters.ts';
import css from './list.module.css';
import { printVoucher } from './paper.ts';
import { type DocumentColumn, sumsOf, totalsOf } from './totals.ts';
import { type CommonColumns, useCommonColumns } from './useCommonColumns.tsx';
import { type EntryProps, useEntry } from './useEntry.tsx';
import { useListAddress } from './useListAddress.ts';
import { type NewDocument, useNewDocument } from './useNewDocument.tsx';

type Window = { skip: number; limit: number };

export interface DocumentListProps<T extends DocumentRow> {
  /** Under this name columns are remembered and answers kept. */
  id: string;
  title: string;
  /** Of the list's call. */
  path: string;
  /** What may be searched for. */
  placeholder: string;
  /** Needs no names beside it: keep it the same from draw to draw. */
  filters: readonly ShownFilter[];
  columns: (common: CommonColumns<T>) => readonly DocumentColumn<T>[];
  card: (row: T) => Card;
  read: (
    filters: ListFilters,
    window: Window,
    signal: AbortSignal,
  ) => Promise<Answer<T[]> & { count?: number }>;
  /** Both dates may be empty: documents of every day. */
  anyDay?: boolean;
  begins?: Begins;
  parts?: DocumentParts;
  actions?: ReactNode;
  /** For who may make one. */
  makes?: NewDocument | false;
  emptyText?: string;
  /** Kinds of documents that wait to stand here, and are counted above the list. */
  waiting?: readonly WaitingJenis[];
  /** Between the title and the filters; what fills the form of a new document goes to it then. */
  above?: ReactNode | ((write: () => void) => ReactNode);
  /** What becomes of a scan that is no document's number; it is searched for where nothing is said. */
  onScan?: (code: string) => void;
  /** The form of a new document, beside the list. */
  entry?: EntryProps;
}

/** The filters as a call takes them: what is empty is left out. */
const saidIn = (filters: ListFilters): ListFilters =>
  Object.fromEntries(
    Object.entries({ ...filters, q: filters.q.trim() }).filter(([, value]) => value !== ''),
  ) as ListFilters;

const useRows = <T extends DocumentRow>(
  { id, read, anyDay = false }: Pick<DocumentListProps<T>, 'id' | 'read' | 'anyDay'>,
  filters: ListFilters,
) => {
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  const [asked] = useDebouncedValue(filters, 250);
  const judge = (given: ListFilters) =>
    anyDay && !(given.tgl_from && given.tgl_to) ? {} : rangeProblems(given, oneMonth && !anyDay);
  const sound = Object.keys(judge(asked)).length === 0;
  const list = usePages<T>({
    key: [...DOKUMEN_KEY, 'list', id, pickedToko(), asked],
    enabled: sound,
    blank: true,
    read: (window, signal) => read(saidIn(asked), window, signal),
  });
  const { tgl_from, tgl_to } = asked;
  const days = useMemo(() => (tgl_from && tgl_to ? { tgl_from, tgl_to } : {}), [tgl_from, tgl_to]);
  return { ...list, rows: sound ? list.rows : [], problems: judge(filters), asked, days };
};

/** What keys do with the active document of the list, without opening it. */
const useRowActions = (active: string | null) => {
  const { t } = useTranslation('dokumen');
  const client = useQueryClient();
  const look = (no: string) => client.fetchQuery({ ...dokumenQuery(no), staleTime: 0 });
  const cancel = async (no: string): Promise<void> => {
    const dok = await look(no);
    if (dok?.boleh.batal) await cancelDocument(dok);
    else toast(dok?.boleh.sebab?.message ?? t('readOnly'));
  };
  useScreenKeys([['F10', () => active && void printVoucher(active).catch(showFailure)]]);
  return { cancel: (no: string) => void cancel(no).catch(showFailure) };
};

/** The document that is open beside the list, and the row that keys act on: the last one opened. */
const useOpened = ({ no_faktur, open: show }: ReturnType<typeof useListAddress>) => {
  const [active, setActive] = useState<string | null>(no_faktur);
  const open = useCallback(
    (no: string) => {
      setActive(no);
      show(no);
    },
    [show],
  );
  return { active, setActive, open };
};

/** The columns as they are drawn for this shop and these days. */
const useDrawn = <T extends DocumentRow>(
  columns: DocumentListProps<T>['columns'],
  { open, asked, compared }: { open: (no: string) => void; asked: ListFilters; compared: string | undefined },
) => {
  const { pusat } = useMe();
  const acting = useActingToko();
  const days = asked.tgl_from !== asked.tgl_to || asked.tgl_from === '';
  const common = useCommonColumns<T>({ onOpen: open, shops: pusat && acting === null, days });
  // What a figure is held against stands beside it, whatever was chosen here before.
  return useMemo(
    () => columns(common).map((column) => (column.key === compared ? { ...column, fixed: true } : column)),
    [columns, common, compared],
  );
};

/** Documents of a kind: one line of filters, the table with its totals, and each document in a drawer beside it. */
export const DocumentList = <T extends DocumentRow>(props: DocumentListProps<T>) => {
  const { id, title, columns, card, parts, entry } = props;
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const address = useListAddress(props.filters, props.begins);
  const { filters, no_faktur, expected, change } = address;
  const { rows, ...list } = useRows<T>(props, filters);
  const { active, setActive, open } = useOpened(address);
  const compared = expected?.name;
  const drawn = useDrawn(columns, { open, asked: list.asked, compared });
  const keys = useRowActions(active);
  const hrefOf = useCellHref(list.days);
  const beside = useEntry(entry);
  const makes = useNewDocument(props.makes);
  const openNumber = useOpenNumber();
  const actFor = useActFor();
  useScanner(
    (code) => {
      if (openNumber(code)) return;
      if (props.onScan) props.onScan(code);
      else change({ q: code });
    },
    { enabled: no_faktur === null },
  );
  const step = (by: 1 | -1) => {
    const at = rows?.findIndex((row) => row.no_faktur === no_faktur) ?? -1;
    const next = at < 0 ? undefined : rows?.[at + by];
    if (next) open(next.no_faktur);
    else if (by === 1) list.more();
  };
  const shared = {
    label: title,
    rows,
    error: list.error,
    onRetry: list.retry,
    onEnd: list.more,
    ...(makes && { emptyAction: makes }),
    ...(props.emptyText !== undefined && { emptyText: props.emptyText }),
  };
  const filterRow = (
    <FilterRow
      filters={filters}
      problems={list.problems}
      locked={address.locked}
      own={props.filters}
      placeholder={props.placeholder}
      onChange={change}
    />
  );
  const showing = ({ toko, ...filters }: Readonly<Record<string, string>>) => {
    actFor(toko);
    change(filters);
  };
  const sums = rows && (rows.length === list.count ? sumsOf(rows, drawn) : list.sums);
  const totals = sums && rows?.length !== 0 ? totalsOf(sums, drawn) : undefined;
  const checked = expected && drawn.find(({ key }) => key === compared);
  return (
    <Page
      title={title}
      actions={
        <>
          <span className={`${css.count} num`} role="status">
            {rows && t('countOf', { shown: rows.length, count: list.count })}
          </span>
          <ExportButtons path={props.path} query={saidIn(list.asked)} name={id} disabled={!rows?.length} />
          {props.actions}
          {makes}
          {beside.button}
        </>
      }
    >
      {typeof props.above === 'function' ? props.above(beside.write) : props.above}
      {props.waiting && <WaitingNote jenis={props.waiting} />}
      {expected && checked && (
        <PinnedFigure expected={expected} kind={checked.kind ?? 'integer'} actual={sums?.[checked.key]} />
      )}
      <div className={css.columns} data-entry={entry !== undefined || undefined}>
        <div className={css.list}>
          {phone ? (
            <>
              {filterRow}
              {checked && totals?.[checked.key] && (
                <p className={`${css.count} num`}>{`${checked.title}: ${totals[checked.key]}`}</p>
              )}
              <DocumentCards {...shared} card={card} onOpen={open} />
            </>
          ) : (
            <DataTable
              {...shared}
              id={id}
              columns={drawn}
              hrefOf={hrefOf}
              rowKey={(row) => row.no_faktur}
              loadingMore={list.loadingMore}
              active={active}
              onActive={(row) => setActive(row.no_faktur)}
              onOpen={(row) => open(row.no_faktur)}
              onDelete={(row) => keys.cancel(row.no_faktur)}
              tone={({ status }) => (status === 'BATAL' ? 'out' : undefined)}
              toolbar={filterRow}
              {...(totals && { totals })}
            />
          )}
          <WhyNot path={props.path} query={list.asked} onShow={showing} />
        </div>
        {beside.side}
      </div>
      {no_faktur && (
        <DocumentDrawer
          no_faktur={no_faktur}
          row={rows?.find((row) => row.no_faktur === no_faktur)}
          parts={parts}
          onStep={step}
          onShow={(no) => openNumber(no)}
          onClose={() => address.close()}
        />
      )}
    </Page>
  );
};
