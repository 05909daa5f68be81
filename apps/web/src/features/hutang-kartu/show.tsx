import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { type AboutPledge, kartuQuery } from './queries.ts';

interface Props extends AboutPledge {
  Dialog: ComponentType<AboutPledge>;
}

/** A letter may come before the card heard of what was just posted: its dialog goes on with the pledge as it is then. */
const Fresh = ({ Dialog, card, onClose }: Props) => {
  const { data = card } = useQuery(kartuQuery(card.no_hutang));
  return <Dialog card={data} onClose={onClose} />;
};

/** Opens a dialog about a pledge above its card. */
export const show = (Dialog: ComponentType<AboutPledge>, card: HutangCard): void =>
  void openDialog<null>((close) => <Fresh Dialog={Dialog} card={card} onClose={() => close(null)} />, null);
