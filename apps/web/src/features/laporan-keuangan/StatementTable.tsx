import type {
  BarisKeuangan,
  KOLOM_KEUANGAN,
  LaporanKeuangan,
} from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { statementFigure } from '@kadar/contract/figures/laporan-keuangan.ts';
import { STATEMENT_WORDS, type StatementName } from '@kadar/contract/statement-words.ts';
import { changeMilli } from '@kadar/domain/statements.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonths, useShowDate } from '../../kit/fields/dates.ts';
import { showCell, showRupiah, useRowFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useKeptScroll } from '../../kit/page/useKeptScroll.ts';
import { percentText } from '../../kit/percent.ts';
import { useText } from '../../kit/text.ts';
import css from './laporan-keuangan.module.css';
import { shownLines, stepOf } from './tree.ts';

interface Props {
  name: StatementName;
  label: string;
  data: LaporanKeuangan;
  kolom: (typeof KOLOM_KEUANGAN)[number] | null;
  open: ReadonlySet<string>;
  busy: boolean;
  onToggle: (head: string) => void;
}

const keyOf = (column: LaporanKeuangan['kolom'][number] | undefined): string =>
  column ? `${column.kode_toko} ${column.dari} ${column.sampai} ${column.jumlah}` : '';

/** A table whose rows open: its keys are those of the pattern, whose own example is a table too (WAI-ARIA, treegrid). */
const TREE = { role: 'treegrid' } as const;

/** The line that had the focus on each visited place of the history; gone with the page. */
const left = new Map<string, string>();

const rowIn = (body: HTMLElement | null, kunci: string): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`tr[data-line="${kunci}"]`) ?? null;

/** What a column is headed by. */
const useHead = ({ name, kolom }: Pick<Props, 'name' | 'kolom'>) => {
  const { t } = useTranslation('laporan-keuangan');
  const date = useShowDate();
  const months = useMonths();
  return ({ kode_toko, dari, sampai, jumlah }: LaporanKeuangan['kolom'][number]): string => {
    if (jumlah) return t('jumlah');
    if (kolom === 'TOKO') return kode_toko;
    if (name === 'neraca') return date(sampai);
    if (kolom === 'BULAN') return `${months[Number(dari.slice(5, 7)) - 1]} ${dari.slice(0, 4)}`;
    return dari === sampai ? date(dari) : `${date(dari)} – ${date(sampai)}`;
  };
};

/** By how much one column is more than the other. */
const Change = ({ rp: [now = 0, before = 0] }: BarisKeuangan) => {
  const { t } = useTranslation('laporan-keuangan');
  const format = useRowFormat();
  const milli = changeMilli(now, before);
  return (
    <>
      <td className="num">{format('rupiah', now - before)}</td>
      <td className="num">
        {milli === null ? '' : percentText(milli)}
        {milli === null && now !== 0 && <span className={css.quiet}>{t('takAdaPembanding')}</span>}
      </td>
    </>
  );
};

interface RowProps extends Pick<Props, 'name' | 'data' | 'open' | 'onToggle'> {
  line: BarisKeuangan;
  active: boolean;
  onFocus: () => void;
}

const Row = ({ name, data, line, open, active, onFocus, onToggle }: RowProps) => {
  const read = useText();
  const format = useRowFormat();
  const hrefOf = useFigureHref();
  const { kunci, bentuk, tingkat, bagian, nomor_akun, nama_akun, rp, mg } = line;
  const isHead = bentuk === 'GRUP';
  const stands = tingkat === 0;
  const title = bagian === null ? `${nomor_akun} ${nama_akun}` : read(STATEMENT_WORDS[bagian]);
  const figure = (at: number, value: number) => {
    const column = data.kolom[at];
    const href = column
      ? hrefOf(statementFigure(name, line, column, { value, mulai: data.mulai }), name)
      : null;
    const text = stands && bentuk === 'JUMLAH' ? showRupiah(value) : format('rupiah', value);
    return href ? (
      <AppLink href={href} className={pageCss.link} tabIndex={active ? 0 : -1}>
        {text}
      </AppLink>
    ) : (
      text
    );
  };
  return (
    <tr
      data-line={kunci}
      data-form={bentuk}
      data-level={tingkat}
      aria-level={tingkat + 1}
      {...(isHead && { 'aria-expanded': open.has(kunci) })}
      tabIndex={active ? 0 : -1}
      onFocus={onFocus}
    >
      <th scope="row" style={{ paddingInlineStart: 8 + tingkat * 20 }}>
        {isHead ? (
          // The row is what keys reach; this is for who points.
          <button type="button" className={css.toggle} tabIndex={-1} onClick={() => onToggle(kunci)}>
            <IconChevronRight size={16} aria-hidden="true" data-open={open.has(kunci) || undefined} />
            {title}
          </button>
        ) : (
          <span className={css.name}>{title}</span>
        )}
      </th>
      {rp.map((value, at) => (
        <td key={keyOf(data.kolom[at])} className="num">
          {figure(at, value)}
          {mg[at] ? <span className={css.gold}>{`${showCell('gram', mg[at])} g`}</span> : null}
        </td>
      ))}
      {data.pembanding === 'ADA' && <Change {...line} />}
    </tr>
  );
};

/** The tree of a statement: arrows walk it and open it, Enter follows the first figure of a line, Tab the others. */
export const StatementTable = ({ name, label, data, kolom, open, busy, onToggle }: Props) => {
  const { t } = useTranslation('laporan-keuangan');
  const headOf = useHead({ name, kolom });
  const { state } = useLocation();
  const place = state.__TSR_key ?? '';
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useKeptScroll<HTMLTableElement>(true);
  const shown = shownLines(data.baris, open);
  const [at, setAt] = useState(() => left.get(place) ?? '');
  const active = shown.some(({ kunci }) => kunci === at) ? at : (shown[0]?.kunci ?? '');
  useLayoutEffect(() => {
    // Who comes back goes on at the line he left.
    const was = left.get(place);
    if (was) rowIn(body.current, was)?.focus({ preventScroll: true });
  }, [place]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const onRow = event.target instanceof HTMLTableRowElement;
    if (event.key === 'Enter' && onRow) {
      const head = shown.find(({ kunci, bentuk }) => kunci === active && bentuk === 'GRUP');
      if (head) onToggle(head.kunci);
      else rowIn(body.current, active)?.querySelector('a')?.click();
      event.preventDefault();
      return;
    }
    const step = stepOf(event.key, active, shown, open);
    if (!step) return;
    event.preventDefault();
    if (step.toggle) onToggle(step.toggle);
    if (step.to) rowIn(body.current, step.to)?.focus();
  };
  return (
    <div className={css.scroll} data-busy={busy || undefined}>
      <table ref={scroller} {...TREE} aria-label={label} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('akun')}</th>
            {data.kolom.map((column) => (
              <th key={keyOf(column)} scope="col" className="num">
                {headOf(column)}
              </th>
            ))}
            {data.pembanding === 'ADA' && (
              <>
                <th scope="col" className="num">
                  Δ Rp
                </th>
                <th scope="col" className="num">
                  Δ %
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={press}>
          {shown.map((line) => (
            <Row
              key={line.kunci}
              name={name}
              data={data}
              line={line}
              open={open}
              active={line.kunci === active}
              onFocus={() => {
                setAt(line.kunci);
                left.set(place, line.kunci);
              }}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
