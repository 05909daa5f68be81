import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { Button } from '@mantine/core';
import { IconPrinter, IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { ExportButtons } from '../../kit/list/ExportButtons.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';
import { useWeighing } from '../../parts/timbang/useWeighing.ts';
import { WeighingPanel } from '../../parts/timbang/WeighingPanel.tsx';

interface Props {
  toko: string;
  sesi: NonNullable<DataTimbang['sesi']>;
  data: DataTimbang;
  /** The tray that was chosen at the start. */
  first: string | null;
}

const REPORT = 'timbang-baki/report';

/** The running weighing as a page of its own, with its paper. */
export const Weighing = (props: Props) => {
  const { sesi, data } = props;
  const { t } = useTranslation('timbang');
  const work = useWeighing(props);
  // The report says what should be in the trays.
  const told = useCan('hari.expected') !== undefined;
  const { kode_gudang, tanggal } = sesi;
  const query = { tgl_from: tanggal, tgl_to: tanggal, kode_gudang };
  const print = () =>
    void printPdf(() => send('GET', REPORT, { query: { ...query, format: 'pdf' } })).catch(showFailure);
  useScreenKeys([['mod+P', print]], { enabled: told });
  return (
    <Page
      title={t('titleOf', { gudang: sesi.nama_gudang })}
      actions={
        <>
          {told && (
            <>
              <Button
                leftSection={<IconPrinter size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="Ctrl+P" />}
                onClick={print}
              >
                {t('print')}
              </Button>
              <ExportButtons path={REPORT} query={query} name="laporan-aktivitas-timbang-baki" />
            </>
          )}
          <Button leftSection={<IconRotate size={18} aria-hidden="true" />} onClick={() => void work.clear()}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <WeighingPanel work={work} toleransi={data.toleransi} />
    </Page>
  );
};
