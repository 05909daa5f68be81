import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { CorrectBatch } from './CorrectBatch.tsx';
import { EndBatches } from './EndBatches.tsx';
import { ReturnGoods } from './ReturnGoods.tsx';
import { useCheckBatch } from './useCheckBatch.ts';

const KEYS = { end: 'F9', correct: 'F7', giveBack: 'F6' } as const;
type Ask = keyof typeof KEYS;

interface Props {
  batches: readonly BatchRow[];
  /** The one at hand. */
  row: BatchRow | undefined;
  toko: string;
}

/** What becomes of a batch, by keyboard: it is checked, ended with all that were, weighed anew, or given back. */
export const BatchActions = ({ batches, row, toko }: Props) => {
  const { t } = useTranslation('terima-supplier');
  const [asked, setAsked] = useState<Ask>();
  const check = useCheckBatch(toko);
  const begin = (what: Ask) => row && setAsked(what);
  const close = () => setAsked(undefined);
  useScreenKeys([
    ['F6', () => begin('giveBack')],
    ['F7', () => begin('correct')],
    ['F8', () => row && void check(row)],
    ['F9', () => begin('end')],
  ]);
  return (
    <>
      <Button rightSection={<Hotkey keys="F8" />} disabled={!row} onClick={() => row && void check(row)}>
        {t('check')}
      </Button>
      {(['end', 'correct', 'giveBack'] as const).map((what) => (
        <Button
          key={what}
          rightSection={<Hotkey keys={KEYS[what]} />}
          disabled={!row}
          onClick={() => begin(what)}
        >
          {t(what)}
        </Button>
      ))}
      {asked === 'end' && row && (
        <EndBatches
          batches={batches.filter((one) => one.periksa || one === row)}
          toko={toko}
          onClose={close}
        />
      )}
      {asked === 'correct' && row && <CorrectBatch batch={row} toko={toko} onClose={close} />}
      {asked === 'giveBack' && row && <ReturnGoods batch={row} toko={toko} onClose={close} />}
    </>
  );
};
