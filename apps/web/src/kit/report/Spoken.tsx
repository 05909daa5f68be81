import type { ReportDefinition } from '@kadar/contract/report.ts';
import type { Mover, Sentence } from '@kadar/contract/report-sentence.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { comparedRange, PEMBANDING, type Pembanding } from '@kadar/domain/ranges.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRangeName } from '../fields/range-name.ts';
import { showGram, showRupiah, unbroken, useFormat } from '../format.ts';
import { percentOf } from '../percent.ts';
import { useText } from '../text.ts';
import { TIDAK } from './compared.ts';
import css from './report.module.css';

interface SentenceProps {
  definition: ReportDefinition;
  said: Sentence;
  /** The days that it is compared with, and whether the asked ones are still running; null without a comparison. */
  against: { span: Span; running: boolean } | null;
}

/** What the report says of itself, computed: its figure, against what, and what moved it. */
export const Spoken = ({ definition, said, against }: SentenceProps) => {
  const { t } = useTranslation('laporan');
  const read = useText();
  const format = useFormat();
  const rangeName = useRangeName();
  const column = definition.columns[said.kunci];
  if (!column) return null;
  const figure = (value: number): string =>
    column.kind === 'gram'
      ? showGram(value)
      : column.kind === 'rupiah'
        ? showRupiah(value)
        : format(column.kind, value);
  const moved = (milli: number): string =>
    milli === 0 ? t('same') : t(milli > 0 ? 'up' : 'down', { persen: percentOf(milli) });
  const mover = ({ nama, nilai, milli }: Mover): string =>
    milli === null
      ? t('moverNew', { nama, nilai: figure(nilai) })
      : t('mover', { nama, gerak: moved(milli) });
  const nama = against ? rangeName(against.span) : '';
  const parts = [
    t('figure', { label: read(column.label), nilai: figure(said.nilai) }),
    ...(said.milli !== null && against ? [t('against', { gerak: moved(said.milli), nama })] : []),
    ...(said.milli === null && against && said.sebelum !== null
      ? [
          said.sebelum === 0
            ? t('againstNothing', { nama })
            : t(against.running ? 'wholeBefore' : 'before', { nama, nilai: figure(said.sebelum) }),
        ]
      : []),
    ...(said.penggerak.length > 0 ? [said.penggerak.map(mover).join(', ')] : []),
    ...(said.terbesar
      ? [t('largest', { nama: said.terbesar.nama, persen: percentOf(said.terbesar.bagian) })]
      : []),
  ];
  return (
    <span className={css.spoken} role="status" aria-live="polite">
      {unbroken(parts.join('; '))}.
    </span>
  );
};

interface Props {
  /** The days that are asked; null where they are not said yet. */
  span: Span | null;
  /** null compares with nothing. */
  banding: Pembanding | null;
  onChange: (banding: string) => void;
  /** A label stands above the other filters. */
  labelled: boolean;
}

/** What the days of a report are compared with. */
export const CompareSelect = ({ span, banding, onChange, labelled }: Props) => {
  const { t } = useTranslation('laporan');
  const rangeName = useRangeName();
  const nameOf = (one: Pembanding): string =>
    span && span.from <= span.to ? rangeName(comparedRange(span, one)) : t(`banding.${one}`);
  return (
    <Select
      className={css.banding ?? ''}
      {...(labelled ? { label: t('compare') } : { 'aria-label': t('compare') })}
      data={[
        ...PEMBANDING.map((value) => ({ value, label: t('compareWith', { nama: nameOf(value) }) })),
        { value: TIDAK, label: t('banding.TIDAK') },
      ]}
      value={banding ?? TIDAK}
      onChange={(value) => value && onChange(value)}
      allowDeselect={false}
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
    />
  );
};
