import { postService, type ServiceInput } from '@kadar/contract/endpoints/service.ts';
import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { useCounter } from '../../kit/counter/useCounter.ts';
import type { KeptTill } from '../../kit/counter/useKept.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useSoleOption } from '../../kit/fields/useOptions.ts';
import { useWantedField } from '../../kit/fields/useWantedField.ts';
import { newId } from '../../kit/new-id.ts';
import { useSetting } from '../../kit/session.ts';
import { useShown } from '../../parts/layar/useShown.ts';
import type { Party } from '../../parts/pelanggan/party.ts';
import { addPiece, changePiece, refusalsOf } from '../../parts/pembelian/pieces.ts';
import {
  bodyOf,
  finish,
  newPiece,
  nextStep,
  removePiece,
  type ServiceDraft,
  type ServicePiece,
  type ServiceTill,
  totalOf,
} from './draft.ts';
import { screenOfIntake, thanksForIntake } from './screen.ts';

/** Everything the intake does, from the first piece to the claim slip. */
export const useTakeIn = (handle: KeptTill<ServiceTill>) => {
  const { till, setTill, setDraft, current } = handle;
  const { draft } = till;
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [picking, setPicking] = useState(false);
  const pembulatan = pembulatanJual({
    PEMBULATAN: useSetting('PEMBULATAN'),
    PEMBULATAN_DOWN_MODULE: useSetting('PEMBULATAN_DOWN_MODULE'),
  });
  const next = nextStep(draft);
  const set = (change: Partial<ServiceDraft>) => {
    setRefusals({});
    setDraft((was) => ({ ...was, ...change }));
  };
  const focusField = useWantedField(place, 'nama_barang');
  const counter = useCounter({
    handle,
    post: (body: ServiceInput, options) => call(postService, { body }, options),
    posted: (data, { tgl_janji }) => {
      setTill((was) => finish(was, data.no_faktur));
      return { ...data, tgl_janji };
    },
    refused: (error) => {
      setRefusals(refusalsOf(error.fields, current().pieces));
      return false;
    },
    begin: () => focusField('nama_barang'),
  });
  const { locked, done } = counter;
  useShown(done ? thanksForIntake(done) : screenOfIntake(draft, { pembulatan, today }));
  const sole = useSoleOption('sales');
  const chooseSole = useEffectEvent((only: string) => {
    if (!current().kode_sales) setDraft((was) => ({ ...was, kode_sales: only }));
  });
  useEffect(() => {
    if (sole) chooseSole(sole);
  }, [sole]);

  const advance = () => {
    if (next.step === 'take' || next.step === 'resend') {
      setRefusals({});
      void counter.send(bodyOf(current(), today));
      return;
    }
    if (!('field' in next)) return;
    if (next.step === 'piece') setDraft((was) => ({ ...was, active: next.id }));
    if (next.field === 'nama_customer') setPicking(true);
    else focusField(next.field);
  };
  return {
    counter,
    picking,
    draft,
    next,
    refusals,
    locked,
    place,
    today,
    total: totalOf(draft, pembulatan),
    set,
    advance,
    add: () => {
      if (locked) return;
      setDraft((was) => addPiece(was, newPiece(newId())));
      focusField('nama_barang');
    },
    focusField,
    pickCustomer: () => !locked && setPicking(true),
    leaveCustomer: () => setPicking(false),
    setCustomer: (party: Party) => {
      setPicking(false);
      const { kode_customer, nama_customer, alamat_customer, no_hp, jenis_pelanggan = '' } = party;
      set({ kode_customer, nama_customer, alamat_customer, no_hp, jenis_pelanggan });
    },
    choose: (id: string) => setDraft((was) => ({ ...was, active: id })),
    change: (id: string, change: Partial<ServicePiece>) => {
      setRefusals({});
      setDraft((was) => changePiece(was, id, change));
    },
    /** The work of a piece: its charge, and, while nobody said a day, the day it takes until. */
    work: (id: string, kode_service: string, row: Readonly<Record<string, unknown>> | null) => {
      setRefusals({});
      setDraft((was) => ({
        ...changePiece(was, id, {
          kode_service,
          ...(row && {
            ongkos: Number(row.ongkos ?? 0),
            dasar: row.dasar === 'PER_GRAM' ? ('PER_GRAM' as const) : ('PER_PCS' as const),
          }),
        }),
        ...(row && {
          tgl_janji: [was.tgl_janji, addDays(today, Number(row.lama_hari ?? 0))].toSorted().at(-1) ?? today,
        }),
      }));
    },
    remove: (id: string) => !locked && setDraft((was) => removePiece(was, id)),
  };
};
export type TakeInScreen = ReturnType<typeof useTakeIn>;
