import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../page/Hotkey.tsx';
import { ChartTable } from './ChartTable.tsx';
import css from './chart.module.css';
import { Marks } from './Marks.tsx';
import type { ChartProps } from './types.ts';
import { useDrawing } from './useDrawing.ts';

/** Made once: a plot that turns draws neither of them anew. */
const TURN_KEY = <Hotkey keys="T" />;
const TO_PLOT = <IconChartBar size={18} aria-hidden="true" />;
const TO_TABLE = <IconTable size={18} aria-hidden="true" />;

/** Measured once for plot and table: one that is drawn before it knows its width is drawn twice. */
const useWidth = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { box, width };
};

/**
 * A plot whose marks are walked by the arrows and opened by Enter or a click, and whose figures stand behind it as a table (T). A series is
 * one path, however many places it has; what is undefined is not drawn, so that no future is.
 */
export const Chart = ({ h = 240, ...props }: ChartProps) => {
  const { t } = useTranslation('kit');
  const { label, series } = props;
  const [table, setTable] = useState(false);
  const { box, width } = useWidth();
  const drawing = useDrawing({ h, ...props }, width);
  const button = useRef<HTMLButtonElement>(null);
  const turn = () => {
    setTable(!table);
    button.current?.focus();
  };
  return (
    <figure
      className={css.chart}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 't' || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        turn();
      }}
    >
      <div className={css.head}>
        {series.length > 1 &&
          series.map(({ name, label: of, color }) => (
            <span key={name} className={css.legend}>
              <i style={{ background: color }} /> {of}
            </span>
          ))}
        <button
          ref={button}
          type="button"
          className={`${css.turn} k-touch`}
          aria-pressed={table}
          onClick={turn}
        >
          {table ? TO_PLOT : TO_TABLE}
          {t('asTable')}
          {TURN_KEY}
        </button>
      </div>
      <div ref={box} className={css.body}>
        {table ? <ChartTable h={h} {...props} /> : <Marks h={h} drawing={drawing} {...props} />}
      </div>
    </figure>
  );
};
