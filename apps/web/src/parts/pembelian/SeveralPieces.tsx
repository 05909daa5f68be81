import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showGram } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import css from './pieces.module.css';

interface Named {
  id: string;
  nama_barang: string;
}

interface Props<P extends Named> {
  screen: {
    draft: { pieces: readonly P[]; active: string };
    locked: boolean;
    choose: (id: string) => void;
    remove: (id: string) => void;
    add: () => void;
  };
  /** What the list is called, a piece without a name, the way out of it, and to another one. */
  words: { list: string; piece: string; remove: (nama_barang: string) => string; add: string };
  /** Grams. */
  weightOf: (piece: P) => number;
  /** The form of the piece at hand. */
  children: (piece: P) => ReactNode;
}

/** The form of one piece: its fields, and what it looks like beside them. */
export const PieceForm = ({
  label,
  photos,
  children,
}: {
  label: string;
  photos: ReactNode;
  children: ReactNode;
}) => (
  <form
    className={css.editor ?? ''}
    onKeyDown={moveOn}
    onSubmit={(event) => event.preventDefault()}
    noValidate
    aria-label={label}
  >
    <div className={css.fields}>{children}</div>
    <div className={css.photos}>{photos}</div>
  </form>
);

/** Pieces that a customer brings, listed where there are several; one of them is at hand. */
export const SeveralPieces = <P extends Named>({ screen, words, weightOf, children }: Props<P>) => {
  const { draft, locked } = screen;
  const active = draft.pieces.find(({ id }) => id === draft.active) ?? draft.pieces[0];
  return (
    <>
      {draft.pieces.length > 1 && (
        <ul className={css.pieces} aria-label={words.list}>
          {draft.pieces.map((piece) => (
            <li key={piece.id} data-active={piece.id === active?.id || undefined}>
              <UnstyledButton
                className={css.choose}
                onClick={() => screen.choose(piece.id)}
                aria-current={piece.id === active?.id || undefined}
              >
                <strong>{piece.nama_barang || words.piece}</strong>
                <span className="num">{showGram(weightOf(piece))}</span>
              </UnstyledButton>
              <ActionIcon
                size={44}
                disabled={locked}
                onClick={() => screen.remove(piece.id)}
                aria-label={words.remove(piece.nama_barang)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {active && children(active)}
      <Button
        className={css.add ?? ''}
        h={44}
        disabled={locked}
        onClick={screen.add}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="Ins" />}
      >
        {words.add}
      </Button>
    </>
  );
};
