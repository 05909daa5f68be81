import {
  type ComponentProps,
  createElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/page/States.tsx';
import css from './rekonsiliasi.module.css';

interface Props<T> {
  label: string;
  note: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  draw: (row: T) => ReactNode;
  /** Which are ticked, where rows can be. */
  chosen?: ReadonlySet<string>;
  onToggle?: (row: T) => void;
  /** Enter, and other letters, on the row that is active. */
  onEnter?: (row: T) => void;
  onKey?: (key: string, row: T) => void;
  /** Buttons under the active row, for hands without a keyboard. */
  actions?: (row: T) => ReactNode;
  empty: string;
  first?: boolean;
}

/** A table whose rows are walked through with the arrows: it has the focus, its rows have not. */
const Grid = (props: ComponentProps<'table'>) => createElement('table', { ...props, role: 'grid' });

/** A list that arrows walk through: space ticks, Enter acts on the row that is active. */
export const SideList = <T,>(props: Props<T>) => {
  const { label, note, rows, keyOf, draw, chosen, onToggle, onEnter, onKey, actions, empty, first } = props;
  const { t } = useTranslation('rekonsiliasi');
  const id = useId();
  const list = useRef<HTMLTableSectionElement>(null);
  const [wanted, setActive] = useState(0);
  const at = Math.min(wanted, rows.length - 1);
  const row = rows[at];
  useEffect(() => {
    if (first) list.current?.closest('table')?.focus({ preventScroll: true });
  }, [first]);
  const go = (next: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, next));
    setActive(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || row === undefined) return;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + 10,
      PageUp: at - 10,
    };
    const step = steps[event.key];
    if (step !== undefined) go(step);
    else if (event.key === ' ' && onToggle) onToggle(row);
    else if (event.key === 'Enter' && onEnter) onEnter(row);
    else if (/^[a-z]$/i.test(event.key) && onKey) onKey(event.key.toLowerCase(), row);
    else return;
    event.preventDefault();
  };
  return (
    <section className={css.side} aria-label={label}>
      <header className={css.sideHead}>
        <h2>{label}</h2>
        <span className={`${css.quiet} num`}>{note}</span>
      </header>
      {rows.length === 0 ? (
        <EmptyState text={empty} />
      ) : (
        <div className={css.scroll}>
          <Grid
            className={css.list}
            tabIndex={0}
            aria-label={label}
            aria-multiselectable={chosen !== undefined}
            aria-activedescendant={`${id}-${at}`}
            onKeyDown={keys}
          >
            <tbody ref={list}>
              {rows.map((one, index) => {
                const key = keyOf(one);
                const ticked = chosen?.has(key) ?? false;
                return (
                  <tr
                    key={key}
                    id={`${id}-${index}`}
                    aria-selected={ticked}
                    data-active={index === at || undefined}
                    data-chosen={ticked || undefined}
                    className={css.row}
                    onPointerDown={() => setActive(index)}
                    onDoubleClick={() => (onToggle ?? onEnter)?.(one)}
                  >
                    <td>
                      <div className={css.cell}>
                        {draw(one)}
                        {index === at && actions && <div className={css.rowActions}>{actions(one)}</div>}
                      </div>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </Grid>
        </div>
      )}
      <p className={css.unseen}>{t('listHint')}</p>
    </section>
  );
};
