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
import { ScalePanel } from './ScalePanel.tsx';
import { TrayList } from './TrayList.tsx';
import { TrayResult } from './TrayResult.tsx';
import { TypedWeight } from './TypedWeight.tsx';
import css from './timbang.module.css';
import { useWeighing } from './useWeighing.ts';

interface Props {
  toko: string;
  sesi: NonNullable<DataTimbang['sesi']>;
  data: DataTimbang;
  /** The tray that was chosen at the start. */
  first: string | null;
}

const REPORT = 'timbang-baki/report';

/** Trays on the left, the scale on the right: Enter or F9 books the weight and goes on to the next tray. */
export const Weighing = (props: Props) => {
  const { sesi, data } = props;
  const { t } = useTranslation('timbang');
  const work = useWeighing(props);
  const mayType = useCan('timbang.manual') !== undefined;
  const { kode_gudang, tanggal } = sesi;
  const query = { tgl_from: tanggal, tgl_to: tanggal, kode_gudang };
  const print = () =>
    void printPdf(() => send('GET', REPORT, { query: { ...query, format: 'pdf' } })).catch(showFailure);
  useScreenKeys([
    ['F9', () => void work.take()],
    // Of a button that has the focus Enter is its own.
    ['Enter', () => document.activeElement === document.body && void work.take()],
    ['F2', () => document.getElementById('berat-diketik')?.focus()],
    ['mod+P', print],
  ]);
  return (
    <Page
      title={t('titleOf', { gudang: sesi.nama_gudang })}
      actions={
        <>
          <Button
            leftSection={<IconPrinter size={16} aria-hidden="true" />}
            rightSection={<Hotkey keys="Ctrl+P" />}
            onClick={print}
          >
            {t('print')}
          </Button>
          <ExportButtons path={REPORT} query={query} name="laporan-aktivitas-timbang-baki" />
          <Button leftSection={<IconRotate size={16} aria-hidden="true" />} onClick={() => void work.clear()}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <div className={css.columns}>
        <div className={css.scale}>
          <ScalePanel
            scale={work.scale}
            state={work.state}
            tray={work.activeTray}
            booking={work.booking}
            onTake={() => void work.take()}
          />
          {mayType && <TypedWeight booking={work.booking} onBook={work.book} />}
          {work.shown && <TrayResult tray={work.shown} toleransi={data.toleransi} />}
        </div>
        <TrayList trays={work.trays} active={work.active} onChoose={work.choose} />
      </div>
    </Page>
  );
};
