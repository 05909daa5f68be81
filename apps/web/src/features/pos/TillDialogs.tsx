import { AskDialog } from '../../parts/layar/AskDialog.tsx';
import { PartyPicker } from '../../parts/pelanggan/PartyPicker.tsx';
import type { Party } from '../../parts/pelanggan/party.ts';
import { WaitsDialog } from '../../parts/till/WaitsDialog.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { DoneDialog } from './DoneDialog.tsx';
import type { DraftLine } from './draft.ts';
import { GroupSearch } from './Groups.tsx';
import { HeldDialogs, useTakeAddressed, useTakeUrusan } from './HeldDialogs.tsx';
import { LineDialog } from './LineDialog.tsx';
import { OldGroupDialog } from './OldGroupDialog.tsx';
import { ParkedDialog } from './ParkedDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { TukarDialog } from './TukarDialog.tsx';
import { dueOf, isPurchase, type TillHandle } from './till-store.ts';
import { bring } from './tukar.ts';
import type { TillScreen } from './useTillScreen.ts';

interface Props {
  handle: TillHandle;
  screen: TillScreen;
  onClose: () => void;
  onPiece: (kode_barcode: string) => void;
  onCustomer: (customer: Party) => void;
  onLine: (kode_barcode: string, change: Pick<DraftLine, 'agreed' | 'diskon'>) => void;
}

/** Whichever dialog of the till stands open. */
export const TillDialogs = ({ handle, screen, ...on }: Props) => {
  const { till } = handle;
  const { dialog, terms, discounts, pay, parked } = screen;
  const { done } = till;
  const takeUrusan = useTakeUrusan(handle, screen, on.onClose);
  useTakeAddressed(handle, screen);
  if (done?.menunggu)
    return (
      <WaitsDialog
        waits={{
          no: done.no_faktur,
          total: Math.abs(dueOf(done)),
          out: dueOf(done) < 0,
          kembali: done.kembali,
          menunggu: done.menunggu,
        }}
        onNext={pay.onNext}
      />
    );
  if (done) return <DoneDialog {...pay} done={done} />;
  if (pay.changes)
    return <PriceChangedDialog changes={pay.changes} onTake={pay.takeNewPrices} onKeep={pay.keepOldPrices} />;
  switch (dialog?.kind) {
    case 'search':
      if (screen.manual) return <GroupSearch start={dialog.text} onPick={on.onPiece} onClose={on.onClose} />;
      return <SearchDialog start={dialog.text} onPick={on.onPiece} onClose={on.onClose} />;
    case 'customer':
      return (
        <PartyPicker
          customer={till.draft.customer}
          onPick={on.onCustomer}
          onTake={takeUrusan}
          onClose={on.onClose}
        />
      );
    case 'coupon':
      return (
        <CouponDialog
          coupon={till.draft.kupon}
          onTake={(kupon) => {
            handle.setDraft((was) => ({ ...was, kupon }));
            on.onClose();
          }}
          onClose={on.onClose}
        />
      );
    case 'tukar': {
      const Old = screen.manual ? OldGroupDialog : TukarDialog;
      return (
        <Old
          old={dialog.old}
          no_ktp={screen.no_ktp}
          onKtp={screen.setKtp}
          onTake={(old) => {
            handle.setDraft((was) => bring(was, old));
            on.onClose();
          }}
          onClose={on.onClose}
        />
      );
    }
    case 'tanya':
      return (
        <AskDialog
          tanya={dialog.tanya}
          onSettled={() => {
            on.onClose();
            screen.settle(dialog.tanya);
            if (dialog.pays) pay.pay();
          }}
          onClose={on.onClose}
        />
      );
    case 'titip':
    case 'ambil':
      return <HeldDialogs kind={dialog.kind} handle={handle} screen={screen} onClose={on.onClose} />;
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
          parked={parked}
          last={till.last && !isPurchase(till.last) ? till.last : null}
          onTake={(id) => {
            on.onClose();
            parked.take(id);
          }}
          onRepeat={() => void screen.repeatLast()}
          onClose={on.onClose}
        />
      );
    default:
      return null;
  }
};
