import { getBarang } from '@kadar/contract/endpoints/barang.ts';
import { MAX_PINDAH, postPindah } from '@kadar/contract/endpoints/pindah-barang.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { type Intended, NOT_SENT, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';

const DRAFT = 'pindah-barang.entry';

/** A piece that goes, and the tray it was seen in. */
export interface Going {
  kode_barcode: string;
  nama_barang: string;
  /** Grams. */
  berat: number;
  dari_baki: string;
}

interface Values {
  kode_toko: string;
  kode_baki: string;
  /** All of this tray instead of single pieces; '' for those. */
  dari_baki: string;
  lines: readonly Going[];
  keterangan: string;
}

type Kept = Values & Intended;
const START: Kept = { kode_toko: '', kode_baki: '', dari_baki: '', lines: [], keterangan: '', ...NOT_SENT };
const FORM: KeptForm<Kept> = {
  version: 1,
  empty: START,
  upgrade: (older, version) => (version === 0 ? (older as Kept) : null),
};

const bodyOf = ({ kode_baki, dari_baki, lines, keterangan }: Values) => ({
  kode_baki,
  keterangan,
  ...(dari_baki
    ? { dari_baki }
    : { lines: lines.map((line) => ({ kode_barcode: line.kode_barcode, dari_baki: line.dari_baki })) }),
});
type Body = ReturnType<typeof bodyOf>;

/** Codes by field; of a piece by its barcode. */
type Problems = Readonly<Record<string, string>>;

const problemsOf = (
  fields: Readonly<Record<string, { code: string; message?: string }>>,
  lines: readonly Going[],
): Problems =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { code, message }]) => {
      const line = /^lines\.(\d+)$/.exec(name)?.[1];
      return [line === undefined ? name : (lines[Number(line)]?.kode_barcode ?? name), message ?? code];
    }),
  );

const judge = ({ kode_baki, dari_baki, lines }: Values, toko: string): Problems => ({
  ...(toko === '' && { kode_toko: 'PILIH_TOKO' }),
  ...(kode_baki === '' && { kode_baki: 'WAJIB_DIISI' }),
  ...(dari_baki === '' && lines.length === 0 && { kode_barcode: 'WAJIB_DIISI' }),
  ...(dari_baki !== '' && dari_baki === kode_baki && { dari_baki: 'BAKI_SAMA' }),
});

/** What is being moved: kept through a reload, posted once, whatever happens to the answer. */
export const usePindah = () => {
  const { t } = useTranslation('pindah-barang');
  const message = useMessage();
  const client = useQueryClient();
  const acting = useActingToko();
  const [kept, store] = useKeptForm<Kept>(draftName(DRAFT), FORM);
  const [problems, setProblems] = useState<Problems>({});
  const put = (change: Partial<Kept>) => store.set((was) => ({ ...was, ...change }));
  const shop = (): string => acting ?? store.get().kode_toko;
  const { post, sending } = useIntent<Body, { no_faktur: string }>(
    { current: store.get, keep: put },
    (body, options) => call(postPindah, { body }, { ...options, toko: shop() }),
  );
  const set = (change: Partial<Values>) => {
    put(change);
    setProblems({});
  };
  const add = async (kode: string): Promise<void> => {
    const { lines, dari_baki, unanswered } = store.get();
    if (unanswered) return;
    if (dari_baki) return toast(t('wholeChosen'));
    if (lines.some(({ kode_barcode }) => kode_barcode === kode))
      return toast(message('BARANG_SUDAH_DI_TABEL'));
    if (lines.length >= MAX_PINDAH) return toast(t('full', { count: MAX_PINDAH }));
    try {
      const { data } = await call(getBarang, { params: { kode_barcode: kode } }, { toko: shop() || null });
      const { kode_barcode, nama_barang, berat, kode_baki, status } = data;
      if (status !== 'READY') return toast(message('BARANG_TIDAK_SIAP', { kode_barcode, status }));
      const line = { kode_barcode, nama_barang, berat, dari_baki: kode_baki };
      set({
        lines: [line, ...store.get().lines],
        ...(acting === null && store.get().kode_toko === '' && { kode_toko: data.kode_toko }),
      });
    } catch (error) {
      showFailure(error);
    }
  };
  const save = async (): Promise<boolean> => {
    if (sending) return false;
    const found = judge(store.get(), shop());
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    try {
      const answer = await post(bodyOf(store.get()));
      put({ ...START, kode_toko: store.get().kode_toko });
      dropDraft(DRAFT);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      void client.invalidateQueries({ queryKey: ['barang'] });
      return true;
    } catch (error) {
      const told = isApiError(error) ? problemsOf(error.fields, store.get().lines) : {};
      setProblems(told);
      if (Object.keys(told).length === 0) showFailure(error);
      return false;
    }
  };
  return {
    values: kept,
    toko: shop(),
    asksToko: acting === null,
    problems,
    sending,
    unanswered: kept.unanswered && !sending,
    set,
    add: (kode: string) => void add(kode),
    remove: (kode: string) =>
      set({ lines: store.get().lines.filter(({ kode_barcode }) => kode_barcode !== kode) }),
    release: () => put({ unanswered: false }),
    save,
  };
};
