import type { Jadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { Badge, Button } from '@mantine/core';
import { IconEdit, IconSend, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import css from './jadwal-laporan.module.css';

const useWhen = () => {
  const { t } = useTranslation('jadwal-laporan');
  return useCallback(
    ({ kala, hari, jam }: Jadwal): string => {
      if (kala === 'HARIAN') return t('when.HARIAN', { jam });
      if (kala === 'BULANAN') return t('when.BULANAN', { hari, jam });
      return t('when.MINGGUAN', { hari: t(`weekday.d${hari as 1 | 2 | 3 | 4 | 5 | 6 | 7}`), jam });
    },
    [t],
  );
};

const useColumns = (titles: ReadonlyMap<string, string>): Column<Jadwal>[] => {
  const { t } = useTranslation(['jadwal-laporan', 'kit']);
  const when = useWhen();
  const { moment: showTime } = useShopTime();
  return useMemo(
    (): Column<Jadwal>[] => [
      { key: 'nama', title: t('nama'), width: 210 },
      {
        key: 'isi',
        title: t('isiLabel'),
        width: 210,
        value: ({ isi, laporan }) => (isi === 'LAPORAN' ? (titles.get(laporan) ?? laporan) : t(`isi.${isi}`)),
      },
      {
        key: 'lingkup',
        title: t('kit:toko'),
        width: 90,
        value: ({ lingkup }) => (lingkup === '*' ? t('semuaToko') : lingkup),
      },
      { key: 'kala', title: t('kalaLabel'), width: 170, value: when },
      {
        key: 'penerima',
        title: t('penerima'),
        width: 230,
        value: ({ penerima }) =>
          penerima
            .map(({ user_id, alamat, kanal, berhenti }) =>
              t(berhenti ? 'receiverEnded' : 'receiver', {
                name: user_id || alamat,
                way: t(`kanal.${kanal}`),
              }),
            )
            .join(', '),
      },
      {
        key: 'berikut_at',
        title: t('berikut'),
        width: 140,
        cell: ({ berikut_at }) => (berikut_at === null ? t('mati') : showTime(berikut_at)),
      },
      {
        key: 'terakhir',
        title: t('terakhir'),
        width: 190,
        cell: ({ terakhir }) =>
          terakhir && (
            <span className={css.last}>
              {showTime(terakhir.at)}
              <Badge
                className={css.badge ?? ''}
                data-status={terakhir.status}
                variant="outline"
                radius="sm"
                tt="none"
              >
                {t(`status.${terakhir.status}`)}
              </Badge>
            </span>
          ),
      },
      { key: 'dibuat_oleh', title: t('pembuat'), width: 100 },
    ],
    [t, when, showTime, titles],
  );
};

interface Props {
  rows: Jadwal[] | undefined;
  error: unknown;
  titles: ReadonlyMap<string, string>;
  onRetry: () => void;
  onAdd: () => void;
  onEdit: (jadwal: Jadwal) => void;
  onSend: (jadwal: Jadwal) => void;
  onEnd: (jadwal: Jadwal) => void;
}

/** Schedules with their next moment and how the last one ended. */
export const JadwalTable = ({ rows, error, titles, onRetry, onAdd, onEdit, onSend, onEnd }: Props) => {
  const { t } = useTranslation('jadwal-laporan');
  const columns = useColumns(titles);
  const mayWrite = useCan('kabar.kirim') !== undefined;
  const [active, setActive] = useState<number | null>(null);
  const chosen = rows?.find(({ id }) => id === active);
  const button = (label: string, icon: ReactNode, act: (jadwal: Jadwal) => void, keys?: string) => (
    <Button
      size="compact-sm"
      leftSection={icon}
      rightSection={keys && <Hotkey keys={keys} />}
      disabled={!chosen}
      onClick={() => chosen && act(chosen)}
    >
      {label}
    </Button>
  );
  return (
    <DataTable
      id="jadwal-laporan"
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      error={error}
      onRetry={onRetry}
      active={active === null ? null : String(active)}
      onActive={({ id }) => setActive(id)}
      onOpen={(jadwal) => mayWrite && onEdit(jadwal)}
      onDelete={(jadwal) => mayWrite && onEnd(jadwal)}
      tone={({ aktif }) => (aktif ? undefined : 'muted')}
      {...(mayWrite && { emptyAction: <Button onClick={onAdd}>{t('add')}</Button> })}
      toolbar={
        mayWrite && (
          <>
            {button(t('edit'), <IconEdit size={18} aria-hidden="true" />, onEdit)}
            {button(t('sendNow'), <IconSend size={18} aria-hidden="true" />, onSend)}
            {button(t('end'), <IconTrash size={18} aria-hidden="true" />, onEnd, 'Del')}
          </>
        )
      }
    />
  );
};
