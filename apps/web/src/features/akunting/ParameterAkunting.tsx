import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { DetailAkun } from './DetailAkun.tsx';
import { type AkunParameter, nameOf, parametersQuery } from './parameters.ts';

const PATH = '/parameter-akunting';

/** /parameter-akunting: journal names and types; each opens the accounts of its roles [spec A §2 screen 4]. */
const ParameterAkunting = () => {
  const { t } = useTranslation('akunting');
  const go = useGo();
  const { kode } = useSearch({ strict: false }) as { kode?: string };
  const mayWrite = useCan('parameter.write') !== undefined;
  const list = useQuery(parametersQuery);
  const columns = useMemo((): Column<AkunParameter>[] => {
    const open = (row: AkunParameter) => go(`${PATH}?kode=${encodeURIComponent(nameOf(row))}`);
    return [
      { key: 'trx', title: t('trx'), width: 300, fixed: true },
      { key: 'type', title: t('type'), width: 240 },
      {
        key: 'mapped',
        title: t('mapped'),
        value: ({ detail_akun }) =>
          `${detail_akun.filter(({ nomor_akun }) => nomor_akun).length} / ${detail_akun.length}`,
        width: 130,
      },
      {
        key: 'edit',
        title: t('edit'),
        sortable: false,
        width: 110,
        cell: (row) => (
          <Button
            size="compact-xs"
            leftSection={<IconPencil size={13} />}
            onClick={() => open(row)}
            aria-label={t('editOf', { name: nameOf(row) })}
          >
            {t('edit')}
          </Button>
        ),
      },
    ];
  }, [t, go]);
  const chosen = list.data?.find((row) => nameOf(row) === kode);
  if (chosen)
    return <DetailAkun key={nameOf(chosen)} parameter={chosen} mayWrite={mayWrite} onBack={() => go(PATH)} />;
  return (
    <Page title={t('title')}>
      <DataTable
        id="parameter-akunting"
        label={t('title')}
        columns={columns}
        rows={list.data}
        rowKey={nameOf}
        error={list.error ?? undefined}
        onRetry={() => void list.refetch()}
        onOpen={(row) => go(`${PATH}?kode=${encodeURIComponent(nameOf(row))}`)}
      />
    </Page>
  );
};

export default ParameterAkunting;
