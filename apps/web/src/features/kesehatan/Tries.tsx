import { SEBAB_CADANGAN } from '@kadar/contract/endpoints/kesehatan.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import type { Data } from './HealthRows.tsx';
import css from './kesehatan.module.css';
import { showBytes } from './show.ts';

type Try = Data['riwayat'][number];

/** The last backups and trials, whatever became of them. */
export const Tries = ({ tries }: { tries: readonly Try[] }) => {
  const { t } = useTranslation('kesehatan');
  const { moment } = useShopTime();
  const columns = useMemo((): Column<Try>[] => {
    const why = ({ sebab, dihapus }: Try) => {
      const known = SEBAB_CADANGAN.find((each) => each === sebab);
      if (known) return t(`why.${known}`);
      return dihapus ? t('removed') : '';
    };
    return [
      { key: 'at', title: t('time'), width: 150, value: ({ at }) => moment(at) },
      { key: 'macam', title: t('kind'), width: 110, value: ({ macam }) => t(`line.${macam}`) },
      {
        key: 'status',
        title: t('result'),
        width: 120,
        fixed: true,
        value: ({ status }) => t(status === 'BERHASIL' ? 'state.BAIK' : 'state.BURUK'),
        cell: ({ status }) => (
          <span className={css.status} data-status={status === 'BERHASIL' ? 'BAIK' : 'BURUK'}>
            {t(status === 'BERHASIL' ? 'state.BAIK' : 'state.BURUK')}
          </span>
        ),
      },
      { key: 'berkas', title: t('file'), width: 250 },
      {
        key: 'ukuran',
        title: t('size'),
        width: 90,
        value: ({ ukuran }) => (ukuran > 0 ? showBytes(ukuran) : ''),
      },
      { key: 'tempat', title: t('place'), width: 200 },
      { key: 'oleh', title: t('by'), width: 100, value: ({ oleh }) => oleh || t('schedule') },
      { key: 'sebab', title: t('reason'), width: 220, value: why },
    ];
  }, [t, moment]);
  return (
    <DataTable<Try>
      id="kesehatan-cadangan"
      label={t('tries')}
      columns={columns}
      rows={tries}
      rowKey={({ id }) => String(id)}
      emptyText={t('noTries')}
      least={14}
    />
  );
};
