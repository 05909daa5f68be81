import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Idle } from './order.ts';
import { hiddenColumns, type Pins } from './pins.ts';
import type { Column } from './types.ts';

interface Props<T> {
  scroll: RefObject<HTMLDivElement | null>;
  columns: readonly Column<T>[];
  widths: Readonly<Record<string, number>>;
  pins: Pins;
  /** Pixels of the table that are seen, and columns in which nothing stands: nobody misses those. */
  fitted: { room: number; idle: Idle };
}

/** Says that columns lie beyond the edge, and brings them into sight. */
export const MoreColumns = <T,>({ scroll, columns, widths, pins, fitted }: Props<T>) => {
  const { t } = useTranslation('kit');
  const { room, idle } = fitted;
  const [from, setFrom] = useState(0);
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const moved = (): void => setFrom(box.scrollLeft);
    box.addEventListener('scroll', moved, { passive: true });
    return () => box.removeEventListener('scroll', moved);
  }, [scroll]);
  const count = room === 0 ? 0 : hiddenColumns(columns, widths, pins, { from, room, blank: idle.blank });
  if (count === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="ink"
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
      onClick={() => scroll.current?.scrollBy({ left: room / 2 })}
    >
      {t('moreColumns', { count })}
    </Button>
  );
};
