import { Loader, UnstyledButton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import css from './side.module.css';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  /** What comes next; 'resend' sends again what waits for its answer. */
  step: string;
  /** The step that ends it. */
  ends: string;
  sending: boolean;
  /** What it does in the end. */
  label: string;
  /** What it does now. */
  hint: string;
  onPress: () => void;
}

/** The one button of a till: it leads from one open question to the next, and ends it. */
export const GoldButton = ({ ref, step, ends, sending, label, hint, onPress }: Props) => {
  const { t } = useTranslation('dokumen');
  return (
    <UnstyledButton
      ref={ref}
      className={css.gold}
      onClick={onPress}
      disabled={sending}
      data-ready={step === ends || step === 'resend' || undefined}
      data-pay
    >
      {sending ? (
        <Loader size={24} color="dark" aria-hidden="true" />
      ) : (
        <IconPrinter size={26} aria-hidden="true" />
      )}
      <span className={css.goldText}>
        <strong>{step === 'resend' && !sending ? t('resend') : label}</strong>
        <span>{unbroken(hint)}</span>
      </span>
      <Hotkey keys="F9" />
    </UnstyledButton>
  );
};
