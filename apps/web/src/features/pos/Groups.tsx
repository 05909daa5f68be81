import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { UnstyledButton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import pick from '../../kit/dialogs/pick.module.css';
import { useSearch } from '../../kit/fields/useSearch.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import css from './lines.module.css';
import { groupsAt } from './useScan.ts';

const groupsQuery = (toko: string | null) =>
  queryOptions({ queryKey: ['pos', 'group', toko], queryFn: () => groupsAt(true), staleTime: 0 });

const Group = ({ group, nomor }: { group: PricedBarang; nomor?: string }) => (
  <span className={pick.piece}>
    {nomor && <strong className="num">{nomor}</strong>}
    <span className={pick.main}>
      <strong>{group.nama_barang}</strong>
      <small>{[group.kode_dept, group.kode_gudang, group.kode_baki].filter(Boolean).join(' · ')}</small>
    </span>
    <span className={pick.figures}>
      <strong className="num">{`${String(group.stock)} · ${showGram(group.berat)}`}</strong>
      <small className="num">{`${showRupiah(group.harga_emas)}/g`}</small>
    </span>
  </span>
);

/** Where no group was chosen yet: each under the two digits that choose it. */
export const NumberedGroups = ({ onPick }: { onPick: (kode_barcode: string) => void }) => {
  const { t } = useTranslation('pos');
  const { data, error, refetch } = useQuery(groupsQuery(useActingToko()));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={css.empty} aria-busy="true" />;
  if (data.length === 0) return <EmptyState text={t('manualEmpty')} />;
  return (
    <ul className={css.groups} aria-label={t('manualSearch')}>
      {data.map((group, at) => (
        <li key={group.kode_barcode}>
          <UnstyledButton className={pick.option} tabIndex={-1} onClick={() => onPick(group.kode_barcode)}>
            <Group group={group} nomor={String(at + 1).padStart(2, '0')} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};

/** F2 of a till without barcodes. */
export const GroupSearch = ({
  start,
  onPick,
  onClose,
}: {
  start: string;
  onPick: (kode_barcode: string) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('pos');
  const search = useSearch({
    key: ['pos', 'group'],
    start,
    find: async (q) =>
      (await groupsAt(true)).filter(({ kode_barcode, nama_barang }) =>
        `${kode_barcode} ${nama_barang}`.includes(q.toUpperCase()),
      ),
  });
  return (
    <PickDialog
      title={t('manualSearch')}
      label={t('manualSearchLabel')}
      search={search}
      rowKey={({ kode_barcode }) => kode_barcode}
      draw={(group) => <Group group={group} />}
      onPick={({ kode_barcode }) => onPick(kode_barcode)}
      onClose={onClose}
    />
  );
};
