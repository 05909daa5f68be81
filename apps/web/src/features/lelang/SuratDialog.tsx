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
type OfShop = readonly [toko: string, ids: number[]];

const SuratDialog = ({ shops, onClose }: { shops: readonly OfShop[]; onClose: () => void }) => {
  const { t } = useTranslation(['lelang', 'kit']);
  const closeOnEscape = useOwnEscape();
  return (
    <Modal opened onClose={onClose} title={t('letters')} size="sm" closeOnEscape={closeOnEscape}>
      <ul className={css.letters}>
        {shops.map(([toko, ids], at) => (
          <li key={toko}>
            <span className="num">{t('lettersOf', { toko, count: ids.length })}</span>
            <Button
              h={44}
              {...(at === 0 && { 'data-autofocus': true })}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => printSurat(ids, toko)}
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

/** Letters that were just written, to be printed: those of one shop at once, those of several shop by shop. */
export const offerSurat = (surat: readonly Surat[]): void => {
  const shops = [...Map.groupBy(surat, ({ toko }) => toko)].map(
    ([toko, of]): OfShop => [toko, of.map(({ id }) => id)],
  );
  const [only] = shops;
  if (shops.length === 1 && only) printSurat(only[1], only[0]);
  if (shops.length > 1)
    void openDialog<null>((close) => <SuratDialog shops={shops} onClose={() => close(null)} />, null);
};
