import { type PerubahanLama, riwayatHarga } from '@kadar/contract/endpoints/harga.ts';
import { lineId } from '@kadar/domain/price-lines.ts';
import { Modal, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { showPercent, showPrice } from '../../kit/effect/show.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { later } from '../../kit/later.tsx';
import { usePages } from '../../kit/list/usePages.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import type { BoardRow } from './board.ts';
import { globalQuery } from './queries.ts';
import { nameOf } from './show.ts';

const Waiting = () => <WaitingRows h={240} />;
const HargaChart = later(() => import('./HargaChart.tsx'), Waiting);

const useColumns = (): Column<PerubahanLama>[] => {
  const { t } = useTranslation('harga');
  const { moment } = useShopTime();
  return useMemo(() => {
    const price = (rp: number | null) => (rp === null ? t('followed') : showPrice(rp));
    return [
      { key: 'at', title: t('when'), width: 168, sortable: false, value: ({ at }) => moment(at) },
      { key: 'label', title: t('line'), width: 130, sortable: false, value: (row) => nameOf(t, row) },
      { key: 'user_id', title: t('user'), width: 100, sortable: false },
      {
        key: 'dari',
        title: t('fromTo'),
        width: 210,
        sortable: false,
        value: ({ jenis, dari, ke }) =>
          jenis === 'GLOBAL' && dari === null ? price(ke) : `${price(dari)} → ${price(ke)}`,
      },
      {
        key: 'change',
        title: 'Δ',
        width: 80,
        sortable: false,
        value: ({ dari, ke }) => (dari === null || ke === null ? '' : showPercent(dari, ke)),
      },
    ];
  }, [t, moment]);
};

const Chart = () => {
  const { data } = useQuery(globalQuery);
  if (!data) return <WaitingRows h={240} />;
  if (data.riwayat.length < 2) return null;
  return <HargaChart data={data} />;
};

const ALL = 'all';

/** Alt+H: how prices came to be, of all lines or of the one that was left. */
const Riwayat = ({ row, onClose }: { row: BoardRow | undefined; onClose: () => void }) => {
  const { t } = useTranslation('harga');
  const closeOnEscape = useOwnEscape();
  const columns = useColumns();
  const [of, setOf] = useState(ALL);
  const line = of === ALL ? undefined : row?.line;
  const list = usePages<PerubahanLama>({
    key: ['harga', 'riwayat', line ? lineId(line) : ALL],
    read: (window, signal) =>
      call(
        riwayatHarga,
        { query: { ...window, ...(line && { jenis: line.jenis, kode: line.kode, kadar: line.kadar }) } },
        { signal },
      ),
  });
  return (
    <Modal opened onClose={onClose} title={t('history')} size="xl" closeOnEscape={closeOnEscape}>
      {row && (
        <SegmentedControl
          mb="sm"
          aria-label={t('line')}
          value={of}
          onChange={setOf}
          data={[
            { value: ALL, label: t('allLines') },
            { value: row.id, label: nameOf(t, row.line) },
          ]}
        />
      )}
      {line?.jenis === 'GLOBAL' && <Chart />}
      <DataTable
        id="harga-riwayat"
        label={t('history')}
        columns={columns}
        rows={list.rows}
        rowKey={(one) => `${one.at} ${lineId(one)} ${one.ke}`}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        height={line?.jenis === 'GLOBAL' ? '200px' : '360px'}
      />
    </Modal>
  );
};

export default Riwayat;
