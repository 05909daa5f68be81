import { type DokumenRow, listCall } from '@kadar/contract/endpoints/dokumen.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import type { ShownType } from '../../kit/dokumen/types.ts';
import { showGram } from '../../kit/format.ts';
import { useLanguage } from '../../kit/text.ts';
import type { DocumentListProps } from './DocumentList.tsx';
import type { ShownFilter } from './FilterRow.tsx';
import type { DocumentColumn } from './totals.ts';
import { useStatusFilter } from './useStatusFilter.ts';

type Declared = Pick<
  DocumentListProps<DokumenRow>,
  'path' | 'filters' | 'columns' | 'card' | 'read' | 'anyDay'
>;

/** Pixels, by column or kind: beside a form all of them stand in sight. */
const WIDTHS: Readonly<Record<string, number>> = { keterangan: 140, rupiah: 136 };

/** A figure of a row with its sign: what goes out counts against what comes in, where kinds of both stand together. */
export const signedIn = (types: readonly ShownType[], row: DokumenRow, key: string): number => {
  const both = new Set(types.map(({ money }) => money)).size > 1;
  const out = both && types.find(({ jenis }) => jenis === row.jenis)?.money === 'out';
  return Number(row[key] ?? 0) * (out ? -1 : 1);
};

/** Filters, columns, cards and the call of kinds that are listed by their declaration; those of one path stand together. */
export const useDeclaredList = (types: readonly [ShownType, ...ShownType[]]): Declared => {
  const { t } = useTranslation('dokumen');
  const language = useLanguage();
  const states = useStatusFilter();
  return useMemo(() => {
    const read = (text: Text): string => textIn(text, language);
    const titleOf = (jenis: string): string => {
      const type = types.find((one) => one.jenis === jenis);
      return type ? read(type.title) : jenis;
    };
    const kinds: ShownFilter = {
      name: 'jenis',
      label: t('kind'),
      as: 'select',
      values: types.map(({ jenis }) => jenis),
      words: titleOf,
    };
    const kind: DocumentColumn<DokumenRow> = {
      key: 'jenis',
      title: t('kind'),
      width: 92,
      value: ({ jenis }) => titleOf(jenis),
    };
    const own = Object.entries(types[0].head)
      .filter(([, field]) => field.in.includes('list'))
      .map(
        ([key, field]): DocumentColumn<DokumenRow> => ({
          key,
          title: read(field.label),
          kind: field.kind,
          width: WIDTHS[key] ?? WIDTHS[field.kind] ?? 112,
          ...(key === 'grand_total' && { pin: 'end' as const }),
          ...(field.kind === 'rupiah' && { sum: (row: DokumenRow) => signedIn(types, row, key) }),
        }),
      );
    const several = types.length > 1;
    return {
      path: types[0].path,
      anyDay: true,
      filters: several ? [kinds, states] : [states],
      columns: ({ number, date, time, toko, status, user }) => [
        number,
        date,
        { ...time, hidden: true },
        toko,
        ...(several ? [kind] : []),
        ...own,
        { ...status, width: 86 },
        { ...user, hidden: true },
      ],
      card: (row) => ({
        name: titleOf(row.jenis),
        note: String(row.keterangan ?? ''),
        amount:
          types.find(({ jenis }) => jenis === row.jenis)?.money === 'none'
            ? t('pieces', { count: Number(row.qty ?? 0), berat: showGram(Number(row.berat ?? 0)) })
            : Number(row.grand_total ?? 0),
      }),
      read: ({ status, ...query }, window, signal) =>
        call(
          listCall(types[0]),
          { query: { ...query, ...window, ...(status && { status: status as DokumenRow['status'] }) } },
          { signal },
        ),
    };
  }, [t, language, types, states]);
};
