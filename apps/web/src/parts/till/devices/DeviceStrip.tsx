import { listPerangkat } from '@kadar/contract/endpoints/cetak.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/api/call.ts';
import { showGram } from '../../../kit/format.ts';
import { useLive } from '../../../kit/live.ts';
import { Hotkey, useScreenKeys } from '../../../kit/page/Hotkey.tsx';
import { PrinterStatus } from '../../../kit/print/PrinterStatus.tsx';
import { CETAK_KEY, chosenPrinter } from '../../../kit/print/queue.ts';
import { useActingToko } from '../../../kit/session.ts';
import { useScale } from '../../scale/useScale.ts';
import { DevicesDialog } from './DevicesDialog.tsx';
import css from './devices.module.css';
import type { TillDevices } from './till-devices.ts';

const useDevices = (toko: string | null): TillDevices => {
  const client = useQueryClient();
  useLive('cetak-changed', () => void client.invalidateQueries({ queryKey: CETAK_KEY }));
  const { data } = useQuery({
    queryKey: [...CETAK_KEY, 'perangkat', toko],
    queryFn: async () => (await call(listPerangkat)).data,
  });
  const { state } = useScale();
  const printers = data?.printer ?? [];
  const ofNota = printers.filter(({ jenis }) => jenis === 'NOTA');
  const { reading } = state;
  return {
    printers,
    nota: ofNota.find(({ kode_printer }) => kode_printer === chosenPrinter('NOTA')) ?? ofNota[0],
    drawer: printers.find(({ laci }) => laci),
    weight: state.status === 'OPEN' ? (reading?.ok ? showGram(reading.mg / 1000) : '…') : null,
  };
};

const One = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={css.one}>
    {name} {children}
  </span>
);

/** The devices under the till, and behind Alt+0 the test and the repair of each. A fault here stops no sale. */
export const DeviceStrip = () => {
  const toko = useActingToko();
  const { t } = useTranslation('cetak');
  const [open, setOpen] = useState(false);
  const devices = useDevices(toko);
  const { nota, drawer, weight } = devices;
  useScreenKeys([['alt+0', () => setOpen(true)]]);
  return (
    <>
      <button type="button" className={css.strip} onClick={() => setOpen(true)} title={t('devices')}>
        <One name={t('printer')}>
          {nota ? <PrinterStatus printer={nota} /> : <span className={css.word}>{t('dialog')}</span>}
        </One>
        <One name={t('scale')}>
          <span className={css.word} data-there={weight !== null || undefined}>
            {weight ?? t('scaleNone')}
          </span>
        </One>
        <One name={t('scanner')}>
          <span className={css.word} />
        </One>
        <One name={t('drawer')}>
          <span className={css.word} data-there={drawer !== undefined || undefined}>
            {drawer ? '' : t('drawerNone')}
          </span>
        </One>
        <Hotkey keys="Alt+0" />
      </button>
      {open && <DevicesDialog devices={devices} onClose={() => setOpen(false)} />}
    </>
  );
};
