import { Button, Modal } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { printSurat } from './Bukti.tsx';
import css from './lelang.module.css';

interface Surat {
  id: number;
  toko: string;
}

const SuratDialog = ({ surat, onClose }: { surat: readonly Surat[]; onClose: () => void }) => {
  const { t } = useTranslation(['lelang', 'kit']);
  const closeOnEscape = useOwnEscape();
  return (
    <Modal opened onClose={onClose} title={t('letters')} size="sm" closeOnEscape={closeOnEscape}>
      <ul className={css.letters}>
        {surat.map(({ id, toko }, at) => (
          <li key={id}>
            <span className="num">{t('letterNo', { no: at + 1 })}</span>
            <Button
              h={44}
              {...(at === 0 && { 'data-autofocus': true })}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => printSurat(id, toko)}
            >
              {t('print')}
            </Button>
          </li>
        ))}
      </ul>
      <DialogFoot>
        <Button onClick={onClose}>{t('kit:close')}</Button>
      </DialogFoot>
    </Modal>
  );
};

/** Letters that were just written, to be printed: one at once, several one by one. */
export const offerSurat = (surat: readonly Surat[]): void => {
  const [only] = surat;
  if (surat.length === 1 && only) printSurat(only.id, only.toko);
  if (surat.length > 1)
    void openDialog<null>((close) => <SuratDialog surat={surat} onClose={() => close(null)} />, null);
};
