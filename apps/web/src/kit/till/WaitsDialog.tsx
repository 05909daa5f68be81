import { queueName } from '@kadar/domain/waiting.ts';
import { Button, Modal } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../dialogs/return-focus.ts';
import { Facts } from '../dokumen/Facts.tsx';
import css from '../dokumen/waiting.module.css';
import { showRupiah } from '../format.ts';
import { Hotkey } from '../page/Hotkey.tsx';

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
    <Modal
      opened
      onClose={onNext}
      title={
        <span className={css.head}>
          <IconHourglass size={22} aria-hidden="true" />
          {t(queue ? 'waitsInQueue' : 'waitsForValidation')}
        </span>
      }
      size="md"
      withCloseButton={false}
      closeOnClickOutside={false}
      returnFocus={false}
    >
      <div className={css.waits}>
        <div role="status">
          <p className={css.label}>{queue ? t('queuePlace') : kembali > 0 ? t('waitsChange') : totalName}</p>
          <p className={css.huge}>{queue ?? showRupiah(kembali > 0 ? kembali : total)}</p>
        </div>
        <Facts
          facts={[
            [t('waitsNumber'), <Figure key="no">{no}</Figure>],
            // Where it does not stand in large figures.
            [totalName, queue || kembali > 0 ? <Figure key="total">{showRupiah(total)}</Figure> : null],
          ]}
        />
        <p className={css.then}>{t(queue ? 'waitsPayLater' : 'waitsPrintLater')}</p>
        <Button
          size="lg"
          variant="filled"
          onClick={onNext}
          rightSection={<Hotkey keys="Enter" />}
          data-autofocus
          data-next
        >
          {t('waitsNext')}
        </Button>
      </div>
    </Modal>
  );
};
