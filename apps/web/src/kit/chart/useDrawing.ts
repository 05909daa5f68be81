import type { Language } from '@kadar/contract/text.ts';
import { useMemo } from 'react';
import { localeOf } from '../fields/locales.ts';
import { useLanguage } from '../text.ts';
import { barsOf, lineOf } from './paths.ts';
import { boundsOf, heightIn, namedPlaces, ticksOf } from './scale.ts';
import type { ChartProps } from './types.ts';

/** In pixels: beside the axis, above its highest name, and below it for names over two lines. */
export const AXIS = 56;
export const TOP = 10;
export const BELOW = 20;
export const BELOW_NAMES = 34;
/** A name of a day or month, and one in words. */
const KEY_PX = 34;
const WORD_PX = 70;
const LINE_PX = 40;

const formats = new Map<string, Intl.NumberFormat>();

/** Made once a language, and not for each drawing. */
const compactIn = (language: Language): Intl.NumberFormat => {
  const locale = localeOf(language);
  const made =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 3 });
  formats.set(locale, made);
  return made;
};

/** What is drawn, reckoned once however the marks are walked and the plot is turned; `h` and `width` in pixels. */
export const useDrawing = (
  { points, series, kind, showKey, scale = 1, h }: ChartProps & { h: number },
  width: number,
) => {
  const language = useLanguage();
  return useMemo(() => {
    const values = series.map(({ name }) => points.map(({ values }) => values[name] ?? undefined));
    const [low, high] = boundsOf(values) ?? [0, 1];
    const words = points.some(({ key }) => !/^[\d-]+$/.test(key));
    const below = words ? BELOW_NAMES : BELOW;
    const plot = { w: Math.max(1, width - AXIS), h: h - TOP - below };
    const least = kind === 'bar' ? Math.min(0, low) : low;
    const most = kind === 'bar' ? Math.max(0, high) : high;
    const flat = least === most;
    const ticks = ticksOf(
      flat && kind !== 'bar' ? least * 0.99 : least,
      flat ? most * 1.01 || 1 : most,
      Math.max(2, Math.floor(plot.h / LINE_PX)),
    );
    const heightOf = heightIn(ticks[0] ?? 0, ticks.at(-1) ?? 1, plot.h);
    const each = plot.w / Math.max(1, points.length);
    const left = (at: number) => at * each;
    const frame = { left, width: each, heightOf };
    const compact = compactIn(language);
    const room = words ? WORD_PX : KEY_PX;
    const places = namedPlaces(
      points.map(({ key }) => key),
      Math.floor(plot.w / room),
    );
    return {
      /** Nothing is drawn before its width is known. */
      measured: width > 0,
      plot,
      each,
      left,
      words,
      ticks: ticks.map((value) => ({ value, y: heightOf(value), name: compact.format(value / scale) })),
      names: places.map((at) => ({ at, x: left(at) + each / 2, name: showKey(points[at]?.key ?? '') })),
      nameWidth: places.length > 0 ? Math.max(room, plot.w / places.length - 4) : room,
      paths: series.map(({ name, color }, nth) => ({
        name,
        color,
        ...(kind === 'bar'
          ? barsOf(values[nth] ?? [], nth, series.length, frame)
          : { d: lineOf(values[nth] ?? [], kind === 'step', frame), across: undefined }),
      })),
    };
  }, [points, series, kind, showKey, scale, h, width, language]);
};

export type Drawing = ReturnType<typeof useDrawing>;
