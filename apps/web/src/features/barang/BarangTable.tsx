import type { ListedBarang } from '@kadar/contract/endpoints/barang.ts';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column, Sort } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import { Thumb } from './Foto.tsx';
import css from './list.module.css';
import type { useBarangList } from './queries.ts';
import { StatusBadge } from './StatusBadge.tsx';

export interface ListProps {
  list: ReturnType<typeof useBarangList>;
  chosen: ReadonlySet<string>;
  onChoose: (kode_barcode: string) => void;
  onOpen: (kode_barcode: string) => void;
  emptyAction: ReactNode;
  /** Tags may be printed, so pieces can be ticked. */
  mayTag: boolean;
}

type Props = ListProps & {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Head office sees several shops at once. */
  showToko: boolean;
};

const useColumns = ({ chosen, onChoose, mayTag, showToko }: Props): Column<ListedBarang>[] => {
  const { t } = useTranslation('barang');
  const seesCost = useCan('cost.read') !== undefined;
  return useMemo((): Column<ListedBarang>[] => {
    const tick: Column<ListedBarang> = {
      key: 'pilih',
      title: t('choose'),
      width: 54,
      sortable: false,
      fixed: true,
      value: () => '',
      cell: ({ kode_barcode }) => (
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('chooseOne', { kode_barcode })}
          checked={chosen.has(kode_barcode)}
          onChange={() => onChoose(kode_barcode)}
        />
      ),
    };
    return [
      ...(mayTag ? [tick] : []),
      {
        key: 'foto',
        title: t('foto'),
        width: 52,
        sortable: false,
        value: () => '',
        cell: (row) => <Thumb kode_barcode={row.kode_barcode} foto={row.foto} alt="" />,
      },
      ...(showToko ? [{ key: 'kode_toko', title: t('toko'), width: 74 }] : []),
      { key: 'kode_barcode', title: t('kode_barcode'), width: 108, fixed: true },
      { key: 'nama_barang', title: t('nama_barang'), width: 214 },
      { key: 'kode_dept', title: t('jenis'), width: 104, value: (row) => row.nama_dept || row.kode_dept },
      { key: 'kode_group', title: t('group'), width: 92 },
      { key: 'kadar', title: t('kadar'), width: 88, value: (row) => row.kadar_label },
      { key: 'berat', title: t('berat'), kind: 'gram', width: 86 },
      { key: 'harga_jual', title: t('harga_jual'), kind: 'integer', width: 108, sortable: false },
      { key: 'kode_baki', title: t('baki'), width: 66 },
      { key: 'kode_gudang', title: t('gudang'), width: 104, hidden: true },
      { key: 'kode_intern', title: t('kode_intern'), width: 110 },
      {
        key: 'status',
        title: t('statusLabel'),
        width: 96,
        cell: (row) => <StatusBadge status={row.status} />,
      },
      { key: 'tanggal_masuk', title: t('tanggal_masuk'), kind: 'date', hidden: true },
      ...(seesCost ? [{ key: 'hpp', title: t('hpp'), kind: 'rupiah', hidden: true } as const] : []),
    ];
  }, [t, chosen, onChoose, mayTag, showToko, seesCost]);
};

/** The pieces as a table of any length; Space ticks the active row. */
export const BarangTable = (props: Props) => {
  const { t } = useTranslation('barang');
  const { list, onChoose, onOpen, mayTag, sort, onSort } = props;
  const columns = useColumns(props);
  const [active, setActive] = useState<string | null>(null);
  const frame = useSpaceKey(() => {
    if (!mayTag || !active) return false;
    onChoose(active);
    return true;
  });
  return (
    <div ref={frame} className={css.tableFrame}>
      <DataTable
        id="barang"
        label={t('title')}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.kode_barcode}
        error={list.error}
        onRetry={list.retry}
        sort={sort}
        onSort={onSort}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        active={active}
        onActive={(row) => setActive(row.kode_barcode)}
        onOpen={(row) => onOpen(row.kode_barcode)}
        emptyAction={props.emptyAction}
        toolbar={<span className={css.hint}>{t(mayTag ? 'tableHint' : 'tableHintRead')}</span>}
      />
    </div>
  );
};
