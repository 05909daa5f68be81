import { useEffect, useEffectEvent } from 'react';
import { openDialog } from '../../dialogs/open-dialog.ts';
import { PaperDialog } from './PaperDialog.tsx';
import type { PaperWays } from './paper-ways.ts';
import { useNota } from './useNota.ts';

interface Props {
  no: string;
  /** Of a paper that is no document's. */
  ways?: PaperWays;
  onPrinted?: () => void;
}

const ShownPaper = ({ no, ways, ...on }: Props & { onClose: () => void }) => {
  const nota = useNota(ways);
  const show = useEffectEvent(() => void nota.look(no));
  useEffect(() => show(), []);
  return <PaperDialog no_faktur={no} nota={nota} {...on} />;
};

/** A paper that was handed out, looked at over the screen. */
export const showPaper = (paper: Props): void =>
  void openDialog<null>((close) => <ShownPaper {...paper} onClose={() => close(null)} />, null);
