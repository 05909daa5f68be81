import { type Master, SEARCH } from '@kadar/contract/master.ts';
import { Button, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPencil, IconPlus, IconRestore, IconSearch, IconTrash } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterRow } from '../masters.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { Page } from '../page/Page.tsx';
import { useActingToko, useCan, useMe } from '../session.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Column, Sort } from '../table/types.ts';
import { useMessage, useText } from '../text.ts';
import { useActFor, WhyNot } from '../why/WhyNot.tsx';
import { masterColumns } from './columns.tsx';
import { readDraft } from './drafts.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { FieldInputs } from './field-input.ts';
import type { FormValues } from './form-values.ts';
import css from './list.module.css';
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

const MasterForm = lazy(async () => ({ default: (await import('./MasterForm.tsx')).MasterForm }));

type Editing = { row: MasterRow | null };

const DRAFT_ADD = 'add';
const draftName = (master: Master, row: MasterRow | null): string =>
  `${master.name}.${row ? String(row[master.key]) : DRAFT_ADD}`;

const merged = (made: Column<MasterRow>[], own: readonly Column<MasterRow>[]): Column<MasterRow>[] => [
  ...made.map((column) => own.find(({ key }) => key === column.key) ?? column),
  ...own.filter(({ key }) => !made.some((column) => column.key === key)),
];

const NO_COLUMNS: readonly Column<MasterRow>[] = [];

/** The list of a master, from its declaration alone: search, sort, add, change, delete, reactivate, export. */
export const ListPage = ({ master, columns: own = NO_COLUMNS, inputs, Aside, extra }: ListPageProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const message = useMessage();
  const { pusat } = useMe();
  const toko = useActingToko();
  const mayWrite = useCan(master.write) !== undefined;
  const mayRemove = useCan(master.remover) !== undefined;
  const browses = useCan(master.browse ?? 'session.use') !== undefined;
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 250);
  const [sort, setSort] = useState<Sort | null>(null);
  const [deleted, setDeleted] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  const [active, setActive] = useState<MasterRow | null>(null);
  const [editing, setEditing] = useState<Editing | null>(() =>
    mayWrite && readDraft(`${master.name}.${DRAFT_ADD}`) ? { row: null } : null,
  );
  const question = { q, sort, deleted, page };
  const list = useMasterList(master, question);
  const actions = useMasterActions(master, list.refresh);
  const actFor = useActFor();

  const showToko = pusat && toko === null && master.scope === 'toko';
  const columns = useMemo(
    () =>
      merged(masterColumns(master, { read, yes: t('yes'), no: t('no') }, showToko ? t('toko') : null), own),
    [master, read, t, showToko, own],
  );
  const rowKey = (row: MasterRow): string =>
    showToko ? `${String(row.kode_toko)}/${String(row[master.key])}` : String(row[master.key]);

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
  const clear = () => {
    setTyped('');
    search.current?.focus();
  };
  /** Who may only search, and has not typed enough yet, is shown how instead of an empty list. */
  const asks = !browses && q.trim().length < SEARCH.letters;
  const first = mayAdd && <Button onClick={add}>{t('addFirst', { title })}</Button>;
  const emptyAction = asks ? undefined : q === '' ? (
    first
  ) : (
    <Button onClick={clear}>{t('clearSearch')}</Button>
  );
  return (
    <Page
      title={title}
      actions={
        <>
          {extra?.(active, () => void list.refresh())}
          {browses && (
            <ExportButtons
              path={master.paths.list}
              query={listParams(question)}
              name={master.name}
              disabled={!list.rows?.length}
            />
          )}
          {deleted ? (
            <Button
              leftSection={<IconRestore size={18} />}
              disabled={!active || !mayWrite}
              onClick={() => active && void actions.revive(active)}
            >
              {t('reactivate')}
            </Button>
          ) : (
            <>
              {mayDelete && (
                <Button
                  leftSection={<IconTrash size={18} />}
                  rightSection={<Hotkey keys="Del" />}
                  disabled={!active}
                  onClick={() => remove(active)}
                >
                  {t('delete')}
                </Button>
              )}
              {mayWrite && (
                <Button
                  leftSection={<IconPencil size={18} />}
                  rightSection={<Hotkey keys="Enter" />}
                  disabled={!active}
                  onClick={() => edit(active)}
                >
                  {t('edit')}
                </Button>
              )}
              {mayAdd && (
                <Button
                  variant="filled"
                  leftSection={<IconPlus size={18} />}
                  rightSection={<Hotkey keys="Ins" />}
                  onClick={add}
                >
                  {t('add')}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <DataTable
        id={`master.${master.name}`}
        label={title}
        columns={columns}
        rows={list.rows}
        rowKey={rowKey}
        error={list.error}
        onRetry={list.retry}
        sort={sort}
        onSort={setSort}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        active={active && rowKey(active)}
        onActive={setActive}
        onOpen={edit}
        onDelete={remove}
        {...(deleted && { tone: () => 'muted' as const })}
        {...(page !== null && {
          paging: { index: page, size: WINDOW, count: list.count, onChange: setPage },
        })}
        emptyAction={emptyAction}
        {...(asks && { emptyText: message('KETIK_UNTUK_MENCARI') })}
        toolbar={
          <>
            <TextInput
              ref={search}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                if (page !== null) setPage(0);
              }}
              onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
              placeholder={t('search')}
              aria-label={t('searchIn', { title })}
              leftSection={<IconSearch size={18} />}
              rightSection={<Hotkey keys="/" />}
              w={260}
            />
            {master.remove && !master.erase && browses && (
              <Switch
                size="sm"
                label={t('showDeleted')}
                checked={deleted}
                onChange={(event) => {
                  setDeleted(event.currentTarget.checked);
                  setActive(null);
                }}
              />
            )}
            {browses && (
              <Switch
                size="sm"
                label={t('inPages')}
                checked={page !== null}
                onChange={(event) => setPage(event.currentTarget.checked ? 0 : null)}
              />
            )}
          </>
        }
      />
      <div className={css.foot}>
        <p className="num" role="status">
          {list.rows && !asks && t('countOf', { shown: list.rows.length, count: list.count })}
        </p>
        {browses && (
          <WhyNot
            path={master.paths.list}
            query={{ q, ...(deleted && { deleted: '1' }) }}
            onShow={(shows) => {
              actFor(shows.toko);
              if (shows.q !== undefined) setTyped('');
              if (shows.deleted !== undefined) setDeleted(!deleted);
            }}
          />
        )}
      </div>
      <Suspense>
        {editing && (
          <MasterForm
            master={master}
            title={t(editing.row ? 'editTitle' : 'addTitle', { title })}
            row={editing.row}
            draft={draftName(master, editing.row)}
            onSaved={async () => {
              await list.refresh();
              setEditing(null);
            }}
            onClose={() => setEditing(null)}
            {...(inputs && { inputs })}
            {...(Aside && { Aside })}
          />
        )}
      </Suspense>
    </Page>
  );
};
