import { Button, Drawer } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import css from './tukang.module.css';

interface Props {
  title: string;
  /** What the gold button does. */
  action: string;
  /** What it comes to, in words; brick where something is beyond a limit. */
  told: readonly string[];
  beyond?: boolean;
  wide?: boolean;
  posting: {
    form: RefObject<HTMLFormElement | null>;
    sending: boolean;
    unanswered: boolean;
    release: () => void;
    save: () => Promise<void>;
  };
  onClose: () => void;
  children: ReactNode;
}

/** The frame that all forms of this screen share: fields, what it comes to, and one gold button. */
export const FormDrawer = ({ title, action, told, beyond, wide, posting, onClose, children }: Props) => {
  const { t } = useTranslation(['dokumen', 'kit']);
  const closeOnEscape = useOwnEscape();
  const save = () => void posting.save();
  useScreenKeys(
    [
      ['F9', save],
      ['mod+S', save],
    ],
    { inDialog: true },
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={wide ? 'min(1180px, 100vw)' : 'min(640px, 100vw)'}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <form
        ref={posting.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        {children}
        {posting.unanswered && (
          <Unanswered onRelease={posting.release}>{t('dokumen:unansweredText')}</Unanswered>
        )}
        <DialogFoot>
          <output className={`${css.told} num`} data-beyond={beyond || undefined}>
            {told.map((line) => (
              <span key={line}>{unbroken(line)}</span>
            ))}
          </output>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('kit:cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={posting.sending}
            rightSection={<Hotkey keys="F9" />}
          >
            {posting.unanswered ? t('dokumen:resend') : action}
          </Button>
        </DialogFoot>
      </form>
    </Drawer>
  );
};
