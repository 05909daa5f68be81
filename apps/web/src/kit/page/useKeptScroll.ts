import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How far down each visited place of the history was looked at; gone with the page. */
const kept = new Map<string, { x: number; y: number }>();

const scrollerOf = (element: HTMLElement | null): HTMLElement | null => {
  for (let one = element?.parentElement ?? null; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
};

/** How long what fills a screen may take until it is as long as it was. */
const PATIENCE_MS = 3_000;
/** How long it is held there: what stands above may still become shorter. */
const HOLD_MS = 1_000;
/** What a person does when he does not wait. */
const MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Scrolls to where it was left as soon as there is that much of it, and holds it there; whoever scrolls himself is left alone. */
const goBackTo = (element: HTMLElement, { x, y }: { x: number; y: number }): (() => void) => {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  let since = performance.now();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, stop, true);
  };
  const away = () => Math.max(Math.abs(element.scrollTop - y), Math.abs(element.scrollLeft - x)) > 1;
  const step = () => {
    const now = performance.now();
    if (away()) {
      element.scrollTo(x, y);
      since = now;
    }
    if (now < until && (away() || now - since < HOLD_MS)) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const move of MOVES) window.addEventListener(move, stop, true);
  step();
  return stop;
};

/** Goes on where a scrolling part was left when the browser comes back to it, once what fills it is there; `part` tells several of a screen apart. */
export const useKeptPlace = (
  scroller: () => HTMLElement | null,
  { part = '', ready }: { part?: string; ready: boolean },
): void => {
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const place = `${key ?? ''} ${part}`;
  const at = useEffectEvent(scroller);
  useLayoutEffect(() => {
    const left = kept.get(place);
    // To look for what scrolls, a screen that is just being drawn is laid out.
    const element = ready && left ? at() : null;
    return left && element ? goBackTo(element, left) : undefined;
  }, [place, ready]);
  useEffect(() => {
    if (!ready) return;
    let element: HTMLElement | null = null;
    const keep = ({ target }: Event) => {
      // Looked for when something scrolls, for the same reason.
      element ??= at();
      if (element && target === element) kept.set(place, { x: element.scrollLeft, y: element.scrollTop });
    };
    window.addEventListener('scroll', keep, { passive: true, capture: true });
    return () => window.removeEventListener('scroll', keep, { capture: true });
  }, [place, ready]);
};

/** The same of what scrolls around an element, which stands once what fills it is there. */
export const useKeptScroll = <T extends HTMLElement>(ready: boolean, part = ''): RefObject<T | null> => {
  const inside = useRef<T>(null);
  useKeptPlace(() => scrollerOf(inside.current), { part, ready });
  return inside;
};
