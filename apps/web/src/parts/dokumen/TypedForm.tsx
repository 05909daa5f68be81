import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { OnePayment, type Paying } from './OnePayment.tsx';

interface Form {
  form: RefObject<HTMLFormElement | null>;
  save: () => Promise<void>;
}

/** The form of `useTyped`: Enter goes on, F9 and Ctrl+S post. */
export const TypedForm = ({
  typed: { form, save },
  className,
  children,
}: {
  typed: Form;
  className: string | undefined;
  children: ReactNode;
}) => {
  useScreenKeys([
    ['F9', () => void save()],
    ['mod+S', () => void save()],
  ]);
  return (
    <form
      ref={form}
      className={className}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      {children}
    </form>
  );
};

interface Sent {
  sending: boolean;
  unanswered: boolean;
  release: () => void;
}

/** The one gold button, which says what it does; while nobody knows what became of it, that it sends the same again. */
export const PostButton = ({ typed, action }: { typed: Sent; action: string }) => {
  const { t } = useTranslation('dokumen');
  const { sending, unanswered, release } = typed;
  return (
    <>
      {unanswered && <Unanswered onRelease={release}>{t('unansweredText')}</Unanswered>}
      <Button type="submit" variant="filled" h={52} loading={sending} rightSection={<Hotkey keys="F9" />}>
        {unanswered ? t('resend') : action}
      </Button>
    </>
  );
};

interface Paid extends Sent {
  values: { paying: Paying };
  set: (change: { paying: Paying }) => void;
  errorAt: (field: string) => string | undefined;
}

/** How it is paid, and the button. */
export const PayFoot = ({ typed, action }: { typed: Paid; action: string }) => {
  const { values, set, errorAt } = typed;
  return (
    <>
      <OnePayment
        value={values.paying}
        error={(field) => errorAt(`payments.0.${field}`)}
        onChange={(change) => set({ paying: { ...values.paying, ...change } })}
      />
      <PostButton typed={typed} action={action} />
    </>
  );
};
