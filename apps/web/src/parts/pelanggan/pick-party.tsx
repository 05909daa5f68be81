import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { PartyPicker } from './PartyPicker.tsx';
import { type Party, WALK_IN } from './party.ts';

/** Asks who it is for; nothing is taken where the dialog is left. */
export const pickParty = (
  customer: Partial<Party>,
  take: (party: Party) => void,
  { membersOnly = false } = {},
): void =>
  void openDialog<null>(
    (close) => (
      <PartyPicker
        membersOnly={membersOnly}
        customer={{ ...WALK_IN, ...customer }}
        onPick={(party) => {
          take(party);
          close(null);
        }}
        onClose={() => close(null)}
      />
    ),
    null,
  );
