import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import css from './dialogs.module.css';

interface Props {
  /** What keeps it from being taken; null for nothing. */
  why: string | null;
  label: string;
  onClose: () => void;
  /** Missing where the dialog is a form that is submitted. */
  onTake?: () => void;
}

/** The foot of a dialog that takes what a customer brought. */
export const TakeFoot = ({ why, label, onClose, onTake }: Props) => {
  const { t } = useTranslation('pos');
  const whyId = useId();
  return (
    <DialogFoot>
      {why !== null && (
        <p id={whyId} className={css.why}>
          {why}
        </p>
      )}
      <Button variant="default" onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
        {t('back')}
      </Button>
      <Button
        type={onTake ? 'button' : 'submit'}
        variant="filled"
        disabled={why !== null}
        {...(why !== null && { 'aria-describedby': whyId })}
        {...(onTake && { onClick: onTake })}
        rightSection={<Hotkey keys="Ctrl+S" />}
      >
        {label}
      </Button>
    </DialogFoot>
  );
};
