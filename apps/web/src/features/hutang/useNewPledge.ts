import { type HutangInput, postHutang } from '@kadar/contract/endpoints/hutang.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { unknownOutcome, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useSoleOption } from '../../kit/fields/useOptions.ts';
import { useWantedField } from '../../kit/fields/useWantedField.ts';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { newId } from '../../kit/new-id.ts';
import { useNota } from '../../kit/print/nota/useNota.ts';
import { meQuery, useMe } from '../../kit/session.ts';
import type { Party } from '../../parts/pelanggan/party.ts';
import {
  addPiece,
  bodyOf,
  changePiece,
  finish,
  newPiece,
  nextStep,
  type PledgeDraft,
  type PledgePiece,
  type PledgeTill,
  removePiece,
} from './draft.ts';
import type { Lent } from './LentDialog.tsx';
import { TAKSIR_KEY, useTaksir } from './useTaksir.ts';

/** Refusals of a sending by field: those of pieces as 'id field'. */
const refusalsOf = (
  fields: Readonly<Record<string, { message: string }>>,
  pieces: readonly PledgePiece[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, { message }]) => {
      const [, at = '', field] = /^barang\.(\d+)\.(\w+)/.exec(path) ?? [];
      return [field ? `${pieces[Number(at)]?.id} ${field}` : path, message];
    }),
  );

/** Everything the new pledge does, from appraisal to slip. */
export const useNewPledge = ({ till, setTill, setDraft, current }: KeptTill<PledgeTill>) => {
  const { draft } = till;
  const client = useQueryClient();
  const { tgl_system } = useMe();
  const nota = useNota();
  const place = useRef<HTMLDivElement>(null);
  const worth = useTaksir(draft);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [picking, setPicking] = useState(false);
  const [lent, setLent] = useState<Lent | null>(null);
  /** The slip that is looked at again. */
  const [looked, setLooked] = useState<string | null>(null);
  const next = nextStep(draft, worth.taksir);
  const set = (change: Partial<PledgeDraft>) => {
    setRefusals({});
    setDraft((was) => ({ ...was, ...change }));
  };
  const { post, sending } = useIntent(
    { current, keep: (intended) => setDraft((was) => ({ ...was, ...intended })) },
    (body: HutangInput, options) => call(postHutang, { body }, options),
  );
  const locked = draft.unanswered || sending;
  const sole = useSoleOption('sales');
  const chooseSole = useEffectEvent((only: string) => {
    if (!current().kode_sales) setDraft((was) => ({ ...was, kode_sales: only }));
  });
  useEffect(() => {
    if (sole) chooseSole(sole);
  }, [sole]);
  const focusField = useWantedField(place, 'nama_barang');

  const lend = async (): Promise<void> => {
    const { taksir } = worth;
    if (sending || !(taksir || draft.unanswered)) return;
    setRefusals({});
    try {
      const body = taksir
        ? bodyOf(current(), taksir, tgl_system)
        : (JSON.parse(draft.intent?.body ?? '{}') as HutangInput);
      const { data } = await post(body);
      setTill((was) => finish(was, data.no_faktur));
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      void client.invalidateQueries({ queryKey: TAKSIR_KEY });
      setLent({ ...data, jumlah_hutang: body.jumlah_hutang });
      await nota.printPosted(data.no_faktur);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'dismissed') return;
      if (!unknownOutcome(error)) {
        setRefusals(refusalsOf(error.fields, current().pieces));
        void client.invalidateQueries({ queryKey: TAKSIR_KEY });
        if (/^HARI_|^TANGGAL_/.test(error.code))
          void client.invalidateQueries({ queryKey: meQuery.queryKey });
      }
      showFailure(error);
    }
  };
  const goOn = () => {
    if (next.step === 'lend' || next.step === 'resend') return void lend();
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
    picking,
    draft,
    last: till.last,
    worth,
    next,
    nota,
    lent,
    looked,
    refusals,
    sending,
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
    release: () => setDraft((was) => ({ ...was, unanswered: false })),
    startNext: () => {
      setLent(null);
      setLooked(null);
      nota.clear();
      focusField('nama_barang');
    },
    reprint: () => {
      if (!till.last) return;
      setLooked(till.last);
      void nota.look(till.last);
    },
  };
};
export type NewPledgeScreen = ReturnType<typeof useNewPledge>;
