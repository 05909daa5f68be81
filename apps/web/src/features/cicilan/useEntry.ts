import type { DataOf } from '@kadar/contract/endpoint.ts';
import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import { type CicilanInput, postCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY, hariQuery } from '../../kit/dokumen/queries.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useMe } from '../../kit/session.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { bodyOf, countedOf, ENTRY, type Entry, START } from './entry.ts';

const DRAFT = 'cicilan.entry';

/** A contract that is typed: kept through a reload, counted with each key, posted once, whatever happens to the answer. */
export const useEntry = (toko: string) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const client = useQueryClient();
  const settings = useMe().settings as unknown as SaleSettings;
  const today = useToday();
  const [kept, store] = useKeptForm(draftName(`${DRAFT}.${toko}`), ENTRY);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<CicilanInput, DataOf<typeof postCicilan>>(
    { current: store.get, keep: put },
    (body, options) => call(postCicilan, { body }, { ...options, toko }),
  );
  const { kode_barcode, kode_cicilan } = kept;
  const scanned = useQuery({
    queryKey: ['barang-cicilan', toko, kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(scanBarang, { params: { kode_barcode } }, { signal, toko })).data,
    enabled: kode_barcode !== '',
    retry: false,
  });
  const piece = kode_barcode ? scanned.data : undefined;
  const plan = useOptions('para-cicilan', '', [kode_cicilan]).options.get(kode_cicilan)?.row;
  const of = { piece, plan, settings, toko };
  const counted = countedOf(kept.dp, { ...of, tanggal: today });
  return {
    values: kept as Entry,
    piece,
    /** Why the barcode brought no piece. */
    missed: isApiError(scanned.error) ? scanned.error.message : undefined,
    counted,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<Entry>) => put(change),
    scan: (code: string) => {
      clear();
      put({ kode_barcode: normalizeBarcode(code) });
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { tgl_system } = await client.ensureQueryData(hariQuery(toko));
        const typed = store.get();
        const now = countedOf(typed.dp, { ...of, tanggal: tgl_system ?? today });
        const harga_jual = piece?.harga_jual ?? 0;
        const { data } = await post(bodyOf(typed, { harga_jual, counted: now, tanggal: tgl_system }));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        const { kode_sales } = store.get();
        store.set(() => ({ ...START, kode_sales }));
        dropDraft(`${DRAFT}.${toko}`);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void printVoucher(data.no_faktur).catch(showFailure);
      } catch (error) {
        // Its price may be another by now, or the piece be gone.
        void scanned.refetch();
        refused(error);
      }
    },
  };
};
export type EntryState = ReturnType<typeof useEntry>;
