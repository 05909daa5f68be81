import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import type { Problem } from './draft.ts';

/** Why a piece cannot be sold, with the document that has it. */
export const ProblemText = ({ problem: { message, no_faktur } }: { problem: Problem }) => (
  <span>
    {message}
    {no_faktur && (
      <>
        {' · '}
        <DocumentLink no={no_faktur} />
      </>
    )}
  </span>
);
