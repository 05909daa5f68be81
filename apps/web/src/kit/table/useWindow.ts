import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export const ROW_PX = 32;
const OVERSCAN = 12;

interface Options {
  /** Rows of totals that stand below. */
  footed: number;
  /** The last rows are nearly in sight. */
  onEnd: (() => void) | undefined;
}

/** Which of so many rows are drawn, and the room of those above and below that are not. */
export const useWindow = (
  scroll: RefObject<HTMLElement | null>,
  count: number,
  { footed, onEnd }: Options,
) => {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // The sticky header and totals cover a row each at the ends of the scrolling part.
    scrollPaddingEnd: (1 + footed) * ROW_PX,
  });
  const items = virtual.getVirtualItems();
  const lastSeen = items.at(-1)?.index ?? -1;
  const reachedEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (lastSeen >= 0 && lastSeen >= count - OVERSCAN) reachedEnd();
  }, [lastSeen, count]);
  return {
    items,
    top: items[0]?.start ?? 0,
    bottom: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
};
