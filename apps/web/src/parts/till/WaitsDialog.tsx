import { queueName } from '@kadar/domain/waiting.ts';
import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ResultDialog } from '../../kit/counter/ResultDialog.tsx';
import css from '../../kit/counter/result.module.css';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showRupiah } from '../../kit/format.ts';
import { Facts } from '../dokumen/Facts.tsx';

/** A document of a till that waits under its number. */
export interface Waits {
  no: string;
  total: number;
  /** The total is what the customer is paid. */
  out?: boolean;
  /** Given back over the counter at once. */
  kembali: number;
  menunggu: { macam: 'VALIDASI' | 'ANTRIAN'; antrian: number | null };
}

const Figure = ({ children }: { children: string }) => <span className="num">{children}</span>;

/** Nothing is in the books yet: what is told the customer, what it waits under, and Enter for the next one. */
export const WaitsDialog = ({ waits, onNext }: { waits: Waits; onNext: () => void }) => {
  const { t } = useTranslation(['dokumen', 'pos']);
  useReturnFocus();
  const { no, total, out = false, kembali, menunggu } = waits;
  const totalName = t(out ? 'pos:payOut' : 'waitsTotal');
  const queue = menunggu.antrian === null ? null : queueName(menunggu.antrian);
  return (
    <ResultDialog
      icon={<IconHourglass size={22} aria-hidden="true" />}
      title={t(queue ? 'waitsInQueue' : 'waitsForValidation')}
      figure={{
        label: queue ? t('queuePlace') : kembali > 0 ? t('waitsChange') : totalName,
        value: queue ?? showRupiah(kembali > 0 ? kembali : total),
        quiet: true,
      }}
      next={t('waitsNext')}
      onNext={onNext}
    >
      <Facts
        facts={[
          [t('waitsNumber'), <Figure key="no">{no}</Figure>],
          // Where it does not stand in large figures.
          [totalName, queue || kembali > 0 ? <Figure key="total">{showRupiah(total)}</Figure> : null],
        ]}
      />
      <p className={css.then}>{t(queue ? 'waitsPayLater' : 'waitsPrintLater')}</p>
    </ResultDialog>
  );
};
