import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import css from './timbang.module.css';

interface Props {
  booking: boolean;
  onBook: (grams: number, sumber: 'MANUAL') => Promise<boolean>;
}

/** For a scale that cannot speak: the weight is typed, and flagged as typed (domain §8 Scales). */
export const TypedWeight = ({ booking, onBook }: Props) => {
  const { t } = useTranslation('timbang');
  const message = useMessage();
  const signed = useCan('timbang.manual') === 'authorise';
  const [grams, setGrams] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const book = async () => {
    if (booking) return;
    if (grams === null) return setProblem(message('WAJIB_DIISI', { label: t('typed') }));
    if (await onBook(grams, 'MANUAL')) setGrams(null);
    document.getElementById('berat-diketik')?.focus();
  };
  return (
    <GramField
      id="berat-diketik"
      label={t('typed')}
      description={t(signed ? 'typedSigned' : 'typedHelp')}
      value={grams}
      onChange={(next) => {
        setGrams(next);
        setProblem('');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void book();
      }}
      leftSection={<IconKeyboard size={18} aria-hidden="true" />}
      inputContainer={(field) => (
        <div className={css.typed}>
          {field}
          <Button rightSection={<Hotkey keys="F2" />} aria-busy={booking} onClick={() => void book()}>
            {t('bookTyped')}
          </Button>
        </div>
      )}
      error={problem}
    />
  );
};
