import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../page/Hotkey.tsx';
import { ChartTable } from './ChartTable.tsx';
import css from './chart.module.css';
import { Marks } from './Marks.tsx';
import type { ChartProps } from './types.ts';

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
  const own = useRef<HTMLElement>(null);
  const turn = () => {
    setTable(!table);
    own.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <figure
      ref={own}
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
        <Button
          size="compact-sm"
          variant="subtle"
          className={`${css.turn} k-touch`}
          aria-pressed={table}
          leftSection={
            table ? <IconChartBar size={18} aria-hidden="true" /> : <IconTable size={18} aria-hidden="true" />
          }
          rightSection={<Hotkey keys="T" />}
          onClick={turn}
        >
          {t('asTable')}
        </Button>
      </div>
      <div ref={box} className={css.body}>
        {table ? <ChartTable h={h} {...props} /> : <Marks h={h} width={width} {...props} />}
      </div>
    </figure>
  );
};
