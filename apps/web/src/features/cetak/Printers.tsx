import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { listPerangkat, PrinterState } from '@kadar/contract/endpoints/cetak.ts';
import { type Driver, ofBrowser } from '@kadar/domain/printer.ts';
import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { connectCable, holdsCables } from '../../kit/print/cables.ts';
import { PrinterStatus } from '../../kit/print/PrinterStatus.tsx';
import { useTestPage } from '../../kit/print/useTestPage.ts';
import { useCan } from '../../kit/session.ts';
import css from './cetak.module.css';

interface Props {
  devices: DataOf<typeof listPerangkat> | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** A cable in the browser is granted by hand, once on each machine. */
const Cable = ({ printer: { kode_printer, driver } }: { printer: PrinterState }) => {
  const { t } = useTranslation('cetak');
  if (!ofBrowser(driver as Driver)) return null;
  return holdsCables(driver) ? (
    <Button size="compact-sm" onClick={() => void connectCable(kode_printer, driver)}>
      {t('browserPort')}
    </Button>
  ) : (
    <span className={css.dim}>{t('browserPortNone')}</span>
  );
};

/** The printers of the shop and how they are; each with its test and what helps it. */
export const Printers = ({ devices, error, onRetry }: Props) => {
  const { t } = useTranslation('cetak');
  const mayAdd = useCan('parameter.write') !== undefined;
  const { test, testing } = useTestPage();
  if (error && !devices) return <ErrorState error={error} onRetry={onRetry} />;
  if (!devices) return <Skeleton h={72} aria-busy="true" />;
  const add = mayAdd && (
    <AppLink className={css.link ?? ''} href="/printer">
      {t('addPrinter')}
    </AppLink>
  );
  return (
    <section aria-label={t('printers')}>
      {devices.printer.length === 0 && <p className={css.none}>{t('noPrinters')}</p>}
      <ul className={css.list}>
        {devices.printer.map((printer) => (
          <li key={printer.kode_printer}>
            <strong>{printer.nama_printer}</strong>
            <PrinterStatus printer={printer} />
            {printer.sebab && <span>{t(`sebab.${printer.sebab}`)}</span>}
            <Cable printer={printer} />
            <Button
              size="compact-sm"
              aria-label={t('testOf', { what: printer.nama_printer })}
              loading={testing === printer.kode_printer}
              onClick={() => void test(printer.kode_printer)}
            >
              {t('test')}
            </Button>
          </li>
        ))}
      </ul>
      {add}
    </section>
  );
};
