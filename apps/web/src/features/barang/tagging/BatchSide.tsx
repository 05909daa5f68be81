import type { DataOf } from '@kadar/contract/endpoint.ts';
import { uploadDraf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { Button, FileButton, Progress, Select } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../kit/api/errors.ts';
import { sendImage } from '../../../kit/api/upload.ts';
import { showGram, useFormat } from '../../../kit/format.ts';
import { batchFacts } from '../../../parts/batches.ts';
import css from './tagging.module.css';
import type { useTagging } from './useTagging.ts';

interface Props {
  line: ReturnType<typeof useTagging>;
  toko: string;
}

/** What is tagged out of, and how much of it is left. */
const Batch = ({ line }: Pick<Props, 'line'>) => {
  const { t } = useTranslation('tagging');
  const { batch, batches, stays, set, problems } = line;
  const open = batches.data ?? [];
  return (
    <>
      <Select
        name="no_batch"
        label={t('field.no_batch')}
        error={problems.no_batch}
        clearable
        searchable
        selectFirstOptionOnChange
        openOnFocus={false}
        data={open.map(({ no_batch, nama_supplier, kode_group, sisa }) => ({
          value: no_batch,
          label: [no_batch, nama_supplier, kode_group, showGram(sisa)].join(' · '),
        }))}
        value={stays.no_batch || null}
        onChange={(no_batch) => {
          const chosen = open.find((one) => one.no_batch === no_batch);
          set(chosen ? batchFacts(chosen) : { no_batch: '' });
        }}
      />
      {batch ? (
        <div className={css.bar}>
          <Progress value={((batch.berat - batch.sisa) / batch.berat) * 100} aria-label={t('batchBar')} />
          <output className="num">
            {t('batchOf', {
              berat: showGram((Math.round(batch.berat * 1000) - Math.round(batch.sisa * 1000)) / 1000),
              of: showGram(batch.berat),
              qty: batch.qty_tag,
              count: batch.qty,
            })}
          </output>
        </div>
      ) : (
        stays.no_batch !== '' && batches.data && <p className={css.quiet}>{t('batchDone')}</p>
      )}
    </>
  );
};

/** A supplier's list: what waits of it, what of it was refused, and a file for a new one. */
const List = ({ line, toko }: Props) => {
  const { t } = useTranslation('tagging');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<DataOf<typeof uploadDraf> | string>();
  const upload = async (file: File | null): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      setResult(
        await sendImage<DataOf<typeof uploadDraf>>('POST', uploadDraf.path, file, { toko, as: 'file' }),
      );
      line.refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setResult(error.fields.file?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const waits = line.drafts?.sisa ?? 0;
  return (
    <section aria-label={t('list')} className={css.list}>
      <FileButton onChange={(file) => void upload(file)} accept=".csv,.xlsx,.ndjson,.jsonl,.txt">
        {(props) => (
          <Button {...props} leftSection={<IconFileUpload size={18} />} loading={busy}>
            {t('upload')}
          </Button>
        )}
      </FileButton>
      {waits > 0 && <p>{t('draftsWait', { count: waits, shown: format('integer', waits) })}</p>}
      {typeof result === 'string' && (
        <p role="alert" className={css.wrong}>
          {result}
        </p>
      )}
      {typeof result === 'object' && (
        <div role="status">
          <p>{t('uploaded', { baru: result.baru, ada: result.sudah_ada, tolak: result.ditolak.length })}</p>
          <ul className={css.refused}>
            {result.ditolak.slice(0, 100).map(({ baris, sebab }) => (
              <li key={baris}>{t('rowRefused', { row: baris, why: sebab })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

/** What the pieces come out of: a batch, and a supplier's list. */
export const BatchSide = (props: Props) => (
  <aside className={css.side}>
    <Batch line={props.line} />
    <List {...props} />
  </aside>
);
