import { PEMERIKSAAN_WORDS } from '@kadar/contract/code-words.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useText } from '../../kit/text.ts';
import type { Data } from './HealthRows.tsx';
import css from './kesehatan.module.css';

type Check = Data['pemeriksaan']['daftar'][number];

/** Each standing check of the last run, and the first things that contradict. */
export const Checks = ({ checks }: { checks: readonly Check[] }) => {
  const { t } = useTranslation('kesehatan');
  const read = useText();
  const columns = useMemo(
    (): Column<Check>[] => [
      {
        key: 'nama',
        title: t('check'),
        width: 280,
        value: ({ nama }) => {
          const words = PEMERIKSAAN_WORDS[nama];
          return words ? read(words) : nama;
        },
      },
      {
        key: 'hasil',
        title: t('result'),
        width: 120,
        fixed: true,
        value: ({ temuan }) => t(temuan === 0 ? 'state.BAIK' : 'found'),
        cell: ({ temuan }) => (
          <span className={css.status} data-status={temuan === 0 ? 'BAIK' : 'BURUK'}>
            {t(temuan === 0 ? 'state.BAIK' : 'found')}
          </span>
        ),
      },
      {
        key: 'temuan',
        title: t('findings'),
        kind: 'integer',
        width: 90,
        value: ({ temuan }) => temuan || null,
      },
      { key: 'contoh', title: t('examples'), width: 420 },
    ],
    [t, read],
  );
  return (
    <DataTable<Check>
      id="kesehatan-pemeriksaan"
      label={t('checks')}
      columns={columns}
      rows={checks}
      rowKey={({ nama }) => nama}
      emptyText={t('notChecked')}
      least={14}
    />
  );
};
