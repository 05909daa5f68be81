import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useSetting } from '../../kit/session.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

interface Props {
  /** How many are chosen. */
  count: number;
  sending: boolean;
  onRemind: (cara: 'WA' | 'SURAT') => void;
  /** Notes that they were told on the telephone, where that counts. */
  onPhoned?: () => void;
}

/** What is chosen is written to, by WhatsApp where the shop has it and by letter, or was telephoned to; F9 is the first of them. */
export const RemindButtons = ({ count, sending, onRemind, onPhoned }: Props) => {
  const { t } = useTranslation('lelang');
  const whatsapp = useSetting('WABLAS_MODULE');
  useScreenKeys([['F9', () => count > 0 && !sending && onRemind(whatsapp ? 'WA' : 'SURAT')]]);
  return (
    <>
      {onPhoned && (
        <Button
          h={44}
          disabled={count === 0 || sending}
          leftSection={<IconPhone {...ICON} />}
          onClick={onPhoned}
        >
          {t('phoned', { count })}
        </Button>
      )}
      <Button
        h={44}
        disabled={count === 0 || sending}
        leftSection={<IconMail {...ICON} />}
        {...(!whatsapp && { variant: 'filled', rightSection: <Hotkey keys="F9" /> })}
        onClick={() => onRemind('SURAT')}
      >
        {t('byLetter', { count })}
      </Button>
      {whatsapp && (
        <Button
          h={44}
          variant="filled"
          disabled={count === 0}
          loading={sending}
          leftSection={<IconBrandWhatsapp {...ICON} />}
          rightSection={<Hotkey keys="F9" />}
          onClick={() => onRemind('WA')}
        >
          {t('remind', { count })}
        </Button>
      )}
    </>
  );
};
