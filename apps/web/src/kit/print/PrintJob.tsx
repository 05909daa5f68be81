import { type CetakJob, getCetak } from '@kadar/contract/endpoints/cetak.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useLive } from '../live.ts';
import css from './print.module.css';
import { CETAK_KEY } from './queue.ts';

/** A state as a dot and a word; what is well is in ink. */
export const JobStatus = ({ status }: Pick<CetakJob, 'status'>) => {
  const { t } = useTranslation('cetak');
  return (
    <span className={css.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
};

/** What became of one paper on its printer, and how to help it. */
export const PrintJob = ({ job }: { job: CetakJob }) => {
  const { t } = useTranslation('cetak');
  const client = useQueryClient();
  useLive('cetak-changed', () => void client.invalidateQueries({ queryKey: CETAK_KEY }));
  const { data = job } = useQuery({
    queryKey: [...CETAK_KEY, 'job', job.id],
    queryFn: async () => (await call(getCetak, { params: { id: job.id } })).data,
    initialData: job,
  });
  const said = { what: data.judul, printer: data.nama_printer };
  return (
    <p className={css.job} role="status">
      <JobStatus status={data.status} />
      <span>
        {data.sebab ? t(`sebab.${data.sebab}`) : t(data.status === 'TERCETAK' ? 'printedOn' : 'sent', said)}
      </span>
    </p>
  );
};
