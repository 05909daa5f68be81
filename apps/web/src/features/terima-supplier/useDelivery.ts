import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  getUsulTerima,
  postTerimaSupplier,
  type TerimaSupplierInput,
} from '@kadar/contract/endpoints/terima-supplier.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY, hariQuery } from '../../kit/dokumen/queries.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { newId } from '../../kit/new-id.ts';
import { useActingToko, useMe } from '../../kit/session.ts';
import { batchesQuery } from '../../parts/batches.ts';
import {
  bodyOf,
  DELIVERY,
  type Delivery,
  type DeliveryLine,
  lineAfter,
  owedFor,
  proposedFor,
  START,
  type Terms,
} from './delivery.ts';

const DRAFT = 'terima-supplier.entry';

/** Where a delivery came to, and its lines as they are tagged. */
export interface Posted {
  toko: string;
  batch: readonly string[];
}

/** A delivery that is typed: kept through a reload, posted once, whatever happens to the answer. */
export const useDelivery = (onPosted: (posted: Posted) => void) => {
  const { t } = useTranslation(['terima-supplier', 'dokumen']);
  const client = useQueryClient();
  const acting = useActingToko();
  const settings = useMe().settings as unknown as Terms['settings'];
  const [kept, store] = useKeptForm(draftName(DRAFT), DELIVERY);
  const [active, setActive] = useState(kept.lines.length - 1);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START>) => store.set((was) => ({ ...was, ...change }));
  // What waits for its answer stays with the shop that it was sent for.
  const toko = (!kept.unanswered && acting) || kept.kode_toko;
  const { data: hari } = useQuery({ ...hariQuery(toko), enabled: toko !== '' });
  const now = useToday();
  const today = hari?.tgl_system ?? now;
  const { post, sending } = useIntent<TerimaSupplierInput, DataOf<typeof postTerimaSupplier>>(
    { current: store.get, keep: put },
    (body, options) => call(postTerimaSupplier, { body }, { ...options, toko }),
  );
  const supplier = useOptions('supplier-barang', '', [kept.kode_supplier]).options.get(
    kept.kode_supplier,
  )?.row;
  const terms = {
    settings,
    today,
    pkp: supplier?.pkp === true,
    pungut_pph22: supplier?.pungut_pph22 === true,
  };
  const { kode_supplier } = kept;
  const { data: usul } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'usul', toko, kode_supplier],
    queryFn: async ({ signal }) =>
      (await call(getUsulTerima, { params: { kode_supplier } }, { signal, toko })).data,
    enabled: toko !== '' && kode_supplier !== '',
  });
  const setLines = (lines: readonly DeliveryLine[]) => {
    // What was refused is named by the number of its line.
    if (lines.length !== kept.lines.length) clear();
    put({ lines });
  };
  return {
    values: kept,
    toko,
    asksToko: acting === null,
    today,
    toleransi: settings.SELISIH_INTERN_GRAM,
    /** What his deliveries of the last year weighed less than their notas. */
    setahun: usul?.setahun,
    proposed: (kadar: number | null): Partial<DeliveryLine> => {
      const found = usul?.kadar.find((one) => one.kadar === kadar);
      return found ? proposedFor(found, kept.sistem) : {};
    },
    owed: owedFor(kept, terms),
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    active,
    setActive,
    set: (change: Partial<Delivery>) => put(change),
    setLine: (at: number, change: Partial<DeliveryLine>) =>
      setLines(store.get().lines.map((line, index) => (index === at ? { ...line, ...change } : line))),
    add: () => {
      setActive(kept.lines.length);
      setLines([...store.get().lines, lineAfter(store.get().lines.at(-1), newId())]);
    },
    remove: (at: number) => {
      const rest = store.get().lines.filter((_, index) => index !== at);
      setActive(Math.max(0, Math.min(at, rest.length - 1)));
      setLines(rest.length > 0 ? rest : START.lines);
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const day = toko ? (await client.ensureQueryData(hariQuery(toko))).tgl_system : null;
        const { kode_toko, unanswered, sistem } = store.get();
        // The same for another shop is another delivery.
        put({ kode_toko: toko, ...(kode_toko !== toko && !unanswered && { intent: null }) });
        const { data } = await post(bodyOf(store.get(), day ?? today, settings.SELISIH_INTERN_GRAM));
        const { no_faktur, hutang_rp: rp, hutang_emas: gram } = data;
        const owed = t('owed', { rp: showRupiah(rp), gram: showGram(gram) });
        const posted = t('dokumen:postedAs', { no_faktur });
        alertSuccess(sistem === 'KONSINYASI' ? posted : `${posted} · ${owed}`);
        put({ ...START, kode_toko: store.get().kode_toko });
        dropDraft(DRAFT);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        // So that the first of them can be tagged at once.
        await client.prefetchQuery(batchesQuery(toko));
        onPosted({ batch: data.batch, toko });
      } catch (error) {
        refused(error);
      }
    },
  };
};
