import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How far down each visited place of the history was looked at; gone with the page. */
const kept = new Map<string, number>();

const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
};

/** Goes on where a screen was left when the browser comes back to it; the element it gives stands once what fills it is there. */
export const useKeptScroll = <T extends HTMLElement>(ready: boolean): RefObject<T | null> => {
  const { state } = useLocation();
  const place = state.__TSR_key ?? '';
  const inside = useRef<T>(null);
  useLayoutEffect(() => {
    const y = kept.get(place);
    if (ready && y !== undefined) scrollerOf(inside.current)?.scrollTo(0, y);
  }, [place, ready]);
  useEffect(() => {
    const scroller = ready ? scrollerOf(inside.current) : null;
    if (!scroller) return;
    const keep = () => kept.set(place, scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [place, ready]);
  return inside;
};
