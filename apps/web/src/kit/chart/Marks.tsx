import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import css from './chart.module.css';
import type { ChartPoint, ChartProps } from './types.ts';
import { AXIS, BELOW, BELOW_NAMES, type Drawing, TOP } from './useDrawing.ts';

interface DrawnProps {
  drawing: Drawing;
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
        {paths.map(({ name, color, d, across }) => (
          <path
            key={name}
            d={d}
            className={kind === 'bar' ? css.bars : css.line}
            style={{ stroke: color, strokeWidth: across }}
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

/** The plot itself: ←→ walk its marks, Enter or a click opens one. */
export const Marks = (props: ChartProps & { h: number; drawing: Drawing }) => {
  const { label, points, series, kind, h, drawing, nameKey, show, onMark } = props;
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
      {drawing.measured && <Drawn drawing={drawing} kind={kind} h={h} />}
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
