import { PartyPicker } from '../../kit/dokumen/PartyPicker.tsx';
import type { Party } from '../../kit/dokumen/party.ts';
import { newId } from '../../kit/new-id.ts';
import { PaperDialog } from '../../kit/print/nota/PaperDialog.tsx';
import type { NotaState } from '../../kit/print/nota/useNota.ts';
import { DoneDialog } from './DoneDialog.tsx';
import type { DraftLine } from './draft.ts';
import { LineDialog } from './LineDialog.tsx';
import { ParkedDialog } from './ParkedDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { dropParked, resume } from './till-store.ts';
import type { Terms, Totals } from './totals.ts';
import type { Pay } from './usePay.ts';
import type { TillHandle } from './useTill.ts';
import type { TillDialog } from './useTillState.ts';

interface Props {
  handle: TillHandle;
  dialog: TillDialog | null;
  terms: Terms;
  totals: Totals;
  discounts: boolean;
  pay: Pay;
  nota: NotaState;
  onClose: () => void;
  onPiece: (kode_barcode: string) => void;
  onCustomer: (customer: Party) => void;
  onLine: (kode_barcode: string, change: Pick<DraftLine, 'agreed' | 'diskon'>) => void;
  onNext: () => void;
}

/** Whichever dialog of the till stands open. */
export const TillDialogs = ({ handle, dialog, terms, totals, discounts, pay, nota, ...on }: Props) => {
  const { till, setTill, current } = handle;
  const { done } = till;
  if (done)
    return (
      <DoneDialog
        done={done}
        nota={nota}
        onPrint={() => void nota.print(done.no_faktur)}
        onNext={on.onNext}
      />
    );
  if (pay.changes)
    return <PriceChangedDialog changes={pay.changes} onTake={pay.takeNewPrices} onKeep={pay.keepOldPrices} />;
  const resumeSale = (id: string) => {
    setTill((was) =>
      resume(was, id, { id: newId(), at: new Date().toISOString(), grandTotalRp: totals.grandTotalRp }),
    );
    on.onClose();
    if (!current().unanswered) void pay.check();
  };
  switch (dialog?.kind) {
    case 'search':
      return <SearchDialog start={dialog.text} onPick={on.onPiece} onClose={on.onClose} />;
    case 'customer':
      return <PartyPicker customer={till.draft.customer} onPick={on.onCustomer} onClose={on.onClose} />;
    case 'line':
      return (
        <LineDialog
          line={dialog.line}
          first={dialog.first}
          terms={terms}
          discounts={discounts}
          onSave={(change) => on.onLine(dialog.line.piece.kode_barcode, change)}
          onClose={on.onClose}
        />
      );
    case 'parked':
      return (
        <ParkedDialog
          parked={till.parked}
          onResume={resumeSale}
          onDrop={(id) => setTill((was) => dropParked(was, id))}
          onClose={on.onClose}
        />
      );
    case 'reprint':
      return till.last ? (
        <PaperDialog
          no_faktur={till.last}
          nota={nota}
          onPrint={() => till.last && void nota.print(till.last)}
          onRetry={() => till.last && void nota.look(till.last)}
          onClose={on.onClose}
        />
      ) : null;
    default:
      return null;
  }
};
