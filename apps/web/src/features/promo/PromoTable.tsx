import type { Promo } from '@kadar/contract/endpoints/promo.ts';
import { Badge, Button, Progress } from '@mantine/core';
import { IconBan, IconEdit, IconListDetails } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import css from './promo.module.css';
import type { usePromos } from './queries.ts';

const totalOf = ({ hitung }: Promo): number => Object.values(hitung).reduce((sum, count) => sum + count, 0);
const doneOf = (promo: Promo): number => totalOf(promo) - promo.hitung.ANTRI - promo.hitung.MENGIRIM;

const ProgressCell = ({ promo }: { promo: Promo }) => {
  const { t } = useTranslation('promo');
  const total = totalOf(promo);
  if (total === 0) return null;
  const share = (count: number) => (count / total) * 100;
  const { TERKIRIM, PENDING, GAGAL } = promo.hitung;
  const label = t('progressOf', { done: doneOf(promo), total });
  return (
    <span className={css.progress}>
      <Progress.Root size="sm" className={css.bar ?? ''} aria-hidden="true">
        <Progress.Section value={share(TERKIRIM + PENDING)} color="emerald.6" />
        <Progress.Section value={share(GAGAL)} color="brick.6" />
      </Progress.Root>
      <span className="num">{label}</span>
    </span>
  );
};

const StatusCell = ({ promo }: { promo: Promo }) => {
  const { t } = useTranslation('promo');
  return (
    <span className={css.status}>
      <Badge className={css.badge ?? ''} data-status={promo.status} variant="outline" radius="sm" tt="none">
        {t(`status.${promo.status}`)}
      </Badge>
      {promo.kendala && <small className={css.hindrance}>{t(`kendala.${promo.kendala}`)}</small>}
    </span>
  );
};

const useColumns = (shops: boolean): Column<Promo>[] => {
  const { t } = useTranslation(['promo', 'kit']);
  const showDate = useShowDate();
  return useMemo(
    (): Column<Promo>[] => [
      {
        key: 'judul',
        title: t('judul'),
        width: 210,
        value: ({ judul, template }) => judul || template.split('\n')[0],
      },
      ...(shops ? [{ key: 'kode_toko', title: t('kit:toko'), width: 66 }] : []),
      {
        key: 'kirim_at',
        title: t('sendAt'),
        width: 150,
        value: ({ kirim_at }) => kirim_at,
        cell: ({ tgl_kirim, jam_kirim }) => `${showDate(tgl_kirim)} ${jam_kirim}`,
      },
      {
        key: 'audiens',
        title: t('audiens'),
        width: 150,
        value: ({ audiens, jenis_pelanggan }) =>
          audiens === 'JENIS' ? jenis_pelanggan : t(`audience.${audiens}`),
      },
      { key: 'status', title: t('statusLabel'), width: 220, cell: (promo) => <StatusCell promo={promo} /> },
      {
        key: 'progress',
        title: t('progress'),
        width: 190,
        value: doneOf,
        cell: (promo) => <ProgressCell promo={promo} />,
      },
      {
        key: 'pending',
        title: t('kirim.PENDING'),
        kind: 'integer',
        width: 92,
        value: ({ hitung }) => hitung.PENDING,
      },
      {
        key: 'gagal',
        title: t('kirim.GAGAL'),
        kind: 'integer',
        width: 76,
        value: ({ hitung }) => hitung.GAGAL,
      },
      {
        key: 'berhenti',
        title: t('kirim.BERHENTI'),
        kind: 'integer',
        width: 92,
        value: ({ hitung }) => hitung.BERHENTI,
      },
      { key: 'input_by', title: t('input_by'), width: 100 },
    ],
    [t, showDate, shops],
  );
};

interface Props {
  /** Promos of several shops stand together. */
  shops: boolean;
  list: ReturnType<typeof usePromos>;
  onEdit: (promo: Promo) => void;
  onLog: (promo: Promo) => void;
  onCancel: (promo: Promo) => void;
  onAdd: () => void;
}

const editable = ({ status }: Promo): boolean => status === 'DRAFT' || status === 'TERJADWAL';

/** The promos with their progress; the active one is changed, followed or cancelled from the buttons above. */
export const PromoTable = ({ shops, list, onEdit, onLog, onCancel, onAdd }: Props) => {
  const { t } = useTranslation('promo');
  const columns = useColumns(shops);
  const mayWrite = useCan('promo.write') !== undefined;
  const [active, setActive] = useState<number | null>(null);
  const chosen = list.rows?.find(({ id }) => id === active);
  const mayCancel = (promo: Promo | undefined): promo is Promo =>
    mayWrite && promo !== undefined && (editable(promo) || promo.status === 'BERJALAN');
  const open = (promo: Promo) => (mayWrite && editable(promo) ? onEdit(promo) : onLog(promo));
  return (
    <DataTable
      id="promo"
      label={t('title')}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => String(id)}
      error={list.error}
      onRetry={list.retry}
      onEnd={list.more}
      loadingMore={list.loadingMore}
      active={active === null ? null : String(active)}
      onActive={({ id }) => setActive(id)}
      onOpen={open}
      onDelete={(promo) => mayCancel(promo) && onCancel(promo)}
      tone={({ status }) => (status === 'BATAL' ? 'muted' : undefined)}
      {...(mayWrite && { emptyAction: <Button onClick={onAdd}>{t('add')}</Button> })}
      toolbar={
        <>
          {mayWrite && (
            <Button
              size="compact-sm"
              leftSection={<IconEdit size={18} />}
              disabled={!chosen || !editable(chosen)}
              onClick={() => chosen && onEdit(chosen)}
            >
              {t('edit')}
            </Button>
          )}
          <Button
            size="compact-sm"
            leftSection={<IconListDetails size={18} />}
            disabled={!chosen}
            onClick={() => chosen && onLog(chosen)}
          >
            {t('log')}
          </Button>
          {mayWrite && (
            <Button
              size="compact-sm"
              leftSection={<IconBan size={18} />}
              rightSection={<Hotkey keys="Del" />}
              disabled={!mayCancel(chosen)}
              onClick={() => mayCancel(chosen) && onCancel(chosen)}
            >
              {t('cancelPromo')}
            </Button>
          )}
        </>
      }
    />
  );
};
