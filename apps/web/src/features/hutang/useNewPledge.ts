import { type HutangInput, postHutang } from '@kadar/contract/endpoints/hutang.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { useCounter } from '../../kit/counter/useCounter.ts';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { useSoleOption } from '../../kit/fields/useOptions.ts';
import { useWantedField } from '../../kit/fields/useWantedField.ts';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { newId } from '../../kit/new-id.ts';
import { useMe } from '../../kit/session.ts';
import type { Party } from '../../parts/pelanggan/party.ts';
import { addPiece, changePiece, refusalsOf } from '../../parts/pembelian/pieces.ts';
import {
  bodyOf,
  finish,
  newPiece,
  nextStep,
  type PledgeDraft,
  type PledgePiece,
  type PledgeTill,
  removePiece,
} from './draft.ts';
import { TAKSIR_KEY, useTaksir } from './useTaksir.ts';

/** Everything the new pledge does, from appraisal to slip. */
export const useNewPledge = (handle: KeptTill<PledgeTill>) => {
  const { till, setTill, setDraft, current } = handle;
  const { draft } = till;
  const client = useQueryClient();
  const { tgl_system } = useMe();
  const place = useRef<HTMLDivElement>(null);
  const worth = useTaksir(draft);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [picking, setPicking] = useState(false);
  const next = nextStep(draft, worth.taksir);
  const set = (change: Partial<PledgeDraft>) => {
    setRefusals({});
    setDraft((was) => ({ ...was, ...change }));
  };
  const focusField = useWantedField(place, 'nama_barang');
  const askAgain = () => void client.invalidateQueries({ queryKey: TAKSIR_KEY });
  const counter = useCounter({
    handle,
    post: (body: HutangInput, options) => call(postHutang, { body }, options),
    posted: (data, { jumlah_hutang }) => {
      setTill((was) => finish(was, data.no_faktur));
      askAgain();
      return { ...data, jumlah_hutang };
    },
    refused: (error) => {
      setRefusals(refusalsOf(error.fields, current().pieces));
      askAgain();
      return false;
    },
    begin: () => focusField('nama_barang'),
  });
  const { locked } = counter;
  const sole = useSoleOption('sales');
  const chooseSole = useEffectEvent((only: string) => {
    if (!current().kode_sales) setDraft((was) => ({ ...was, kode_sales: only }));
  });
  useEffect(() => {
    if (sole) chooseSole(sole);
  }, [sole]);

  const lend = () => {
    const { taksir } = worth;
    if (!(taksir || draft.unanswered)) return;
    setRefusals({});
    void counter.send(
      taksir
        ? bodyOf(current(), taksir, tgl_system)
        : (JSON.parse(draft.intent?.body ?? '{}') as HutangInput),
    );
  };
  const goOn = () => {
    if (next.step === 'lend' || next.step === 'resend') return lend();
    if (!('field' in next)) return;
    if (next.step === 'piece') setDraft((was) => ({ ...was, active: next.id }));
    if (next.field === 'kode_customer') return setPicking(true);
    focusField(next.field);
  };
  const reckoned = useOnceReckoned(next.step === 'reckon' && worth.pending, () => {
    goOn();
    return next.step !== 'reckon';
  });
  const add = () => {
    if (locked) return;
    setDraft((was) => addPiece(was, newPiece(newId())));
    focusField('nama_barang');
  };
  return {
    counter,
    picking,
    draft,
    worth,
    next,
    refusals,
    locked,
    place,
    set,
    advance: reckoned.ask,
    add,
    focusField,
    pickCustomer: () => !locked && setPicking(true),
    leaveCustomer: () => setPicking(false),
    setCustomer: ({ kode_customer, nama_customer, jenis_pelanggan = '' }: Party) => {
      setPicking(false);
      set({ kode_customer, nama_customer, jenis_pelanggan });
    },
    choose: (id: string) => setDraft((was) => ({ ...was, active: id })),
    change: (id: string, change: Partial<PledgePiece>) => {
      setRefusals({});
      setDraft((was) => changePiece(was, id, change));
    },
    remove: (id: string) => !locked && setDraft((was) => removePiece(was, id)),
  };
};
export type NewPledgeScreen = ReturnType<typeof useNewPledge>;
