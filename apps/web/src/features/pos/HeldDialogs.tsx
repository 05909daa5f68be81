import { getTitip, type Titip } from '@kadar/contract/endpoints/titip.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { newId } from '../../kit/new-id.ts';
import { type Ordered, readOrdered } from '../../parts/dokumen/ordered.ts';
import { offeredForm } from '../../parts/offered-forms.ts';
import { type MemberRow, type Party, toParty, WALK_IN } from '../../parts/pelanggan/party.ts';
import type { TakeUrusan } from '../../parts/pelanggan/Urusan.tsx';
import { addHeld, asHeld, EMPTY_DRAFT, inputOf, setCustomer, takenByTill } from './draft.ts';
import { resume, type TillHandle } from './till-store.ts';
import type { TillScreen } from './useTillScreen.ts';

interface Props {
  kind: 'titip' | 'ambil';
  handle: TillHandle;
  screen: TillScreen;
  onClose: () => void;
}

/** Who left a deposit, as the sale counts him: a member with his discount and points. */
const partyOf = async ({
  kode_customer,
  nama_customer,
  alamat_customer,
  no_hp,
}: Titip | Ordered): Promise<Party> => {
  const walkIn = { ...WALK_IN, nama_customer, alamat_customer, no_hp };
  if (!kode_customer) return walkIn;
  const query = { q: kode_customer, limit: 5 };
  const { data } = await request<MemberRow[]>('GET', 'member/get/all', { query });
  const row = data.find((one) => one.kode_customer === kode_customer);
  return row ? toParty(row) : walkIn;
};

/** Takes a deposit or an order into the sale: its pieces, its money, and whose it is where nobody is named. */
const useTakeHeld = (handle: TillHandle, { draft }: Pick<TillScreen, 'draft'>, onClose: () => void) => {
  const named = draft.customer.nama_customer !== '';
  return async (picked: Titip | Ordered): Promise<void> => {
    try {
      const party = named ? null : await keysWaitFor(() => partyOf(picked));
      handle.setDraft((was) => {
        const held = addHeld(was, 'perpanjang' in picked ? picked : asHeld(picked), newId());
        return party ? setCustomer(held, party) : held;
      });
    } catch (error) {
      showFailure(error);
    }
    onClose();
  };
};

/** F3 at the till: what the member left a deposit on, or what was made to his order, goes into the sale. */
export const useTakeUrusan = (handle: TillHandle, screen: TillScreen, onClose: () => void): TakeUrusan => {
  const take = useTakeHeld(handle, screen, onClose);
  return (urusan) => {
    if (!takenByTill(urusan)) return false;
    const { no_faktur } = urusan;
    const found: Promise<{ data: Titip | Ordered }> =
      urusan.jenis === 'TITIPAN' ? call(getTitip, { params: { no_faktur } }) : readOrdered(no_faktur);
    void keysWaitFor(() => found).then(({ data }) => take(data), showFailure);
    return true;
  };
};

/** `?ambil=OP…` in the address: what was made to that order goes into a sale of its own, once; a sale that is under way is set aside. */
export const useTakeAddressed = (handle: TillHandle, { totals, locked }: TillScreen): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { ambil } = search as { ambil?: unknown };
  const take = useEffectEvent(async (no: string): Promise<void> => {
    void navigate({ to: pathname, replace: true });
    if (locked) return;
    try {
      const { data } = await readOrdered(no);
      const customer = await partyOf(data);
      const now = { id: newId(), at: new Date().toISOString(), grandTotalRp: totals.grandTotalRp };
      handle.setTill((was) => {
        const start = setCustomer({ ...EMPTY_DRAFT, kode_sales: was.draft.kode_sales }, customer);
        return resume(was, addHeld(start, asHeld(data), newId()), now);
      });
    } catch (error) {
      showFailure(error);
    }
  });
  useEffect(() => {
    if (typeof ambil === 'string') void keysWaitFor(() => take(ambil));
  }, [ambil]);
};

/** Deposits at the till: the pieces of the sale are kept against one, or those of one are picked up. */
export const HeldDialogs = ({ kind, handle, screen, onClose }: Props) => {
  const { t } = useTranslation('pos');
  const { draft, totals } = screen;
  const Titip = offeredForm('titip');
  const Ambil = offeredForm('ambil');
  const pick = useTakeHeld(handle, screen, onClose);
  if (!Titip || !Ambil) return null;
  const { kode_customer, nama_customer, alamat_customer, no_hp } = draft.customer;
  const sale = {
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    kode_sales: draft.kode_sales,
    keterangan: draft.keterangan,
    lines: inputOf(draft, totals.lines, null).lines.filter(({ no_titip, objek }) => !no_titip && !objek),
  };
  return kind === 'ambil' ? (
    <Ambil kode_customer={kode_customer} onPick={(picked) => void pick(picked)} onClose={onClose} />
  ) : (
    <Titip
      sale={sale}
      totalRp={totals.totalRp - totals.diskonLinesRp}
      onClose={onClose}
      onSaved={(no) => {
        handle.setDraft((was) => ({ ...EMPTY_DRAFT, kode_sales: was.kode_sales }));
        screen.scan.dismiss();
        toast(t('keptAs', { no }));
        onClose();
      }}
    />
  );
};
