import type { CetakJob, PrinterState } from '@kadar/contract/endpoints/cetak.ts';
import { SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { useLive } from '../../kit/live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { JobStatus } from '../../kit/print/PrintJob.tsx';
import { CETAK_KEY } from '../../kit/print/queue.ts';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { Agents } from './Agents.tsx';
import css from './cetak.module.css';
import { JobActions } from './JobActions.tsx';
import { Printers } from './Printers.tsx';
import { devicesQuery, queueQuery } from './queries.ts';

const STATUS = ['ANTRI', 'KIRIM', 'TERCETAK', 'GAGAL'] as const;
const ALL = 'ALL';
const NONE: readonly PrinterState[] = [];

/** Why it waits or failed: what its last try said, else what its printer lacks. */
const reasonOf = (job: CetakJob, printers: readonly PrinterState[]) =>
  job.sebab ||
  (job.status === 'ANTRI' && printers.find(({ kode_printer }) => kode_printer === job.kode_printer)?.sebab) ||
  null;

const useColumns = (printers: readonly PrinterState[]): Column<CetakJob>[] => {
  const { t } = useTranslation('cetak');
  const { moment } = useShopTime();
  return useMemo(
    (): Column<CetakJob>[] => [
      { key: 'at', title: t('time'), width: 150, value: ({ at }) => moment(at) },
      { key: 'judul', title: t('document'), width: 190 },
      { key: 'nama_printer', title: t('printer'), width: 140 },
      {
        key: 'status',
        title: t('statusHead'),
        width: 110,
        fixed: true,
        value: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => <JobStatus status={status} />,
      },
      {
        key: 'sebab',
        title: t('reason'),
        width: 260,
        value: (job) => {
          const reason = reasonOf(job, printers);
          return reason ? t(`sebab.${reason}`) : '';
        },
      },
      {
        key: 'salinan',
        title: t('copy'),
        kind: 'integer',
        width: 84,
        value: ({ salinan }) => salinan || null,
      },
      { key: 'input_by', title: t('user'), width: 100 },
    ],
    [t, moment, printers],
  );
};

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation(['cetak', 'kit']);
  const client = useQueryClient();
  const [status, setStatus] = useState<string>(ALL);
  const [active, setActive] = useState<string | null>(null);
  const chosen = STATUS.find((each) => each === status) ?? null;
  const { data, error, refetch } = useQuery(queueQuery(toko, chosen));
  const devices = useQuery(devicesQuery(toko));
  useLive('cetak-changed', () => void client.invalidateQueries({ queryKey: CETAK_KEY }));
  const printers = devices.data?.printer ?? NONE;
  const columns = useColumns(printers);
  const job = data?.find(({ id }) => id === active) ?? data?.[0];
  const choices = [
    { value: ALL, label: t('kit:all') },
    ...STATUS.map((value) => ({ value, label: t(`status.${value}`) })),
  ];
  return (
    <Page title={t('title')} actions={job && <JobActions key={job.id} job={job} printers={printers} />}>
      <div className={css.devices}>
        <Printers devices={devices.data} error={devices.error} onRetry={() => void devices.refetch()} />
        {devices.data && devices.data.agen.length > 0 && <Agents agents={devices.data.agen} />}
      </div>
      <DataTable<CetakJob>
        id="cetak"
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        {...(error && !data && { error })}
        onRetry={() => void refetch()}
        active={job?.id ?? null}
        onActive={({ id }) => setActive(id)}
        emptyText={t('empty')}
        toolbar={<SegmentedControl data={choices} value={status} onChange={setStatus} />}
      />
    </Page>
  );
};

/** What is printed, waits or went wrong at a shop, its printers and its agents. */
const AntrianCetak = () => {
  const { t } = useTranslation('cetak');
  const toko = useActingToko();
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default AntrianCetak;
