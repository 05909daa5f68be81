import { MAX_UBAH_HARGA } from '@kadar/contract/endpoints/harga-barang.ts';
import { Button, Tooltip } from '@mantine/core';
import { IconCheckbox, IconPrinter, IconTag, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useFormat } from '../../kit/format.ts';
import { later } from '../../kit/later.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useActingToko } from '../../kit/session.ts';
import css from './list.module.css';
import { MAX_TAGS, printTags } from './print-tags.ts';

const Reprice = later(() => import('./Reprice.tsx'));

interface Props {
  chosen: readonly string[];
  /** How many the filters let through, and the way to tick all of them. */
  count: number;
  onAll: () => Promise<void>;
  onClear: () => void;
}

/** The pieces ticked, and what is done with all of them; they stay ticked through searches. */
export const SelectionBar = ({ chosen, count, onAll, onClear }: Props) => {
  const { t } = useTranslation('barang');
  const toko = useActingToko();
  const format = useFormat();
  const [busy, setBusy] = useState('');
  const [repricing, setRepricing] = useState(false);
  const during = async (name: string, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy('');
    }
  };
  const some = chosen.length > 0;
  const mayPrint = some && chosen.length <= MAX_TAGS;
  const mayReprice = some && toko !== null && chosen.length <= MAX_UBAH_HARGA;
  const print = () => mayPrint && void during('print', () => printTags(chosen));
  const all = () => count > 0 && void during('all', onAll);
  const reprice = () => mayReprice && setRepricing(true);
  useScreenKeys([
    ['mod+P', print],
    ['alt+A', all],
    ['alt+U', reprice],
  ]);
  const small = { size: 'compact-sm' } as const;
  return (
    <section className={css.tagBar} aria-label={t('chosen')}>
      {some && <span className="num">{t('chosenCount', { count: chosen.length })}</span>}
      <Button
        {...small}
        variant="subtle"
        color="gray"
        leftSection={<IconCheckbox size={18} />}
        rightSection={<Hotkey keys="Alt+A" />}
        loading={busy === 'all'}
        disabled={count === 0}
        onClick={all}
      >
        {t('chooseAll', { total: format('integer', Math.min(count, MAX_UBAH_HARGA)) })}
      </Button>
      {some && (
        <>
          <Tooltip label={t('tooManyTags', { count: MAX_TAGS })} disabled={mayPrint}>
            <Button
              {...small}
              variant="filled"
              leftSection={<IconPrinter size={18} />}
              rightSection={<Hotkey keys="Ctrl+P" />}
              loading={busy === 'print'}
              {...(!mayPrint && { 'data-disabled': true })}
              aria-disabled={!mayPrint}
              onClick={print}
            >
              {t('printTags', { count: chosen.length })}
            </Button>
          </Tooltip>
          <Tooltip
            label={toko === null ? t('repriceOneShop') : t('repriceTooMany', { count: MAX_UBAH_HARGA })}
            disabled={mayReprice}
          >
            <Button
              {...small}
              leftSection={<IconTag size={18} />}
              rightSection={<Hotkey keys="Alt+U" />}
              {...(!mayReprice && { 'data-disabled': true })}
              aria-disabled={!mayReprice}
              onClick={reprice}
            >
              {t('reprice')}
            </Button>
          </Tooltip>
          <Button
            {...small}
            variant="subtle"
            color="gray"
            leftSection={<IconX size={18} />}
            onClick={onClear}
          >
            {t('clearChosen')}
          </Button>
        </>
      )}
      {repricing && toko !== null && (
        <Reprice toko={toko} chosen={chosen} onClose={() => setRepricing(false)} />
      )}
    </section>
  );
};
