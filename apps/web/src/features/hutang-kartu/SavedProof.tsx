import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../../kit/counter/ResultDialog.tsx';
import { SavedDialog } from '../../kit/counter/SavedDialog.tsx';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import type { PaperWays } from '../../kit/print/nota/paper-ways.ts';
import { useNota } from '../../kit/print/nota/useNota.ts';

interface Props {
  no: string;
  /** Of a paper that is no document's. */
  ways?: PaperWays;
  title: string;
  number: string;
  figure: Figure & { rupiah: number };
  facts: ReactNode;
}

/** What was just posted from the card of a pledge: its paper is printed at once, and Enter goes back to the card. */
const SavedProof = ({ no, ways, onClose, ...said }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('hutang-kartu');
  const nota = useNota(ways);
  const print = useEffectEvent(() => void nota.printPosted(no));
  useEffect(() => print(), []);
  return <SavedDialog {...said} no_faktur={no} nota={nota} next={t('backToCard')} onNext={onClose} />;
};

export const showSaved = (saved: Props): void =>
  void openDialog<null>((close) => <SavedProof {...saved} onClose={() => close(null)} />, null);
