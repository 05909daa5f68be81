import type { TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { queueName } from '@kadar/domain/waiting.ts';
import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../kit/dialogs/focus-lost.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import type { usePages } from '../../kit/list/usePages.ts';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { isOpen, type Tab } from './selection.ts';
import css from './validasi.module.css';

export interface ListProps {
  list: ReturnType<typeof usePages<TungguRow>>;
  tab: Tab;
  chosen: ReadonlySet<string>;
  mayChoose: (row: TungguRow) => boolean;
  onChoose: (row: TungguRow) => void;
  onOpen: (row: TungguRow) => void;
  emptyText: string;
}

const useColumns = ({ tab, chosen, mayChoose, onChoose }: ListProps): Column<TungguRow>[] => {
  const { t } = useTranslation('tunggu');
  const { short, clock } = useShopTime();
  const all = useActingToko() === null;
  return useMemo((): Column<TungguRow>[] => {
    const open = isOpen(tab);
    const moment = (at: string) => `${short(at)} ${clock(at)}`;
    const tick: Column<TungguRow> = {
      key: 'pilih',
      title: t('choose'),
      width: 54,
      sortable: false,
      fixed: true,
      value: () => '',
      cell: (row) =>
        mayChoose(row) && (
          <Checkbox
            size="xs"
            tabIndex={-1}
            aria-label={t('chooseOne', { no: row.no_tunggu })}
            checked={chosen.has(row.no_tunggu)}
            onChange={() => onChoose(row)}
          />
        ),
    };
    return [
      ...(open ? [tick] : []),
      ...(tab === 'ANTRIAN'
        ? [
            {
              key: 'antrian',
              title: t('place'),
              width: 74,
              value: ({ antrian }: TungguRow) => (antrian === null ? '' : queueName(antrian)),
            },
          ]
        : []),
      ...(all ? [{ key: 'kode_toko', title: t('toko'), width: 64 }] : []),
      { key: 'no_tunggu', title: t('number'), width: 136, fixed: true },
      { key: 'at', title: t('at'), width: 112, value: ({ at }) => moment(at) },
      { key: 'jenis', title: t('kind'), width: 100, value: ({ jenis }) => t(`jenis${jenis}`) },
      { key: 'nama_customer', title: t('customer'), width: 170 },
      { key: 'input_by', title: t('by'), width: 96 },
      { key: 'kode_sales', title: t('sales'), width: 76, hidden: !open },
      { key: 'qty', title: t('qty'), kind: 'integer', width: 60 },
      { key: 'berat', title: t('berat'), kind: 'gram', width: 86, hidden: !open },
      { key: 'total', title: t('total'), kind: 'rupiah', width: 124 },
      { key: 'tunai', title: t('cash'), kind: 'rupiah', width: 124, hidden: !open },
      ...(tab === 'ANTRIAN'
        ? [
            {
              key: 'harga',
              title: t('price'),
              width: 130,
              value: ({ harga }: TungguRow) => harga && t(`harga${harga}`),
            },
          ]
        : []),
      ...(open
        ? []
        : [
            {
              key: 'selesai_at',
              title: t('endedAt'),
              width: 112,
              value: ({ selesai_at }: TungguRow) => selesai_at && moment(selesai_at),
            },
            { key: 'selesai_oleh', title: t('endedBy'), width: 110 },
          ]),
      ...(tab === 'SELESAI'
        ? [
            {
              key: 'no_faktur',
              title: t('became'),
              width: 140,
              cell: ({ no_faktur }: TungguRow) => no_faktur && <DocumentLink no={no_faktur} />,
            },
          ]
        : []),
      ...(tab === 'DITOLAK' ? [{ key: 'alasan', title: t('reason'), width: 240 }] : []),
    ];
  }, [t, short, clock, tab, all, chosen, mayChoose, onChoose]);
};

/** What waits as a table: Space chooses the active row, Enter opens it. */
export const WaitingTable = (props: ListProps) => {
  const { t } = useTranslation('tunggu');
  const { list, tab, mayChoose, onChoose, onOpen, emptyText } = props;
  const columns = useColumns(props);
  const [active, setActive] = useState<string | null>(null);
  const row = list.rows?.find(({ no_tunggu }) => no_tunggu === active);
  const frame = useSpaceKey(() => {
    if (!row || !mayChoose(row)) return false;
    onChoose(row);
    return true;
  });
  useFocusKept(frame, 'table');
  return (
    <div ref={frame} className={css.frame}>
      <DataTable
        id={`tunggu.${tab}`}
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={({ no_tunggu }) => no_tunggu}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        active={active}
        onActive={({ no_tunggu }) => setActive(no_tunggu)}
        onOpen={onOpen}
        emptyText={emptyText}
        toolbar={<span className={css.hint}>{t(isOpen(tab) ? 'tableHint' : 'tableHintOpen')}</span>}
      />
    </div>
  );
};
