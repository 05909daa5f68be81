import { useEffect, useEffectEvent } from 'react';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { PaperDialog } from '../../kit/print/nota/PaperDialog.tsx';
import type { PaperWays } from '../../kit/print/nota/paper-ways.ts';
import { useNota } from '../../kit/print/nota/useNota.ts';

interface Props {
  no: string;
  /** Of a paper that is no document's. */
  ways?: PaperWays;
  /** It was just posted: it is printed at once, and can be again. */
  now?: boolean;
}

const ProofDialog = ({ no, ways, now = false, onClose }: Props & { onClose: () => void }) => {
  const nota = useNota(ways);
  const show = useEffectEvent(() => void (now ? nota.printPosted(no) : nota.look(no)));
  useEffect(() => show(), []);
  return (
    <PaperDialog
      no_faktur={no}
      nota={nota}
      onPrint={() => void nota.print(no)}
      onRetry={() => void nota.look(no)}
      onClose={onClose}
    />
  );
};

/** A paper that is handed out, over the screen. */
export const showProof = (proof: Props): void =>
  void openDialog<null>((close) => <ProofDialog {...proof} onClose={() => close(null)} />, null);
