import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink, useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';

/** Where documents of a list are made, if not beside it. */
export interface NewDocument {
  href: string;
  label: string;
}

/** The way there, which Ins goes as well. */
export const useNewDocument = (made: NewDocument | false | undefined): ReactElement | undefined => {
  const go = useGo();
  const leave = () => made && go(made.href);
  useScreenKeys(
    [
      ['Insert', leave],
      ['alt+N', leave],
    ],
    { enabled: Boolean(made) },
  );
  if (!made) return undefined;
  return (
    <Button
      component={AppLink}
      href={made.href}
      variant="filled"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      rightSection={<Hotkey keys="Ins" />}
    >
      {made.label}
    </Button>
  );
};
