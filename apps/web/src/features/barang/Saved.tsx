import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import css from './barang.module.css';
import { Thumb } from './Foto.tsx';
import formCss from './form.module.css';
import { printTags } from './print-tags.ts';

interface Props {
  piece: Barang;
  /** All added since the form was opened, newest first. */
  all: readonly Barang[];
  onAgain: () => void;
  onClose: () => void;
  onOpen: (kode_barcode: string) => void;
}

/** The piece is in stock: its tag, and the next one. */
export const Saved = ({ piece, all, onAgain, onClose, onOpen }: Props) => {
  const { t } = useTranslation('barang');
  const [busy, setBusy] = useState(false);
  const print = async (pieces: readonly Barang[]) => {
    setBusy(true);
    try {
      await printTags(pieces.map(({ kode_barcode }) => kode_barcode));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  useScreenKeys([['mod+P', () => void print([piece])]], { inDialog: true });
  return (
    <div className={formCss.saved}>
      <div className={formCss.savedHead} role="status">
        <IconCircleCheck size={44} color="var(--k-in)" aria-hidden="true" />
        <p className={formCss.savedCode}>{piece.kode_barcode}</p>
        <p className={css.quiet}>
          {[piece.nama_barang, piece.kadar_label, showGram(piece.berat), piece.kode_baki].join(' · ')}
        </p>
      </div>
      <div className={formCss.savedButtons}>
        <Button
          size="md"
          leftSection={<IconPrinter size={18} />}
          rightSection={<Hotkey keys="Ctrl+P" />}
          loading={busy}
          onClick={() => void print([piece])}
        >
          {t('printTag')}
        </Button>
        <Button
          size="md"
          variant="filled"
          leftSection={<IconPlus size={18} />}
          rightSection={<Hotkey keys="Enter" />}
          onClick={onAgain}
          data-autofocus
          autoFocus
        >
          {t('addAgain')}
        </Button>
        <Button
          size="md"
          variant="subtle"
          color="gray"
          rightSection={<Hotkey keys="Esc" />}
          onClick={onClose}
        >
          {t('done')}
        </Button>
      </div>
      <section aria-label={t('addedNow')}>
        <div className={formCss.savedListHead}>
          <h3 className={css.heading}>{t('addedCount', { count: all.length })}</h3>
          {all.length > 1 && (
            <Button
              size="compact-sm"
              leftSection={<IconPrinter size={18} />}
              onClick={() => void print(all.toReversed())}
            >
              {t('printAllTags', { count: all.length })}
            </Button>
          )}
        </div>
        <ul className={formCss.savedList}>
          {all.map((one) => (
            <li key={one.kode_barcode}>
              <Thumb kode_barcode={one.kode_barcode} foto={one.foto} alt="" />
              <button
                type="button"
                className={formCss.textButton}
                onClick={() => {
                  onClose();
                  onOpen(one.kode_barcode);
                }}
              >
                {one.kode_barcode}
              </button>
              <span className={formCss.savedName}>{one.nama_barang}</span>
              <span className="num">{showGram(one.berat)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
