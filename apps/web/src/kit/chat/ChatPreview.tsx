import { IconChecks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './chat.module.css';
import { type Piece, piecesOf } from './wa-format.ts';

const TAGS = { bold: 'strong', italic: 'em', strike: 's' } as const;

const Pieces = ({ pieces }: { pieces: readonly Piece[] }): ReactNode => {
  // A run has no name of its own; its place in the text is its identity.
  const keyed = pieces.map((piece, at) => ({ piece, key: `${at}-${piece.kind}` }));
  return keyed.map(({ piece, key }) => {
    if ('text' in piece)
      return (
        <span key={key} className={piece.kind === 'link' ? css.link : undefined}>
          {piece.text}
        </span>
      );
    const Tag = TAGS[piece.kind];
    return (
      <Tag key={key}>
        <Pieces pieces={piece.pieces} />
      </Tag>
    );
  });
};

interface Props {
  /** Name for screen readers. */
  label: string;
  text: string;
  /** As it stands beside the ticks, such as '09:00'. */
  time: string;
  image?: string;
  /** Where the text is empty. */
  placeholder?: string;
}

/** A message as its receiver's phone shows it. */
export const ChatPreview = ({ label, text, time, image, placeholder }: Props) => (
  <figure className={css.chat} aria-label={label}>
    <div className={css.bubble}>
      {image && <img src={image} alt="" className={css.image} />}
      <div className={css.text}>
        {text === '' ? <span className={css.empty}>{placeholder}</span> : <Pieces pieces={piecesOf(text)} />}
      </div>
      <div className={css.foot}>
        <time className="num">{time}</time>
        <IconChecks size={18} aria-hidden="true" />
      </div>
    </div>
  </figure>
);
