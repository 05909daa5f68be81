import { TEMPAT_UANG_WORDS } from '@kadar/contract/bank-words.ts';
import { type PosisiUang, posisiUang } from '@kadar/contract/endpoints/posisi-uang.ts';
import { moneyFigures } from '@kadar/contract/figures/posisi-uang.ts';
import { textIn } from '@kadar/contract/text.ts';
import { Button } from '@mantine/core';
import { IconFileText, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column, Line } from '../../kit/table/types.ts';
import { useLanguage } from '../../kit/text.ts';

type Row = PosisiUang['baris'][number];
const FIGURES = ['saldo', 'masuk', 'keluar'] as const;
type FigureName = (typeof FIGURES)[number];
const TITLES = { saldo: 'balance', masuk: 'cameIn', keluar: 'wentOut' } as const;

const REPORT = '/laporan-posisi-uang';

/** A figure that opens what it is made of, and names it there. */
const Money = ({ row, name, tanggal }: { row: Row; name: FigureName; tanggal: string }) => {
  const format = useFormat();
  const href = useFigureHref()(moneyFigures(row, tanggal)[name], 'uang');
  const text = row[name] === 0 ? '' : format('rupiah', row[name]);
  return href === null || text === '' ? (
    text
  ) : (
    <AppLink href={href} className={pageCss.link}>
      {text}
    </AppLink>
  );
};

const useColumns = (tanggal: string): Column<Row>[] => {
  const { t } = useTranslation('posisi-uang');
  const language = useLanguage();
  return useMemo(
    (): Column<Row>[] => [
      {
        key: 'tempat',
        title: t('place'),
        width: 130,
        pin: 'start',
        fixed: true,
        value: ({ tempat }) => textIn(TEMPAT_UANG_WORDS[tempat], language),
      },
      {
        key: 'pada',
        title: t('heldBy'),
        width: 230,
        value: ({ pada, no_rekening }) => [pada, no_rekening].filter(Boolean).join(' '),
      },
      ...FIGURES.map(
        (name): Column<Row> => ({
          key: name,
          title: t(TITLES[name]),
          kind: 'rupiah',
          width: 160,
          cell: (row) => <Money row={row} name={name} tanggal={tanggal} />,
        }),
      ),
      { key: 'tertua', title: t('since'), kind: 'date', width: 120 },
      { key: 'umur', title: t('age'), kind: 'integer', width: 110 },
    ],
    [t, language, tanggal],
  );
};

const sumsOf = (rows: readonly Row[]): Record<FigureName, number> => ({
  saldo: rows.reduce((sum, { saldo }) => sum + saldo, 0),
  masuk: rows.reduce((sum, { masuk }) => sum + masuk, 0),
  keluar: rows.reduce((sum, { keluar }) => sum + keluar, 0),
});

/** Each shop under its head, which has what its places come to. */
const linesOf = (rows: readonly Row[], show: (rp: number) => string): Line<Row>[] =>
  [...Map.groupBy(rows, ({ kode_toko }) => kode_toko)].flatMap(([kode_toko, own]): Line<Row>[] => {
    const sums = sumsOf(own);
    return [
      {
        type: 'group',
        key: 'kode_toko',
        level: 0,
        label: '',
        value: kode_toko,
        path: [kode_toko],
        count: own.length,
        values: Object.fromEntries(FIGURES.map((name) => [name, show(sums[name])])),
      },
      ...own.map((row) => ({ type: 'row' as const, row })),
    ];
  });

const keyOf = ({ kode_toko, tempat, no_rekening }: Row): string => `${kode_toko} ${tempat} ${no_rekening}`;

/** /posisi-uang: in drawers, on the road, at banks; each figure opens what it is made of. */
const PosisiUangPage = () => {
  const { t } = useTranslation('posisi-uang');
  const showDate = useShowDate();
  const format = useFormat();
  const toko = useActingToko();
  const query = useQuery({
    queryKey: [...DOKUMEN_KEY, 'posisi-uang', toko],
    queryFn: ({ signal }) => call(posisiUang, {}, { signal }),
  });
  const refresh = () => void query.refetch();
  useScreenKeys([['F5', refresh]]);
  const { tanggal = '', baris } = query.data?.data ?? {};
  const columns = useColumns(tanggal);
  const lines = useMemo(() => baris && linesOf(baris, (rp) => format('rupiah', rp)), [baris, format]);
  const totals = baris && sumsOf(baris);
  const reportHref = useFigureHref()(tanggal ? { to: REPORT, toko, query: { tanggal } } : null, 'uang');
  return (
    <Page
      title={t('title')}
      {...(tanggal && { under: t('asOf', { date: showDate(tanggal) }) })}
      actions={
        <>
          {reportHref !== null && (
            <AppLink href={reportHref} className={pageCss.link}>
              <IconFileText size={18} aria-hidden="true" /> {t('report')}
            </AppLink>
          )}
          <Button
            leftSection={<IconRefresh size={18} />}
            rightSection={<Hotkey keys="F5" />}
            loading={query.isRefetching}
            onClick={refresh}
          >
            {t('refresh')}
          </Button>
        </>
      }
    >
      <DataTable<Row>
        id="posisi-uang"
        label={t('title')}
        columns={columns}
        lines={lines}
        rowKey={keyOf}
        {...(query.error && { error: query.error })}
        onRetry={refresh}
        totalsLabel={t('inAll')}
        {...(totals && {
          totals: Object.fromEntries(FIGURES.map((name) => [name, showRupiah(totals[name])])),
        })}
      />
    </Page>
  );
};
export default PosisiUangPage;
