import type { Language } from '@kadar/contract/text.ts';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useMemo, useState } from 'react';
import { localeOf } from '../fields/locales.ts';
import { useLanguage } from '../text.ts';
import css from './chart.module.css';
import { barsOf, lineOf } from './paths.ts';
import { boundsOf, heightIn, namedPlaces, ticksOf } from './scale.ts';
import type { ChartPoint, ChartProps } from './types.ts';

/** In pixels: beside the axis, above its highest name, and below it for names over two lines. */
const AXIS = 56;
const TOP = 10;
const BELOW = 20;
const BELOW_NAMES = 34;
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

/** What is drawn once, however the marks are walked. */
const useDrawing = ({ points, series, kind, showKey, scale = 1, h = 240 }: ChartProps, width: number) => {
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
        d:
          kind === 'bar'
            ? barsOf(values[nth] ?? [], nth, series.length, frame)
            : lineOf(values[nth] ?? [], kind === 'step', frame),
      })),
    };
  }, [points, series, kind, showKey, scale, h, width, language]);
};

interface DrawnProps {
  drawing: ReturnType<typeof useDrawing>;
  kind: ChartProps['kind'];
  h: number;
}

/** Grid, figures of the axis, and a path for each series; names stand below, over two lines where they are words. */
const Drawn = memo(({ drawing: { plot, ticks, names, nameWidth, paths, words }, kind, h }: DrawnProps) => (
  <>
    <svg width={plot.w + AXIS} height={h} aria-hidden="true">
      <g transform={`translate(${AXIS} ${TOP})`}>
        <path className={css.grid} d={ticks.map(({ y }) => `M0 ${y}H${plot.w}`).join('')} />
        {ticks.map(({ value, y, name }) => (
          <text key={value} x={-8} y={y} className={css.tick}>
            {name}
          </text>
        ))}
        {paths.map(({ name, color, d }) => (
          <path
            key={name}
            d={d}
            className={kind === 'bar' ? css.bars : css.line}
            style={kind === 'bar' ? { fill: color } : { stroke: color }}
          />
        ))}
      </g>
    </svg>
    {names.map(({ at, x, name }) => (
      <span
        key={at}
        aria-hidden="true"
        title={name}
        className={css.name}
        data-words={words || undefined}
        style={{
          left: AXIS + x - nameWidth / 2,
          top: h - (words ? BELOW_NAMES : BELOW) + 2,
          width: nameWidth,
        }}
      >
        {name}
      </span>
    ))}
  </>
));

interface TipProps extends Pick<ChartProps, 'series' | 'nameKey' | 'show'> {
  point: ChartPoint;
  x: number;
  left: boolean;
}

const figuresOf = ({ values }: ChartPoint, series: ChartProps['series']) =>
  series.flatMap((one) => {
    const value = values[one.name];
    return value === undefined || value === null ? [] : [{ ...one, value }];
  });

/** What stands at the mark that is looked at. */
const Tip = ({ point, series, nameKey, show, x, left }: TipProps) => (
  <div className={css.tip} aria-hidden="true" data-left={left || undefined} style={{ left: x }}>
    <strong>{nameKey(point.key)}</strong>
    {figuresOf(point, series).map(({ name, label, color, value }) => (
      <span key={name}>
        <i style={{ background: color }} /> {label} <b className="num">{show(value)}</b>
      </span>
    ))}
  </div>
);

const lastOf = (points: readonly ChartPoint[]): number =>
  points.findLastIndex(({ values }) =>
    Object.values(values).some((value) => value !== undefined && value !== null),
  );

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Which mark is looked at, by the pointer or the arrows, and what opens it. */
const useMarks = ({ points, onMark }: ChartProps, each: number) => {
  const last = lastOf(points);
  const [walked, setWalked] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const here = Math.max(0, Math.min(walked ?? last, last));
  const shown = over ?? walked;
  const open = (at: number | null) => {
    const point = at === null || at > last ? undefined : points[at];
    if (point) onMark?.(point.key);
  };
  const placeOf = (event: MouseEvent<HTMLElement>): number | null => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - AXIS;
    const at = Math.floor(x / each);
    return x < 0 || at > last ? null : at;
  };
  return {
    here,
    last: Math.max(0, last),
    shown: shown !== null && shown <= last ? shown : null,
    over,
    heard: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const step = STEPS[event.key];
        if (step) setWalked(Math.max(0, Math.min(last, step(here, last))));
        else if (event.key === 'Enter') open(here);
        else return;
        event.preventDefault();
      },
      onFocus: (event: FocusEvent<HTMLElement>) =>
        event.currentTarget.matches(':focus-visible') && setWalked(here),
      onBlur: () => setWalked(null),
      onPointerMove: (event: MouseEvent<HTMLElement>) => setOver(placeOf(event)),
      onPointerLeave: () => setOver(null),
      onClick: (event: MouseEvent<HTMLElement>) => open(placeOf(event)),
    },
  };
};

/** The plot itself, so many pixels wide: ←→ walk its marks, Enter or a click opens one. */
export const Marks = (props: ChartProps & { h: number; width: number }) => {
  const { label, points, series, kind, h, width, nameKey, show, onMark } = props;
  const drawing = useDrawing(props, width);
  const { plot, each, left } = drawing;
  const { here, last, shown, over, heard } = useMarks(props, each);
  const at = points[here];
  const point = shown === null ? undefined : points[shown];
  return (
    <div
      className={css.plot}
      style={{ height: h }}
      data-opens={(onMark && over !== null) || undefined}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={here}
      aria-valuetext={
        at &&
        `${nameKey(at.key)}: ${figuresOf(at, series)
          .map(({ label: of, value }) => `${of} ${show(value)}`)
          .join(', ')}`
      }
      {...heard}
    >
      {shown !== null && (
        <div
          className={css.place}
          style={{ left: AXIS + left(shown), top: TOP, width: Math.max(2, each), height: plot.h }}
        />
      )}
      {width > 0 && <Drawn drawing={drawing} kind={kind} h={h} />}
      {point && shown !== null && (
        <Tip
          point={point}
          series={series}
          nameKey={nameKey}
          show={show}
          x={AXIS + left(shown) + each / 2}
          left={left(shown) > plot.w / 2}
        />
      )}
    </div>
  );
};
