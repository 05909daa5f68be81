import { ingatUsulan, type UsulanDiabaikan } from '@kadar/contract/endpoints/usulan-stok.ts';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useAsideColumns } from './columns.tsx';
import { asideKey } from './kinds.ts';
import { USULAN_KEY } from './queries.ts';
import type { TabProps } from './tab.ts';

/** Proposes it again, at once. */
const useReminding = () => {
  const client = useQueryClient();
  const { send } = useOutbox(
    ({ id }: UsulanDiabaikan) => `usulan-stok/${id}/ingat`,
    ({ id, kode_toko }: UsulanDiabaikan, options) =>
      call(ingatUsulan, { params: { id } }, { ...options, toko: kode_toko }),
    { asks: false },
  );
  return async (row: UsulanDiabaikan): Promise<void> => {
    try {
      const { message } = await send(row);
      if (message) alertSuccess(message);
    } catch (error) {
      showFailure(error);
    }
    await client.invalidateQueries({ queryKey: USULAN_KEY });
  };
};

/** What was set aside, until when, by whom and why. */
export const AsideTab = ({ data, error, onRetry }: TabProps) => {
  const { t } = useTranslation('usulan-stok');
  const may = useCan('usulan.abaikan') !== undefined;
  const remind = useReminding();
  const [active, setActive] = useState<string | null>(null);
  const row = data?.diabaikan.find((one) => asideKey(one) === active);
  const again = () => may && row && void remind(row);
  useScreenKeys([['F9', again]]);
  return (
    <DataTable<UsulanDiabaikan>
      id="usulan-diabaikan"
      label={t('tab.diabaikan')}
      columns={useAsideColumns()}
      rows={data?.diabaikan}
      rowKey={asideKey}
      {...(error ? { error } : {})}
      onRetry={onRetry}
      active={active}
      onActive={(one) => setActive(asideKey(one))}
      emptyText={t('emptyAside')}
      toolbar={
        may && (
          <Button
            leftSection={<IconBell size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F9" />}
            disabled={!row}
            onClick={again}
          >
            {t('again')}
          </Button>
        )
      }
    />
  );
};
