import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAsk } from '../../parts/layar/open-ask.tsx';
import css from './kartu.module.css';
import { useUntilChanged } from './until-changed.ts';

/** Goods of a pledge with a PIN leave: its borrower types it on his own screen, or somebody approves that he does not. */
export const PinField = ({
  no_hutang,
  without,
  error,
  onWithout,
}: {
  no_hutang: string;
  without: boolean;
  error: string | undefined;
  onWithout: (without: boolean) => void;
}) => {
  const { t } = useTranslation('hutang-kartu');
  const [typed, setTyped] = useState(false);
  const problem = useUntilChanged(error, String(typed));
  const ask = async () => {
    const right = await openAsk({ jenis: 'PIN_HUTANG', no_hutang });
    setTyped(right);
    if (right) onWithout(false);
  };
  return (
    <div className={css.pin}>
      <Button
        h={44}
        onClick={() => void ask()}
        leftSection={<IconShieldCheck size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('pinAsk')}
      </Button>
      <span role="status">{typed && t('pinRight')}</span>
      {(!typed || problem) && (
        <Checkbox
          label={t('pinWithout')}
          checked={without}
          error={problem}
          aria-invalid={problem !== undefined}
          onChange={({ currentTarget }) => onWithout(currentTarget.checked)}
        />
      )}
    </div>
  );
};

/** Whether the goods of a card leave without its PIN; `field` is nothing for a pledge that has none. */
export const usePin = ({ pin, no_hutang }: Pick<HutangCard, 'pin' | 'no_hutang'>) => {
  const [tanpa_pin, setWithout] = useState(false);
  return {
    tanpa_pin,
    field: (error: string | undefined) =>
      pin && <PinField no_hutang={no_hutang} without={tanpa_pin} error={error} onWithout={setWithout} />,
  };
};
