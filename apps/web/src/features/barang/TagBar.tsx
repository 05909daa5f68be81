import { Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import css from './list.module.css';
import { printTags } from './print-tags.ts';

/** What the server takes at once. */
const MAX_TAGS = 500;

/** The pieces ticked, and the printing of their tags; they stay ticked through searches. */
export const TagBar = ({ chosen, onClear }: { chosen: readonly string[]; onClear: () => void }) => {
  const { t } = useTranslation('barang');
  const [busy, setBusy] = useState(false);
  const print = async () => {
    if (chosen.length === 0 || busy) return;
    setBusy(true);
    try {
      await printTags(chosen);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  useScreenKeys(chosen.length > 0 ? [['mod+P', () => void print()]] : []);
  if (chosen.length === 0) return null;
  return (
    <section className={css.tagBar} aria-label={t('chosen')}>
      <span className="num">{t('chosenCount', { count: chosen.length })}</span>
      <Button
        size="compact-sm"
        variant="filled"
        leftSection={<IconPrinter size={16} />}
        rightSection={<Hotkey keys="Ctrl+P" />}
        loading={busy}
        disabled={chosen.length > MAX_TAGS}
        onClick={() => void print()}
      >
        {t('printTags', { count: chosen.length })}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconX size={16} />}
        onClick={onClear}
      >
        {t('clearChosen')}
      </Button>
    </section>
  );
};
