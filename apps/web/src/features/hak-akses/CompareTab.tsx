import type { BandingRow } from '@kadar/contract/endpoints/hak-akses.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { bandingQuery, hakQuery } from './queries.ts';

const NONE: readonly BandingRow[] = [];

const useColumns = (satu: string, dua: string): Column<BandingRow>[] => {
  const { t } = useTranslation('hak-akses');
  return useMemo((): Column<BandingRow>[] => {
    const of = (side: 'satu' | 'dua', user: string): Column<BandingRow> => ({
      key: side,
      title: user || t('user'),
      width: 180,
      value: (row) => t(`may.${row[side] ?? 'TIDAK'}`),
    });
    return [
      { key: 'judul', title: t('judul'), width: 400, pin: 'start' },
      { key: 'grup', title: t('grup'), width: 220 },
      of('satu', satu),
      of('dua', dua),
    ];
  }, [t, satu, dua]);
};

/** Two users side by side: where they differ, or all. */
export const CompareTab = () => {
  const { t } = useTranslation('hak-akses');
  const [asked, setAsked] = useState({ satu: '', dua: '', semua: '0' as '0' | '1' });
  const users = useQuery(hakQuery());
  const list = useQuery(bandingQuery(asked));
  const both = asked.satu !== '' && asked.dua !== '';
  const choices = (users.data ?? []).map(({ user_id, usere_name }) => ({
    value: user_id,
    label: `${user_id} · ${usere_name}`,
  }));
  const pick = (side: 'satu' | 'dua', label: string) => (
    <Select
      aria-label={label}
      placeholder={label}
      data={choices}
      searchable
      value={asked[side] || null}
      onChange={(value) => setAsked({ ...asked, [side]: value ?? '' })}
      w={260}
    />
  );
  return (
    <DataTable<BandingRow>
      id="banding-hak"
      label={t('tab.banding')}
      columns={useColumns(asked.satu, asked.dua)}
      rows={both ? list.data : NONE}
      rowKey={({ jenis, kode }) => `${jenis}/${kode}`}
      {...(list.error && { error: list.error })}
      onRetry={() => void list.refetch()}
      emptyText={t(both ? 'alike' : 'chooseTwo')}
      toolbar={
        <>
          {pick('satu', t('firstUser'))}
          {pick('dua', t('secondUser'))}
          <Toggle
            label={t('showSame')}
            value={asked.semua === '1'}
            onChange={(all) => setAsked({ ...asked, semua: all ? '1' : '0' })}
          />
          <ExportButtons
            path="hak-akses/banding"
            query={asked}
            name="hak-akses"
            disabled={!both || !list.data?.length}
          />
        </>
      }
    />
  );
};
