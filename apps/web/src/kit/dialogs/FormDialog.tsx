import type { Answer } from '@kadar/contract/endpoint.ts';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOKUMEN_KEY } from '../dokumen/queries.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { moveOn } from '../page/move-on.ts';
import { DialogFoot } from './DialogFoot.tsx';
import css from './form.module.css';
import { useOwnEscape } from './own-escape.ts';
import { useReturnFocus } from './return-focus.ts';
import { alertSuccess } from './toasts.ts';
import { type ErrorAt, useRefusals } from './useRefusals.ts';

interface Props<B, T> {
  title: string;
  action: string;
  danger?: boolean;
  /** Not while what it is about was not typed yet. */
  ready?: boolean;
  /** What it is about: there its content is kept until it is answered. */
  what: string;
  body: B;
  send: (body: B, options: { key: string }) => Promise<Answer<T>>;
  onDone: (data: T) => void;
  onClose: () => void;
  children: (errorAt: ErrorAt) => ReactNode;
}

/** A small form over the screen that posts one thing; Ctrl+S sends it, each refusal stands at its field. */
export const FormDialog = <B, T>({ title, action, danger = false, ready = true, ...props }: Props<B, T>) => {
  const { t } = useTranslation('kit');
  const client = useQueryClient();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const { send, sending } = useOutbox(props.what, props.send);
  const submit = async () => {
    if (sending || !ready) return;
    clear();
    try {
      const answer = await send(props.body);
      alertSuccess(answer.message ?? title);
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      props.onDone(answer.data);
    } catch (error) {
      refused(error);
    }
  };
  useScreenKeys([['mod+S', () => void submit()]], { inDialog: true });
  return (
    <Modal opened onClose={props.onClose} title={title} size="md" closeOnEscape={closeOnEscape}>
      <form
        ref={form}
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        {props.children(errorAt)}
        <DialogFoot>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            {...(danger && { color: 'brick.6' })}
            disabled={!ready}
            loading={sending}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {action}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
