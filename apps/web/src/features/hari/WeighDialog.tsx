import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { Button, Modal } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { timbangQuery } from '../../parts/timbang/queries.ts';
import { StartForm } from '../../parts/timbang/StartForm.tsx';
import { useWeighing } from '../../parts/timbang/useWeighing.ts';
import { WeighingPanel } from '../../parts/timbang/WeighingPanel.tsx';
import css from './hari.module.css';

interface Props {
  toko: string;
  /** The location whose trays wait. */
  gudang: string | undefined;
  onClose: () => void;
}

interface RunningProps {
  toko: string;
  sesi: NonNullable<DataTimbang['sesi']>;
  data: DataTimbang;
  first: string | null;
}

const Running = (props: RunningProps) => {
  const { t } = useTranslation(['timbang', 'hari']);
  const work = useWeighing(props);
  return (
    <>
      <div className={css.weighHead}>
        <strong>{t('titleOf', { gudang: props.sesi.nama_gudang })}</strong>
        <Button leftSection={<IconRotate size={18} aria-hidden="true" />} onClick={() => void work.clear()}>
          {t('hari:otherLocation')}
        </Button>
      </div>
      <WeighingPanel work={work} toleransi={props.data.toleransi} inDialog />
    </>
  );
};

/** The weighing of trays above the closing: the very session of its own screen, so that either goes on with the other's. */
export const WeighDialog = ({ toko, gudang, onClose }: Props) => {
  const { t } = useTranslation('timbang');
  const closeOnEscape = useOwnEscape();
  const [first, setFirst] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(timbangQuery(toko));
  return (
    <Modal opened onClose={onClose} title={t('title')} size="min(1100px, 94vw)" closeOnEscape={closeOnEscape}>
      {data?.sesi ? (
        <Running key={data.sesi.id} toko={toko} sesi={data.sesi} data={data} first={first} />
      ) : error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <StartForm toko={toko} onStart={setFirst} {...(gudang !== undefined && { gudang })} inDialog />
      ) : (
        <WaitingRows h={260} />
      )}
    </Modal>
  );
};
