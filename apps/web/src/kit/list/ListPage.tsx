import { type Master, SEARCH } from '@kadar/contract/master.ts';
import { priceFields } from '@kadar/contract/price-fields.ts';
import { saysEnough } from '@kadar/contract/words.ts';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDialog } from '../dialogs/later-dialog.ts';
import { useCellHref } from '../links/useLinks.ts';
import type { MasterRow } from '../masters.ts';
import { useScreenKeys } from '../page/Hotkey.tsx';
import { Page } from '../page/Page.tsx';
import { useActingToko, useCan, useMe } from '../session.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Column } from '../table/types.ts';
import { useMessage, useText } from '../text.ts';
import { useActFor, WhyNot } from '../why/WhyNot.tsx';
import { BulkBar } from './BulkBar.tsx';
import { masterColumns } from './columns.tsx';
import { readDraft } from './drafts.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { FieldInputs } from './field-input.ts';
import type { FormValues } from './form-values.ts';
import { ListTools } from './ListTools.tsx';
import css from './list.module.css';
import { RowActions } from './RowActions.tsx';
import { type Bulk, useBulk } from './useBulk.tsx';
import { type ListQuestion, useListQuestion } from './useListQuestion.ts';
import { useMasterActions } from './useMasterActions.ts';
import { listParams, useMasterList } from './useMasterList.ts';
import { WINDOW } from './usePages.ts';

export interface ListPageProps {
  master: Master;
  /** Replaces single columns by key, or adds some at the end. */
  columns?: readonly Column<MasterRow>[];
  /** Replaces the inputs of single fields. */
  inputs?: FieldInputs;
  /** Stands beside the form's fields and shows what is typed. */
  Aside?: ComponentType<{ values: FormValues }>;
  /** Up to four more buttons beside Add [spec B §2]; they get the active row. */
  extra?: (active: MasterRow | null, refresh: () => void) => ReactNode;
}

const FormEffect = laterDialog(async () => ({ default: (await import('./ListEffect.tsx')).FormEffect }));
const MasterForm = laterDialog(async () => ({ default: (await import('./MasterForm.tsx')).MasterForm }));

type Editing = { row: MasterRow | null };

const DRAFT_ADD = 'add';
const draftName = (master: Master, row: MasterRow | null): string =>
  `${master.name}.${row ? String(row[master.key]) : DRAFT_ADD}`;

const merged = (made: Column<MasterRow>[], own: readonly Column<MasterRow>[]): Column<MasterRow>[] => [
  ...made.map((column) => own.find(({ key }) => key === column.key) ?? column),
  ...own.filter(({ key }) => !made.some((column) => column.key === key)),
];

/** The columns of a master, and what each row is told by: at head office with its shop. */
const useColumns = (master: Master, own: readonly Column<MasterRow>[]) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const { pusat } = useMe();
  const toko = useActingToko();
  const showToko = pusat && toko === null && master.scope === 'toko';
  const columns = useMemo(
    () =>
      merged(masterColumns(master, { read, yes: t('yes'), no: t('no') }, showToko ? t('toko') : null), own),
    [master, read, t, showToko, own],
  );
  const rowKey = (row: MasterRow): string =>
    showToko ? `${String(row.kode_toko)}/${String(row[master.key])}` : String(row[master.key]);
  return { columns, rowKey };
};

interface FootProps {
  master: Master;
  list: ReturnType<typeof useMasterList>;
  asked: ListQuestion;
  /** Nothing is listed until more is typed. */
  asks: boolean;
  browses: boolean;
  bulk: Bulk;
}

/** How many of how many are shown, and why something is not among them. */
const ListFoot = ({ master, list, asked, asks, browses, bulk }: FootProps) => {
  const { t } = useTranslation('kit');
  const actFor = useActFor();
  const { question } = asked;
  return (
    <div className={css.foot}>
      <p className="num" role="status">
        {bulk.keys.size > 0 && `${t('bulkChosen', { count: bulk.keys.size })} · `}
        {list.rows && !asks && t('countOf', { shown: list.rows.length, count: list.count })}
      </p>
      <BulkBar
        master={master}
        bulk={bulk}
        query={listParams({ ...question, page: null })}
        count={list.count}
      />
      {browses && (
        <WhyNot
          path={master.paths.list}
          query={{ ...question.filters, q: question.q, ...(question.deleted && { deleted: '1' }) }}
          onShow={(shows) => {
            actFor(shows.toko);
            if (shows.q !== undefined) asked.setTyped('');
            const kept = Object.entries(question.filters).filter(([name]) => !(name in shows));
            asked.setFilters(Object.fromEntries(kept));
            if (shows.deleted !== undefined) asked.setDeleted(!question.deleted);
          }}
        />
      )}
    </div>
  );
};

interface NextStepProps {
  title: string;
  asked: ListQuestion;
  onAdd: (() => void) | undefined;
  onCleared: () => void;
}

/** Where nothing is listed: the first record, or everything again where something was asked for. */
const NextStep = ({ title, asked, onAdd, onCleared }: NextStepProps) => {
  const { t } = useTranslation('kit');
  const { q, filters } = asked.question;
  if (q === '' && Object.keys(filters).length === 0)
    return onAdd && <Button onClick={onAdd}>{t('addFirst', { title })}</Button>;
  const clear = () => {
    asked.setTyped('');
    asked.setFilters({});
    onCleared();
  };
  return <Button onClick={clear}>{t('clearSearch')}</Button>;
};

interface EditorProps {
  master: Master;
  /** Null for a new one. */
  row: MasterRow | null;
  inputs: ListPageProps['inputs'];
  Aside: ListPageProps['Aside'];
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** The form of a record, fetched when it is first asked for. */
const Editor = ({ master, row, inputs, Aside, onSaved, onClose }: EditorProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  // One component for as long as the form stands.
  const Effect = useMemo(
    () =>
      priceFields(master).length > 0
        ? ({ values }: { values: FormValues }) => <FormEffect master={master} row={row} values={values} />
        : undefined,
    [master, row],
  );
  const Beside = Aside ?? Effect;
  return (
    <MasterForm
      master={master}
      title={t(row ? 'editTitle' : 'addTitle', { title: read(master.title) })}
      row={row}
      draft={draftName(master, row)}
      onSaved={async () => {
        await onSaved();
        onClose();
      }}
      onClose={onClose}
      {...(inputs && { inputs })}
      {...(Beside && { Aside: Beside })}
    />
  );
};

const NO_COLUMNS: readonly Column<MasterRow>[] = [];

/** What this user may do with a list. */
const useMay = (master: Master) => ({
  mayWrite: useCan(master.write) !== undefined,
  mayRemove: useCan(master.remover) !== undefined,
  browses: useCan(master.browse ?? 'session.use') !== undefined,
});

/** The list of a master, from its declaration alone: search, sort, add, change, delete, reactivate, export. */
export const ListPage = ({ master, columns: own = NO_COLUMNS, inputs, Aside, extra }: ListPageProps) => {
  const read = useText();
  const message = useMessage();
  const may = useMay(master);
  const { mayWrite, mayRemove, browses } = may;
  const search = useRef<HTMLInputElement>(null);
  const asked = useListQuestion(master);
  const { q, sort, deleted, page } = asked.question;
  const [active, setActive] = useState<MasterRow | null>(null);
  const [editing, setEditing] = useState<Editing | null>(() =>
    mayWrite && readDraft(`${master.name}.${DRAFT_ADD}`) ? { row: null } : null,
  );
  const list = useMasterList(master, asked.question);
  const actions = useMasterActions(master, list.refresh);
  const bulk = useBulk({ ...may, master, rows: list.rows, active, deleted, refresh: list.refresh });
  const { columns, rowKey } = useColumns(master, own);
  const hrefOf = useCellHref();
  const all = useMemo(() => [...bulk.columns, ...columns], [bulk.columns, columns]);
  const mayAdd = mayWrite && master.add && !deleted;
  const mayDelete = mayWrite && mayRemove && master.remove && !deleted;
  const add = () => mayAdd && setEditing({ row: null });
  const edit = (row: MasterRow | null) => row && mayWrite && !deleted && setEditing({ row });
  const remove = (row: MasterRow | null) => row && mayDelete && void actions.remove(row);
  useScreenKeys([
    ['Insert', add],
    ['alt+N', add],
    ['/', () => search.current?.focus()],
  ]);

  const title = read(master.title);
  /** Who may only search, and has not typed enough yet, is shown how instead of an empty list. */
  const asks = !browses && !saysEnough(q, SEARCH.letters);
  return (
    <Page
      title={title}
      actions={
        <>
          {extra?.(active, () => void list.refresh())}
          {browses && (
            <ExportButtons
              path={master.paths.list}
              query={listParams(asked.question)}
              name={master.name}
              disabled={!list.rows?.length}
            />
          )}
          <RowActions
            active={active}
            deleted={deleted}
            mayWrite={mayWrite}
            onAdd={mayAdd ? add : undefined}
            onEdit={edit}
            onRemove={mayDelete ? remove : undefined}
            onRevive={(row) => void actions.revive(row)}
          />
        </>
      }
    >
      <div ref={bulk.frame} className={css.tableFrame}>
        <DataTable
          id={`master.${master.name}`}
          label={title}
          columns={all}
          hrefOf={hrefOf}
          rows={list.rows}
          rowKey={rowKey}
          error={list.error}
          onRetry={list.retry}
          sort={sort}
          onSort={asked.setSort}
          onEnd={list.more}
          loadingMore={list.loadingMore}
          active={active && rowKey(active)}
          onActive={setActive}
          onOpen={edit}
          onDelete={remove}
          ticks={bulk.ticks}
          {...(deleted && { tone: () => 'muted' as const })}
          {...(page !== null && {
            paging: { index: page, size: WINDOW, count: list.count, onChange: asked.setPage },
          })}
          emptyAction={
            !asks && (
              <NextStep
                title={title}
                asked={asked}
                onAdd={mayAdd ? add : undefined}
                onCleared={() => search.current?.focus()}
              />
            )
          }
          {...(asks && { emptyText: message('KETIK_UNTUK_MENCARI') })}
          toolbar={
            <ListTools
              master={master}
              title={title}
              search={search}
              asked={asked}
              showsDeleted={Boolean(master.remove && !master.erase && browses)}
              showsPages={browses}
              onDeleted={() => setActive(null)}
            />
          }
        />
      </div>
      <ListFoot master={master} list={list} asked={asked} asks={asks} browses={browses} bulk={bulk} />
      {editing && (
        <Editor
          master={master}
          row={editing.row}
          inputs={inputs}
          Aside={Aside}
          onSaved={list.refresh}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
};
