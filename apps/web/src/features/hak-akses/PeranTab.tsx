import { hapusPeran, type PeranRow } from '@kadar/contract/endpoints/hak-akses.ts';
import { Button } from '@mantine/core';
import { IconCopy, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan, useMe } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { PeranDialog } from './PeranDialog.tsx';
import { HAK_KEY, peranQuery } from './queries.ts';

const keyOf = ({ level, kode_peran }: PeranRow): string => `${level}/${kode_peran}`;

const useColumns = (): Column<PeranRow>[] => {
  const { t } = useTranslation('hak-akses');
  return useMemo(
    (): Column<PeranRow>[] => [
      {
        key: 'kode_peran',
        title: t('kodePeran'),
        width: 160,
        pin: 'start',
        value: ({ kode_peran, level }) => kode_peran || level,
      },
      {
        key: 'nama_peran',
        title: t('namaPeran'),
        width: 260,
        value: ({ kode_peran, nama_peran, level }) =>
          kode_peran === '' ? t('ofLevel', { level }) : nama_peran,
      },
      { key: 'level', title: t('level'), width: 90 },
      { key: 'layar', title: t('layar'), kind: 'integer', width: 90, value: ({ layar }) => layar.length },
      { key: 'dipakai', title: t('dipakai'), kind: 'integer', width: 110 },
    ],
    [t],
  );
};

const useRemoval = () => {
  const { t } = useTranslation('hak-akses');
  const client = useQueryClient();
  const { send } = useOutbox(
    (kode: string) => `peran/${kode}/hapus`,
    (kode_peran: string, options) => call(hapusPeran, { params: { kode_peran } }, options),
    { asks: false },
  );
  return async (kode: string): Promise<void> => {
    if (!(await confirm({ text: t('removeText', { kode }), ok: t('remove'), danger: true }))) return;
    try {
      const { message } = await send(kode);
      if (message) alertSuccess(message);
    } catch (error) {
      showFailure(error);
    }
    await client.invalidateQueries({ queryKey: HAK_KEY });
  };
};

/** Roles: made, changed, copied and deleted at head office; those of the levels are looked at and copied. */
export const PeranTab = () => {
  const { t } = useTranslation('hak-akses');
  const list = useQuery(peranQuery);
  const { pusat } = useMe();
  const mayWrite = useCan('users.write') !== undefined && pusat;
  const columns = useColumns();
  const remove = useRemoval();
  const [active, setActive] = useState<string | null>(null);
  const [editing, setEditing] = useState<{ peran: PeranRow | null; copy: boolean } | null>(null);
  const chosen = list.data?.find((one) => keyOf(one) === active);
  const own = chosen && chosen.kode_peran !== '' ? chosen : undefined;
  const add = () => mayWrite && setEditing({ peran: null, copy: false });
  const copyable = chosen && !['OWN', 'SU'].includes(chosen.level) ? chosen : undefined;
  useScreenKeys([
    ['Insert', add],
    ['alt+N', add],
  ]);
  return (
    <>
      <DataTable<PeranRow>
        id="peran"
        label={t('tab.peran')}
        columns={columns}
        rows={list.data}
        rowKey={keyOf}
        {...(list.error && { error: list.error })}
        onRetry={() => void list.refetch()}
        active={active}
        onActive={(peran) => setActive(keyOf(peran))}
        onOpen={(peran) => mayWrite && peran.kode_peran !== '' && setEditing({ peran, copy: false })}
        onDelete={(peran) => mayWrite && peran.kode_peran !== '' && void remove(peran.kode_peran)}
        tone={({ kode_peran }) => (kode_peran === '' ? 'dim' : undefined)}
        toolbar={
          mayWrite && (
            <>
              <Button
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="Ins" />}
                onClick={add}
              >
                {t('add')}
              </Button>
              <Button
                leftSection={<IconEdit size={18} aria-hidden="true" />}
                disabled={!own}
                onClick={() => own && setEditing({ peran: own, copy: false })}
              >
                {t('edit')}
              </Button>
              <Button
                leftSection={<IconCopy size={18} aria-hidden="true" />}
                disabled={!copyable}
                onClick={() => copyable && setEditing({ peran: copyable, copy: true })}
              >
                {t('copy')}
              </Button>
              <Button
                leftSection={<IconTrash size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="Del" />}
                disabled={!own}
                onClick={() => own && void remove(own.kode_peran)}
              >
                {t('remove')}
              </Button>
            </>
          )
        }
      />
      {editing && list.data && (
        <PeranDialog {...editing} roles={list.data} onClose={() => setEditing(null)} />
      )}
    </>
  );
};
