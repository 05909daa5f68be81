import { isResendable, KIRIM_JENIS, KIRIM_STATUS, type Kirim } from '@kadar/contract/endpoints/promo.ts';
import { Badge, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh, IconSearch, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { useCan, useSetting } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import css from './promo.module.css';
import { type LogFilters, logQuery, useLog } from './queries.ts';
import { useResend } from './useResend.ts';

const ALL = 'ALL';

const useColumns = (shops: boolean): Column<Kirim>[] => {
  const { t } = useTranslation(['promo', 'kit']);
  const { moment } = useShopTime();
  return useMemo((): Column<Kirim>[] => {
    return [
      {
        key: 'antri_at',
        title: t('time'),
        width: 160,
        cell: ({ antri_at, dicoba_at }) => moment(dicoba_at ?? antri_at),
      },
      ...(shops ? [{ key: 'kode_toko', title: t('kit:toko'), width: 66 }] : []),
      { key: 'jenis', title: t('jenisLabel'), width: 86, value: ({ jenis }) => t(`jenis.${jenis}`) },
      { key: 'judul', title: t('judul'), width: 150 },
      { key: 'nama', title: t('nama'), width: 170 },
      { key: 'no_hp', title: t('no_hp'), width: 140 },
      {
        key: 'status',
        title: t('statusLabel'),
        width: 130,
        value: ({ status }) => t(`kirim.${status}`),
        cell: ({ status }) => (
          <Badge className={css.badge ?? ''} data-status={status} variant="outline" radius="sm" tt="none">
            {t(`kirim.${status}`)}
          </Badge>
        ),
      },
      { key: 'coba', title: t('coba'), kind: 'integer', width: 86 },
      {
        key: 'kesalahan',
        title: t('kesalahan'),
        width: 210,
        value: ({ kesalahan }) => (kesalahan === 'TERPUTUS' ? t('cutOff') : kesalahan),
      },
      { key: 'pesan', title: t('pesan'), width: 260, hidden: true },
      { key: 'kode_customer', title: t('kode_customer'), width: 120, hidden: true },
      { key: 'id_wablas', title: t('id_wablas'), width: 150, hidden: true },
    ];
  }, [t, moment, shops]);
};

interface Props {
  /** null for all. */
  toko: string | null;
  /** Only of this promo, until the user lifts it. */
  promo: { id: number; judul: string } | null;
  onAllPromos: () => void;
  /** Messages are leaving just now. */
  live: boolean;
}

/** What became of every message: filtered, searched, exported. */
export const LogTable = ({ toko, promo, onAllPromos, live }: Props) => {
  const { t } = useTranslation('promo');
  const columns = useColumns(toko === null);
  const [status, setStatus] = useState<LogFilters['status']>('');
  const [jenis, setJenis] = useState<LogFilters['jenis']>('');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const filters: LogFilters = { promo_id: promo?.id ?? null, status, jenis, q };
  const list = useLog(toko, filters, live);
  const whatsapp = useSetting('WABLAS_MODULE');
  const mayResend = useCan('promo.write') !== undefined && whatsapp;
  const resend = useResend();
  const [active, setActive] = useState<number | null>(null);
  const chosen = list.rows?.find(({ id }) => id === active);
  return (
    <>
      <search className={css.filters}>
        {promo && (
          <Button
            className={css.lift ?? ''}
            rightSection={<IconX size={18} aria-hidden="true" />}
            onClick={onAllPromos}
            aria-label={t('allPromos')}
          >
            {promo.judul}
          </Button>
        )}
        <TextInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          w={230}
        />
        <Select
          label={t('statusLabel')}
          data={[
            { value: ALL, label: t('all') },
            ...KIRIM_STATUS.map((value) => ({ value, label: t(`kirim.${value}`) })),
          ]}
          value={status || ALL}
          onChange={(value) => setStatus(KIRIM_STATUS.find((one) => one === value) ?? '')}
          allowDeselect={false}
          w={160}
        />
        <Select
          label={t('jenisLabel')}
          data={[
            { value: ALL, label: t('all') },
            ...KIRIM_JENIS.map((value) => ({ value, label: t(`jenis.${value}`) })),
          ]}
          value={jenis || ALL}
          onChange={(value) => setJenis(KIRIM_JENIS.find((one) => one === value) ?? '')}
          allowDeselect={false}
          w={130}
        />
        <span className={css.export}>
          <ExportButtons path="promo-wablas/kirim" query={logQuery(filters)} name="log-whatsapp" />
        </span>
      </search>
      <DataTable
        id="promo-log"
        label={t('logTitle')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        error={list.error}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        active={active === null ? null : String(active)}
        onActive={({ id }) => setActive(id)}
        tone={(row) => (row.status === 'GAGAL' ? 'out' : row.status === 'BATAL' ? 'muted' : undefined)}
        {...(mayResend && {
          toolbar: (
            <Button
              size="compact-sm"
              leftSection={<IconRefresh size={18} />}
              disabled={!chosen || !isResendable(chosen)}
              onClick={() => chosen && void resend(chosen)}
            >
              {t('resend')}
            </Button>
          ),
        })}
      />
    </>
  );
};
