import { Button, Modal, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../../kit/dialogs/return-focus.ts';
import { PrinterStatus } from '../../../kit/print/PrinterStatus.tsx';
import { CETAK_KEY, choosePrinter } from '../../../kit/print/queue.ts';
import { useTestPage } from '../../../kit/print/useTestPage.ts';
import { webSerial } from '../../../kit/serial.ts';
import { useScanner } from '../../../kit/useScanner.ts';
import { useScale } from '../../scale/useScale.ts';
import css from './devices.module.css';
import type { TillDevices } from './till-devices.ts';

interface RowProps {
  name: string;
  state: ReactNode;
  /** What helps it, in plain words. */
  repair: string;
  onTest: (() => void) | null;
  testing?: boolean;
  /** Has the focus when the dialog opens. */
  first?: boolean;
  children?: ReactNode;
}

const Row = ({ name, state, repair, onTest, testing = false, first = false, children }: RowProps) => {
  const { t } = useTranslation('cetak');
  return (
    <div className={css.row}>
      <strong>{name}</strong>
      <span className={css.state}>{state}</span>
      {onTest ? (
        <Button
          h={36}
          onClick={onTest}
          loading={testing}
          data-autofocus={first || undefined}
          aria-label={t('testOf', { what: name })}
        >
          {t('test')}
        </Button>
      ) : (
        <span />
      )}
      <p className={css.repair}>
        {repair}
        {children}
      </p>
    </div>
  );
};

const PrinterRow = ({ devices: { nota, printers } }: { devices: TillDevices }) => {
  const { t } = useTranslation('cetak');
  const client = useQueryClient();
  const { test, testing } = useTestPage();
  const choices = printers
    .filter(({ jenis }) => jenis === 'NOTA')
    .map(({ kode_printer, nama_printer }) => ({ value: kode_printer, label: nama_printer }));
  const choose = (kode: string | null) => {
    if (kode) choosePrinter('NOTA', kode);
    void client.invalidateQueries({ queryKey: CETAK_KEY });
  };
  return (
    <Row
      name={t('printer')}
      state={nota ? <PrinterStatus printer={nota} /> : t('dialog')}
      repair={nota ? (nota.sebab ? t(`sebab.${nota.sebab}`) : '') : t('printerDialogRepair')}
      onTest={nota ? () => void test(nota.kode_printer) : null}
      testing={testing !== null}
      first
    >
      {choices.length > 1 && (
        <Select
          mt={6}
          aria-label={t('printers')}
          data={choices}
          value={nota?.kode_printer ?? null}
          onChange={choose}
          allowDeselect={false}
        />
      )}
    </Row>
  );
};

const ScaleRow = ({ weight }: { weight: string | null }) => {
  const { t } = useTranslation('cetak');
  const { scale } = useScale();
  const can = webSerial() !== null;
  return (
    <Row
      name={t('scale')}
      state={<span className="num">{weight ?? t('scaleNone')}</span>}
      repair={can ? (weight === null ? t('scaleRepair') : '') : t('scaleNoSerial')}
      onTest={can ? () => void scale.connect() : null}
    />
  );
};

const ScannerRow = () => {
  const { t } = useTranslation('cetak');
  const [code, setCode] = useState('');
  useScanner(setCode);
  const state = code === '' ? t('scannerIdle') : t('scannerRead', { code });
  return (
    <Row
      name={t('scanner')}
      state={<span role="status">{state}</span>}
      repair={code === '' ? t('scannerRepair') : ''}
      onTest={null}
    />
  );
};

const DrawerRow = ({ there }: { there: boolean }) => {
  const { t } = useTranslation('cetak');
  const { kick, testing } = useTestPage();
  return (
    <Row
      name={t('drawer')}
      state={there ? t('ready') : t('drawerNone')}
      repair={t('drawerRepair')}
      onTest={there ? () => void kick() : null}
      testing={testing !== null}
    />
  );
};

/** Each device of the till, its test, and one sentence of how to help it. */
export const DevicesDialog = ({ devices, onClose }: { devices: TillDevices; onClose: () => void }) => {
  const { t } = useTranslation('cetak');
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  return (
    <Modal opened onClose={onClose} title={t('devices')} size="lg" closeOnEscape={closeOnEscape}>
      <PrinterRow devices={devices} />
      <ScaleRow weight={devices.weight} />
      <ScannerRow />
      <DrawerRow there={devices.drawer !== undefined} />
    </Modal>
  );
};
