import { Skeleton } from '@mantine/core';
import { showRupiah } from '../format.ts';
import { AppLink } from './AppLink.tsx';
import css from './figure-strip.module.css';
import { ErrorState } from './States.tsx';

/** A sum of money with what it is called; `href` opens what it is made of. */
export interface Figure {
  name: string;
  /** Rupiah; undefined while loading. */
  value: number | undefined;
  href: string | null;
  /** Money in or out. */
  sign?: '+' | '−';
  note?: string;
}

interface Props {
  label: string;
  figures: readonly Figure[];
  error: unknown;
  onRetry: () => void;
}

const Value = ({ value, href, sign }: Figure) => {
  if (value === undefined) return <Skeleton h={26} w="70%" mt={6} />;
  const text = `${sign && value > 0 ? sign : ''}${showRupiah(value)}`;
  return href ? (
    <AppLink className={css.value} href={href}>
      {text}
    </AppLink>
  ) : (
    <span className={css.value}>{text}</span>
  );
};

/** Figures in a row, the last one what the others come to. */
export const FigureStrip = ({ label, figures, error, onRetry }: Props) => {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <section
      className={css.strip}
      aria-label={label}
      aria-busy={figures.some(({ value }) => value === undefined)}
    >
      {figures.map((figure) => (
        <div key={figure.name} className={css.figure} data-sign={figure.sign}>
          <span className={css.name}>{figure.name}</span>
          <Value {...figure} />
          {figure.note && <span className={css.note}>{figure.note}</span>}
        </div>
      ))}
    </section>
  );
};
