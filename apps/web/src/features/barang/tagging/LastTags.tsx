import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../kit/dialogs/toasts.ts';
import { showGram } from '../../../kit/format.ts';
import { printTags } from '../print-tags.ts';
import css from './tagging.module.css';
import type { useTagging } from './useTagging.ts';

/** The last tags, newest first, and what has to be said of them; each can be printed again. */
export const LastTags = ({ line }: { line: ReturnType<typeof useTagging> }) => {
  const { t } = useTranslation('tagging');
  return (
    <section className={css.side} aria-label={t('last')}>
      <h3 className={css.heading}>{t('last')}</h3>
      <ol className={css.last}>
        {line.last.map(({ no_tambah, kode_barcode, nama_barang, berat, note, takenBack }) => (
          <li key={no_tambah} data-back={takenBack}>
            <div>
              <strong>{kode_barcode}</strong> <span className="num">{showGram(berat)}</span>
              <br />
              <span className={css.quiet}>{takenBack ? t('isTakenBack') : nama_barang}</span>
              {note && !takenBack && <p className={css.note}>{t(`note.${note.key}`, { what: note.what })}</p>}
            </div>
            {!takenBack && (
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                aria-label={t('printAgain', { kode_barcode })}
                onClick={() =>
                  void printTags([kode_barcode]).then(() => line.printed(no_tambah), showFailure)
                }
              >
                <IconPrinter size={18} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
