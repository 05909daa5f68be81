import { ActionIcon, Modal, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Search } from '../fields/useSearch.ts';
import { hasMoved } from '../has-moved.ts';
import { useOnceReckoned } from '../keys/useOnceReckoned.ts';
import { EmptyState, ErrorState } from '../page/States.tsx';
import { usePhone } from '../usePhone.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { useOwnEscape } from './own-escape.ts';
import css from './pick.module.css';
import { useReturnFocus } from './return-focus.ts';

interface Props<T> {
  title: string;
  /** Name of the search field; without `search` there is none and the list itself has the focus. */
  label: string;
  search?: Search<T>;
  /** Where nothing is searched for; undefined while loading. */
  rows?: readonly T[] | undefined;
  error?: unknown;
  onRetry?: () => void;
  rowKey: (row: T) => string;
  draw: (row: T) => ReactNode;
  onPick: (row: T) => void;
  onDelete?: (row: T) => void;
  onClose: () => void;
  emptyText?: string;
  /** Buttons under the list. */
  foot?: ReactNode;
}

/** Where no key takes a row away, each one has a button for it. */
const Removable = <T,>({
  rows,
  rowKey,
  draw,
  title,
  onPick,
  onDelete,
}: Pick<Props<T>, 'rowKey' | 'draw' | 'title' | 'onPick'> & {
  rows: readonly T[];
  onDelete: (row: T) => void;
}) => {
  const { t } = useTranslation('kit');
  return (
    <ul className={css.list} aria-label={title}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={css.removable}>
          <UnstyledButton className={css.option} onClick={() => onPick(row)}>
            {draw(row)}
          </UnstyledButton>
          <ActionIcon size={44} aria-label={t('drop')} onClick={() => onDelete(row)}>
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
};

const WAITING = ['a', 'b', 'c', 'd'];

/** Enter so soon behind a letter, ms, ends a code that was scanned over the list, and chooses nothing. */
const CODE_MS = 500;

const activeId = (id: string, rows: readonly unknown[] | undefined, at: number): string | undefined =>
  rows?.[at] === undefined ? undefined : `${id}-${at}`;

type ChoicesProps<T> = Pick<Props<T>, 'title' | 'search' | 'rowKey' | 'draw' | 'onPick'> & {
  rows: readonly T[] | undefined;
  error: unknown;
  id: string;
  list: RefObject<HTMLDivElement | null>;
  at: number;
  busy: boolean;
  onPoint: (index: number) => void;
  onKeys: (event: KeyboardEvent) => void;
};

/** What is to choose from, or that it is still asked for; without a search field it has the focus itself. */
const Choices = <T,>({ rows, error, id, list, at, busy, onPoint, onKeys, ...props }: ChoicesProps<T>) => {
  const alone = !props.search;
  // At once: an arrow that is pressed before the dialog gives it the focus would be lost, and Enter take another row.
  useLayoutEffect(() => {
    if (alone) list.current?.focus({ preventScroll: true });
  }, [alone, list]);
  return (
    <div
      ref={list}
      id={id}
      aria-label={props.title}
      aria-busy={busy}
      className={css.list}
      role="listbox"
      tabIndex={alone ? 0 : -1}
      {...(alone && {
        onKeyDown: onKeys,
        'aria-activedescendant': activeId(id, rows, at),
        'data-autofocus': true,
      })}
    >
      {rows?.map((row, index) => (
        // The keys are heard where the focus is: at the field, or at the list itself.
        <div
          key={props.rowKey(row)}
          id={`${id}-${index}`}
          className={css.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Rows that appear or scroll below a resting pointer leave the mark where the keys put it.
          onMouseMove={(event) => index !== at && hasMoved(event) && onPoint(index)}
          onClick={() => props.onPick(row)}
          onKeyDown={onKeys}
        >
          {props.draw(row)}
        </div>
      ))}
      {rows === undefined &&
        !error &&
        WAITING.map((key) => (
          <div key={key} className={css.option} role="presentation">
            <Skeleton h={44} />
          </div>
        ))}
    </div>
  );
};

/** A list to choose from by keyboard: arrows move, Enter takes, Esc goes back. */
export const PickDialog = <T,>(props: Props<T>) => {
  const { t } = useTranslation('kit');
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { search, onPick, onDelete, label } = props;
  const rows = search ? search.rows : props.rows;
  const error = search ? search.error : props.error;
  const phone = usePhone();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, (rows?.length ?? 0) - 1);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const row = rows?.[at];
  const answered = search ? search.answered : rows !== undefined || Boolean(error);
  // Before the answer to what stands there nothing of an earlier one is taken.
  const { ask, forget } = useOnceReckoned(!answered, () => {
    if (row !== undefined) onPick(row);
    return row !== undefined;
  });
  const enter = () => {
    if (!answered) search?.askNow();
    ask();
  };

  const lettered = useRef(-CODE_MS);
  const keys = (event: KeyboardEvent) => {
    if (event.key.length === 1) lettered.current = event.timeStamp;
    const last = (rows?.length ?? 0) - 1;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 6,
      PageUp: at - 6,
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setWanted(Math.max(0, Math.min(last, move)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (search || event.timeStamp - lettered.current >= CODE_MS) enter();
    } else if (event.key === 'Delete' && row && onDelete) {
      event.preventDefault();
      onDelete(row);
    }
  };
  const active = activeId(id, rows, at);
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      closeOnEscape={closeOnEscape}
      size="lg"
      classNames={{ body: css.body ?? '' }}
    >
      {search && (
        <TextInput
          data-autofocus
          size="md"
          value={search.typed}
          onChange={(event) => {
            setWanted(0);
            forget();
            search.type(event.currentTarget.value);
          }}
          onKeyDown={keys}
          placeholder={label}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active}
          aria-autocomplete="list"
        />
      )}
      {phone && onDelete && rows ? (
        <Removable {...props} rows={rows} onDelete={onDelete} />
      ) : (
        <Choices
          {...props}
          rows={rows}
          error={error}
          id={id}
          list={list}
          at={at}
          busy={!answered}
          onPoint={setWanted}
          onKeys={keys}
        />
      )}
      {error !== undefined && error !== null ? (
        <ErrorState error={error} onRetry={search ? search.retry : props.onRetry} />
      ) : (
        // That there is nothing is said of the text that stands there, and not of its beginning.
        answered && rows?.length === 0 && <EmptyState text={props.emptyText} />
      )}
      <p className={css.help} aria-hidden="true">
        {t(onDelete ? 'listKeysDelete' : 'listKeys')}
      </p>
      {props.foot && <DialogFoot>{props.foot}</DialogFoot>}
    </Modal>
  );
};
