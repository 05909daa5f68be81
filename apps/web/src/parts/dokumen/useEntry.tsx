import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import css from './list.module.css';

export interface EntryProps {
  label: string;
  /** Draws the form; `done` when a document was posted. */
  form: (first: Ref<HTMLInputElement>, done: () => void) => ReactNode;
}

/** The form of a new document: beside the list where there is room, else behind a button; Ins, or `write`, goes to it. */
export const useEntry = (
  entry: EntryProps | undefined,
): { button: ReactNode; side: ReactNode; write: () => void } => {
  const wide = useMediaQuery('(min-width: 68em)', undefined, { getInitialValueInEffect: false });
  const first = useRef<HTMLInputElement>(null);
  const [writing, setWriting] = useState(false);
  const write = () => (wide ? first.current?.focus() : setWriting(true));
  useScreenKeys(
    [
      ['Insert', write],
      ['alt+N', write],
    ],
    { enabled: entry !== undefined },
  );
  if (!entry) return { button: null, side: null, write };
  const form = entry.form(first, () => {
    setWriting(false);
    if (wide) first.current?.focus();
  });
  if (wide) return { button: null, side: <aside className={css.side}>{form}</aside>, write };
  return {
    write,
    button: (
      <Button
        variant="filled"
        leftSection={<IconPlus size={18} />}
        rightSection={<Hotkey keys="Ins" />}
        onClick={write}
      >
        {entry.label}
      </Button>
    ),
    side: (
      <Drawer
        opened={writing}
        onClose={() => setWriting(false)}
        position="bottom"
        size="auto"
        title={entry.label}
      >
        {form}
      </Drawer>
    ),
  };
};
