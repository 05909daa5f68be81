import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How far down each visited place of the history was looked at; gone with the page. */
const kept = new Map<string, { x: number; y: number }>();

const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
};

/** Goes on where a scrolling part was left when the browser comes back to it, once what fills it is there; `part` tells several of a screen apart. */
export const useKeptPlace = (
  scroller: () => HTMLElement | null,
  { part = '', ready }: { part?: string; ready: boolean },
): void => {
  const { state } = useLocation();
  const place = `${state.__TSR_key ?? ''} ${part}`;
  const at = useEffectEvent(scroller);
  useLayoutEffect(() => {
    const left = kept.get(place);
    if (ready && left) at()?.scrollTo(left.x, left.y);
  }, [place, ready]);
  useEffect(() => {
    const element = ready ? at() : null;
    if (!element) return;
    const keep = () => kept.set(place, { x: element.scrollLeft, y: element.scrollTop });
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [place, ready]);
};

/** The same of what scrolls around an element, which stands once what fills it is there. */
export const useKeptScroll = <T extends HTMLElement>(ready: boolean): RefObject<T | null> => {
  const inside = useRef<T>(null);
  useKeptPlace(() => scrollerOf(inside.current), { ready });
  return inside;
};
