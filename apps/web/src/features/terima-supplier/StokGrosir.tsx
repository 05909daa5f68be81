import { GROSIR_GATE, type StokGrosir as Row, stokGrosir } from '@kadar/contract/endpoints/stok-grosir.ts';
import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingWarehouse, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('terima-supplier');
  return [
    { key: 'kode', title: t('kode'), width: 110, pin: 'start' },
    { key: 'nama', title: t('nama'), width: 180 },
    { key: 'kadar', title: t('kadar'), kind: 'kadar', width: 80 },
    { key: 'qty', title: t('qty'), kind: 'integer', width: 80 },
    { key: 'berat', title: t('berat'), kind: 'gram', width: 100 },
    { key: 'harga_per_g', title: t('harga_per_g'), kind: 'rupiah', width: 120 },
  ];
};

/** What the supplier's wholesale server has by now, and why it cannot be told. */
const Stock = ({ toko, onClose }: { toko: string; onClose: () => void }) => {
  const { t } = useTranslation('terima-supplier');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 300);
  const closeOnEscape = useOwnEscape();
  useReturnFocus();
  const { data, error, refetch } = useQuery({
    queryKey: ['stok-grosir', toko, q],
    queryFn: async ({ signal }) => (await call(stokGrosir, { query: { q } }, { signal, toko })).data,
    // The server waited for it already; who wants it again says so.
    retry: false,
    staleTime: 0,
  });
  return (
    <Modal opened onClose={onClose} title={t('wholesale')} size="xl" closeOnEscape={closeOnEscape}>
      <TextInput
        data-autofocus
        aria-label={t('searchWholesale')}
        placeholder={t('searchWholesale')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        autoComplete="off"
        mb="sm"
      />
      <DataTable
        id="stok-grosir"
        label={t('wholesale')}
        columns={useColumns()}
        rows={data}
        rowKey={({ kode }) => kode}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        height="50vh"
      />
    </Modal>
  );
};

/** Opens it, where the shop sells half-wholesale. */
export const StokGrosir = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('terima-supplier');
  const mode = useSetting('APP_MODE');
  const shown = toko !== null && GROSIR_GATE.appModes.some((one) => one === mode);
  const open = () => {
    if (shown) void openDialog<null>((close) => <Stock toko={toko} onClose={() => close(null)} />, null);
  };
  useScreenKeys([['alt+G', open]]);
  if (!shown) return null;
  return (
    <Button
      leftSection={<IconBuildingWarehouse size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="Alt+G" />}
      onClick={open}
    >
      {t('wholesale')}
    </Button>
  );
};
