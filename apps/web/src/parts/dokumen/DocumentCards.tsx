import { Skeleton, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { addressOf } from '../../kit/api/envelope.ts';
import { showRupiah } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import type { DocumentRow } from './DocumentDrawer.tsx';
import css from './list.module.css';
import { StatusWord } from './StatusWord.tsx';

/** A document on a phone: what it is, whose, and how much. */
export interface Card {
  name: string;
  note: string;
  /** Rupiah, or words where no money moved; nothing of what moves neither. */
  amount?: number | string | undefined;
  /** Barcode of a piece whose picture stands for it. */
  picture?: string;
  mark?: ReactNode;
}

interface Props<T> {
  label: string;
  rows: readonly T[] | undefined;
  card: (row: T) => Card;
  error: unknown;
  onRetry: () => void;
  onEnd: () => void;
  onOpen: (no_faktur: string) => void;
  emptyAction?: ReactNode;
  emptyText?: string | undefined;
}

const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The list of a phone: a card a document, which a finger opens. */
export const DocumentCards = <T extends DocumentRow>(props: Props<T>) => {
  const { label, rows, card, error, onRetry, onOpen, emptyAction, emptyText } = props;
  const end = useRef<HTMLLIElement>(null);
  const reached = useEffectEvent(props.onEnd);
  const count = rows?.length ?? 0;
  useEffect(() => {
    if (!end.current || count === 0) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && reached());
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count]);
  if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows?.length === 0) return <EmptyState text={emptyText} action={emptyAction} />;
  return (
    <ul className={css.cards} aria-label={label} aria-busy={rows === undefined}>
      {rows?.map((row) => {
        const { name, note, amount, picture, mark } = card(row);
        return (
          <li key={row.no_faktur}>
            <UnstyledButton className={css.card} onClick={() => onOpen(row.no_faktur)}>
              {picture && (
                <img
                  src={addressOf(`foto_produk/${encodeURIComponent(picture)}`, { ukuran: 'kecil' })}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                />
              )}
              <span className={css.cardText}>
                <strong>{name}</strong>
                <small>{note}</small>
                <small className="num">{row.no_faktur}</small>
              </span>
              <span className={css.cardFigure} data-status={row.status}>
                {amount !== undefined && (
                  <strong className="num">{typeof amount === 'number' ? showRupiah(amount) : amount}</strong>
                )}
                {row.status === 'BATAL' ? <StatusWord status="BATAL" /> : mark}
              </span>
            </UnstyledButton>
          </li>
        );
      })}
      {rows === undefined && WAITING.map((key) => <Skeleton key={key} h={64} mb={8} />)}
      <li ref={end} className={css.end} aria-hidden="true" />
    </ul>
  );
};
