import type { HakRow } from '@kadar/contract/endpoints/hak-akses.ts';
import { ACTIONS, type Action } from '@kadar/contract/permissions.ts';
import { Button, Select } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byWords } from '../../kit/fields/by-words.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { type Cari, hakQuery, pilihanQuery } from './queries.ts';
import { RightsDialog } from './RightsDialog.tsx';

const isAction = (value: string): value is Action => Object.hasOwn(ACTIONS, value);
const cariOf = (value: string | null): Cari =>
  value === null ? {} : isAction(value) ? { aksi: value } : { layar: value };

/** What is typed to find who may it: screens by their names, then actions by their words. */
const useChoices = () => {
  const { t } = useTranslation('hak-akses');
  const { data } = useQuery(pilihanQuery);
  return useMemo(
    () => [
      {
        group: t('layar'),
        items: (data?.layar ?? []).map(({ menu, judul }) => ({ value: menu, label: judul })),
      },
      {
        group: t('aksi'),
        items: (data?.aksi ?? []).map(({ aksi, kata }) => ({ value: aksi, label: kata })),
      },
    ],
    [data, t],
  );
};

const useColumns = (searched: boolean): Column<HakRow>[] => {
  const { t } = useTranslation('hak-akses');
  return useMemo(
    (): Column<HakRow>[] => [
      { key: 'user_id', title: t('user'), width: 130, pin: 'start' },
      { key: 'usere_name', title: t('nama'), width: 200 },
      { key: 'level', title: t('level'), width: 80 },
      { key: 'kode_toko', title: t('toko'), width: 70 },
      {
        key: 'kode_peran',
        title: t('peran'),
        width: 200,
        value: ({ kode_peran, nama_peran, level }) =>
          kode_peran === '' ? t('ofLevel', { level }) : `${kode_peran} · ${nama_peran}`,
      },
      ...(searched
        ? [
            {
              key: 'dari',
              title: t('dari'),
              width: 110,
              value: ({ dari }: HakRow) => dari && t(`from.${dari}`),
            },
            {
              key: 'boleh',
              title: t('boleh'),
              width: 170,
              value: ({ boleh }: HakRow) => boleh && t(`may.${boleh}`),
            },
          ]
        : []),
      { key: 'layar', title: t('layar'), kind: 'integer', width: 80 },
      {
        key: 'diberi',
        title: t('diberi'),
        kind: 'integer',
        width: 80,
        value: ({ diberi }) => diberi || null,
      },
      {
        key: 'diambil',
        title: t('diambil'),
        kind: 'integer',
        width: 80,
        value: ({ diambil }) => diambil || null,
      },
    ],
    [t, searched],
  );
};

/** Everybody with role and differences; with something searched, who may it and whence. */
export const UsersTab = () => {
  const { t } = useTranslation('hak-akses');
  const { user } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const [found, setFound] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(user ?? null);
  const cari = cariOf(found);
  const list = useQuery(hakQuery(cari));
  const choices = useChoices();
  return (
    <>
      <DataTable<HakRow>
        id="hak-akses"
        label={t('title')}
        columns={useColumns(found !== null)}
        rows={list.data}
        rowKey={({ user_id }) => user_id}
        {...(list.error && { error: list.error })}
        onRetry={() => void list.refetch()}
        active={active}
        onActive={({ user_id }) => setActive(user_id)}
        onOpen={({ user_id }) => setOpen(user_id)}
        openText={t('open')}
        toolbar={
          <>
            <Select
              aria-label={t('search')}
              placeholder={t('search')}
              data={choices}
              value={found}
              onChange={setFound}
              searchable
              filter={byWords}
              clearable
              limit={60}
              w={300}
            />
            <Button
              leftSection={<IconEdit size={18} aria-hidden="true" />}
              disabled={active === null}
              onClick={() => setOpen(active)}
            >
              {t('open')}
            </Button>
            <ExportButtons path="hak-akses" query={cari} name="hak-akses" disabled={!list.data?.length} />
          </>
        }
      />
      {open !== null && <RightsDialog key={open} user_id={open} onClose={() => setOpen(null)} />}
    </>
  );
};
