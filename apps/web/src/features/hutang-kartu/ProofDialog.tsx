import { useEffect, useEffectEvent } from 'react';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { PaperDialog } from '../../kit/print/nota/PaperDialog.tsx';
import type { PaperWays } from '../../kit/print/nota/paper-ways.ts';
import { useNota } from '../../kit/print/nota/useNota.ts';

interface Props {
  no: string;
  /** Of a paper that is no document's. */
  ways?: PaperWays;
}

const ProofDialog = ({ no, ways, onClose }: Props & { onClose: () => void }) => {
  const nota = useNota(ways);
  const show = useEffectEvent(() => void nota.look(no));
  useEffect(() => show(), []);
  return <PaperDialog no_faktur={no} nota={nota} onClose={onClose} />;
};

/** A paper that was handed out, looked at over the screen. */
export const showProof = (proof: Props): void =>
  void openDialog<null>((close) => <ProofDialog {...proof} onClose={() => close(null)} />, null);
