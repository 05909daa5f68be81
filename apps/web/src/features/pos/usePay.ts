import { type PembelianManualInput, postPembelianManual } from '@kadar/contract/endpoints/pembelian.ts';
import {
  type PenjualanInput,
  postPenjualan,
  postPenjualanManual,
} from '@kadar/contract/endpoints/penjualan.ts';
import {
  postTukar,
  postTukarManual,
  type TukarInput,
  type TukarManualInput,
} from '@kadar/contract/endpoints/tukar.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { type ApiError, isApiError } from '../../kit/api/errors.ts';
import { useCounter } from '../../kit/counter/useCounter.ts';
import { fieldsUnder } from '../../kit/dialogs/refused-fields.ts';
import { showRupiah } from '../../kit/format.ts';
import { holdKeys } from '../../kit/keys/keys.ts';
import { useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { paymentRefusal, type Refusal } from '../../parts/dokumen/payments.ts';
import { type Draft, inputOf } from './draft.ts';
import { type Checked, marked, type PriceChange, recheck, withNewPrices } from './recheck.ts';
import { ongkosQuery } from './terms.ts';
import { type Done, finish, type TillHandle } from './till-store.ts';
import { collected, type Terms, type Totals } from './totals.ts';
import { buyManualOf, buysAlone, oldGoldOf, tukarManualOf, tukarOf } from './tukar.ts';
import { lookAgain } from './useScan.ts';

/** Refusals about a piece; which one, only asking again tells. */
const PIECE_CODES = new Set([
  'HARGA_BERUBAH',
  'STOCK_TIDAK_TERSEDIA',
  'BARCODE_TIDAK_DIKENAL',
  'BARCODE_TOKO_LAIN',
]);

const refusalOf = (error: ApiError, draft: Draft): Refusal => {
  const problems = Object.fromEntries(
    Object.entries(error.fields).map(([name, { message }]) => [name, message] as const),
  );
  const refusal = paymentRefusal(fieldsUnder(problems, 'payments'), draft);
  if (refusal) return refusal;
  const [first] = Object.values(error.fields);
  return { message: first?.message ?? error.message, payment: null };
};

type Posted = Pick<Done, 'no_faktur' | 'grand_total' | 'kembali' | 'poin_dapat' | 'poin_sisa' | 'menunggu'>;

/** What stands on the screen of a sale that was posted. */
const doneOf = (draft: Draft, posted: Posted): Done => {
  const { no_faktur, grand_total, kembali, poin_dapat, poin_sisa, menunggu } = posted;
  return {
    no_faktur,
    grand_total,
    kembali,
    poin_dapat,
    poin_sisa,
    menunggu,
    payments: draft.payments.map(({ id, jenis, jumlah_rp }) => ({ id, jenis, jumlah_rp })),
    lama: oldGoldOf(draft),
  };
};

type Body = PenjualanInput | TukarInput;
type ManualBody = PenjualanInput | TukarManualInput | PembelianManualInput;
type Options = Parameters<typeof call>[2];

const send = (body: Body, options: Options): Promise<{ data: Posted }> =>
  'jual' in body ? call(postTukar, { body }, options) : call(postPenjualan, { body }, options);

const sendManual = async (body: ManualBody, options: Options): Promise<{ data: Posted }> => {
  if ('jual' in body) return call(postTukarManual, { body }, options);
  if (!('no_lot' in body)) return call(postPenjualanManual, { body: body as PenjualanInput }, options);
  const { data } = await call(postPembelianManual, { body }, options);
  // Nothing was sold: what is due is what was brought.
  return { data: { ...data, grand_total: 0, kembali: 0, poin_dapat: 0, poin_sisa: null } };
};

const bodyOf = (draft: Draft, totals: Totals, said: { tanggal: string | null; no_ktp: string }): Body =>
  draft.beli.length > 0 ? tukarOf(draft, totals, said) : inputOf(draft, totals.lines, said.tanggal);

const manualBodyOf = (...[draft, totals, said]: Parameters<typeof bodyOf>): ManualBody => {
  if (draft.beli.length === 0) return inputOf(draft, totals.lines, said.tanggal);
  return buysAlone(draft) ? buyManualOf(draft, totals, said) : tukarManualOf(draft, totals, said);
};

/** Sends the draft as one intended sale; what comes after it stands in the till, so that a reload does not hide it. */
export const usePay = (
  handle: TillHandle,
  { totals, terms, no_ktp, manual }: { totals: Totals; terms: Terms; no_ktp: string; manual: boolean },
  { onDone, onNext }: { onDone: () => void; onNext: () => void },
) => {
  const { setDraft, setTill, current } = handle;
  const { tgl_system } = useMe();
  const client = useQueryClient();
  const message = useMessage();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Lines whose price moved, while the user is asked about them. */
  const [changes, setChanges] = useState<readonly PriceChange[] | null>(null);

  /** Asks for all pieces again and marks what cannot be sold or costs something else by now. */
  const mark = async (): Promise<Checked> => {
    const draft = current();
    const before = terms.ongkos;
    const now = await client.fetchQuery({ ...ongkosQuery, staleTime: 0 }).catch((error: unknown) => {
      if (isApiError(error)) return before;
      throw error;
    });
    const checked = await recheck(draft, (code) => lookAgain(draft, code, manual), {
      before,
      now,
      settings: terms.settings,
    });
    setDraft((was) =>
      marked(was, checked, ({ kode_barcode, lamaRp, baruRp }) => ({
        code: 'HARGA_BERUBAH',
        message: message('HARGA_BERUBAH', {
          kode_barcode,
          lama: showRupiah(lamaRp),
          baru: showRupiah(baruRp),
        }),
      })),
    );
    return checked;
  };
  /** The same, and asks about prices that moved. True when nothing was found. */
  const check = async (): Promise<boolean> => {
    const checked = await mark();
    setChanges(checked.changes.length > 0 ? checked.changes : null);
    return checked.changes.length === 0 && checked.problems.size === 0;
  };

  const refused = async (error: ApiError): Promise<boolean> => {
    if (error.code === 'INVALID_TOKEN') return true;
    if (PIECE_CODES.has(error.code)) {
      // Which piece it is, is part of the refusal: nothing is typed in between.
      const release = holdKeys();
      const sound = await check().finally(() => release(false));
      if (!sound) return true;
    }
    setRefusal(refusalOf(error, current()));
    return false;
  };

  const counter = useCounter({
    handle,
    post: (body: Body | ManualBody, options) =>
      manual ? sendManual(body as ManualBody, options) : send(body as Body, options),
    posted: (data) => {
      setTill((till) => finish(till, doneOf(collected(till.draft, totals), data)));
      onDone();
    },
    refused,
    begin: () => {
      setTill((was) => ({ ...was, done: null }));
      onNext();
    },
  });
  const pay = (): void => {
    if (counter.sending) return;
    const draft = collected(current(), totals);
    setRefusal(null);
    void counter.send((manual ? manualBodyOf : bodyOf)(draft, totals, { tanggal: tgl_system, no_ktp }));
  };

  return {
    ...counter,
    pay,
    refusal,
    clearRefusal: () => setRefusal(null),
    changes,
    takeNewPrices: () => {
      if (changes) setDraft((draft) => withNewPrices(draft, changes));
      setChanges(null);
    },
    keepOldPrices: () => setChanges(null),
    mark,
    check,
  };
};
export type Pay = ReturnType<typeof usePay>;
