import {
  batalCetak,
  type CetakJob,
  lagiCetak,
  type PrinterState,
  pindahCetak,
} from '@kadar/contract/endpoints/cetak.ts';
import { canPrint, type ProfileName } from '@kadar/domain/printer.ts';
import { Button } from '@mantine/core';
import { IconArrowsSplit, IconPrinter, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { carryHere } from '../../kit/print/browser-carrier.ts';
import { CETAK_KEY } from '../../kit/print/queue.ts';

interface Props {
  job: CetakJob;
  printers: readonly PrinterState[];
}
interface Intent {
  what: 'lagi' | 'pindah' | 'batal';
  kode_printer?: string;
}

const others = ({ jenis, kode_printer }: CetakJob, printers: readonly PrinterState[]): PrinterState[] =>
  jenis === 'UJI' || jenis === 'LACI'
    ? []
    : printers.filter(
        (each) => each.kode_printer !== kode_printer && canPrint(each.profil as ProfileName, jenis),
      );

const useWork = (job: CetakJob) => {
  const client = useQueryClient();
  const params = { id: job.id };
  const { send, sending } = useOutbox(
    `cetak/${job.id}`,
    ({ what, kode_printer = '' }: Intent, options) => {
      if (what === 'lagi') return call(lagiCetak, { params, body: {} }, options);
      if (what === 'batal') return call(batalCetak, { params, body: {} }, options);
      return call(pindahCetak, { params, body: { kode_printer } }, options);
    },
    { asks: false },
  );
  const run = async (intent: Intent, said?: string) => {
    try {
      const { data } = await send(intent);
      if (said) toast(said);
      void carryHere(data);
    } catch (error) {
      showFailure(error);
    }
    void client.invalidateQueries({ queryKey: CETAK_KEY });
  };
  return { run, sending };
};

/** What may be done with the job the table stands on. */
export const JobActions = ({ job, printers }: Props) => {
  const { t } = useTranslation('cetak');
  const [picking, setPicking] = useState(false);
  const { run, sending } = useWork(job);
  const waits = job.status === 'ANTRI';
  const again = () => void run({ what: 'lagi' }, t('againDone'));
  const move = () => waits && setPicking(true);
  const drop = () => waits && void run({ what: 'batal' });
  useScreenKeys([
    ['F10', again],
    ['F6', move],
    ['Delete', drop],
  ]);
  const pick = ({ kode_printer }: PrinterState) => {
    setPicking(false);
    void run({ what: 'pindah', kode_printer });
  };
  return (
    <>
      {waits && (
        <>
          <Button
            h={40}
            onClick={drop}
            leftSection={<IconX size={18} />}
            rightSection={<Hotkey keys="Del" />}
          >
            {t('drop')}
          </Button>
          <Button
            h={40}
            onClick={move}
            leftSection={<IconArrowsSplit size={18} />}
            rightSection={<Hotkey keys="F6" />}
          >
            {t('move')}
          </Button>
        </>
      )}
      <Button
        h={40}
        variant="filled"
        loading={sending}
        onClick={again}
        leftSection={<IconPrinter size={18} />}
        rightSection={<Hotkey keys="F10" />}
      >
        {t('again')}
      </Button>
      {picking && (
        <PickDialog
          title={t('moveTitle')}
          label={t('printers')}
          rows={others(job, printers)}
          rowKey={({ kode_printer }) => kode_printer}
          draw={({ nama_printer }) => nama_printer}
          onPick={pick}
          onClose={() => setPicking(false)}
          emptyText={t('noOther')}
        />
      )}
    </>
  );
};
