import { Checkbox, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../page/States.tsx';
import css from './chosen.module.css';

/** A row on a phone: whose, what of it, and how much. */
export interface Card {
  name: string;
  note: string;
  amount: string;
}

interface Props<T> {
  label: string;
  rows: readonly T[] | undefined;
  card: (row: T) => Card;
  keyOf: (row: T) => string;
  mayChoose: (row: T) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string) => void;
  /** What is struck through; without it what cannot be chosen. */
  tone?: ((row: T) => string | undefined) | undefined;
  /** Where nothing is opened, a finger on the card chooses it. */
  onOpen?: ((row: T) => void) | undefined;
  error?: unknown;
  onRetry?: (() => void) | undefined;
  emptyText: string;
}

const SKELETONS = ['a', 'b', 'c', 'd'];

/** Rows that are ticked, on a phone: one touch target to choose a row, one to open it. */
export const ChosenCards = <T,>({ rows, card, keyOf, mayChoose, chosen, ...props }: Props<T>) => {
  const { t } = useTranslation('kit');
  const { label, error, onRetry, onChoose, onOpen, tone, emptyText } = props;
  if (error !== undefined) return <ErrorState error={error} {...(onRetry && { onRetry })} />;
  if (rows === undefined) return SKELETONS.map((key) => <Skeleton key={key} h={64} mb={8} />);
  if (rows.length === 0) return <EmptyState text={emptyText} />;
  return (
    <ul className={css.cards} aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row);
        const { name, note, amount } = card(row);
        const open = mayChoose(row);
        const struck = tone ? tone(row) !== undefined : !open;
        return (
          <li key={key}>
            {open && (
              <Checkbox
                size="md"
                aria-label={t('pickOne', { no: key })}
                checked={chosen.has(key)}
                onChange={() => onChoose(key)}
              />
            )}
            <button
              type="button"
              className={css.card}
              onClick={() => (onOpen ? onOpen(row) : open && onChoose(key))}
            >
              <span>
                <strong className={struck ? css.gone : undefined}>{name}</strong>
                <small className="num">{note}</small>
              </span>
              <strong className="num">{amount}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
