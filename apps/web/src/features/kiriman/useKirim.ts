import type { DataOf } from '@kadar/contract/endpoint.ts';
import { getBarang } from '@kadar/contract/endpoints/barang.ts';
import {
  type KirimBarangInput,
  MAX_KIRIM,
  postKirimBarang,
  type UsulanKirim,
} from '@kadar/contract/endpoints/kiriman.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { type Intended, NOT_SENT, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';

const DRAFT = 'kirim-barang.entry';

/** A piece that goes, so many of an accessory, or so many and so much of a group; weight in grams. */
export interface Going {
  kode_barcode: string;
  nama_barang: string;
  berat: number;
  kode_baki: string;
  /** Of an accessory or a group. */
  qty: number | null;
  objek?: 'GROUP';
}

interface Values {
  kode_toko: string;
  tujuan: string;
  segel: string;
  kurir: string;
  berat_paket: number | null;
  keterangan: string;
  lines: readonly Going[];
}

type Kept = Values & Intended;
const START: Kept = {
  kode_toko: '',
  tujuan: '',
  segel: '',
  kurir: '',
  berat_paket: null,
  keterangan: '',
  lines: [],
  ...NOT_SENT,
};
const FORM: KeptForm<Kept> = { version: 1, empty: START, upgrade: () => null };

/** What another screen asks to be sent: barcodes of a shop, and where they should go. */
export interface AskedShipment {
  kode_toko: string;
  tujuan: string;
  kode_barcode: readonly string[];
}

const bodyOf = ({ tujuan, segel, kurir, berat_paket, keterangan, lines }: Values): KirimBarangInput => ({
  tujuan,
  segel,
  kurir,
  berat_paket,
  keterangan,
  lines: lines.map(({ kode_barcode, qty, objek, berat: gram }) => ({
    kode_barcode,
    qty,
    ...(objek && { objek, berat: gram }),
  })),
});

type Piece = Pick<Going, 'kode_barcode' | 'nama_barang' | 'berat' | 'kode_baki'>;

/** The form with the pieces of a proposal in it; null where what stands there is of or for another shop. */
const withPieces = (
  { kode_toko: from, tujuan: to, lines }: Values,
  { kode_toko, tujuan, barang }: { kode_toko: string; tujuan: string; barang: readonly Piece[] },
): Pick<Values, 'kode_toko' | 'tujuan' | 'lines'> | null => {
  if (lines.length > 0 && ((from && from !== kode_toko) || (to && to !== tujuan))) return null;
  const more = barang
    .filter((one) => !lines.some(({ kode_barcode }) => kode_barcode === one.kode_barcode))
    .map(
      ({ kode_barcode, nama_barang, berat, kode_baki }): Going => ({
        kode_barcode,
        nama_barang,
        berat,
        kode_baki,
        qty: null,
      }),
    );
  return { kode_toko, tujuan, lines: [...more, ...lines].slice(0, Math.max(MAX_KIRIM, lines.length)) };
};

/** '3*KOTAK1': so many of an accessory at once, as at the till. */
const MANY = /^(\d{1,6})\*(.+)$/;

/** What is being sent: kept through a reload, posted once, whatever happens to the answer. */
export const useKirim = () => {
  const { t } = useTranslation(['kiriman', 'dokumen']);
  const message = useMessage();
  const client = useQueryClient();
  const acting = useActingToko();
  const [kept, store] = useKeptForm(draftName(DRAFT), FORM);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<Kept>) => store.set((was) => ({ ...was, ...change }));
  const toko = (!kept.unanswered && acting) || kept.kode_toko;
  const { post, sending } = useIntent<KirimBarangInput, DataOf<typeof postKirimBarang>>(
    { current: store.get, keep: put },
    (body, options) => call(postKirimBarang, { body }, { ...options, toko }),
  );
  const put1 = (line: Going) => {
    clear();
    put({ lines: [line, ...store.get().lines] });
  };
  const add = async (typed: string): Promise<void> => {
    const { lines, unanswered } = store.get();
    if (unanswered) return;
    const many = MANY.exec(typed);
    const kode = many?.[2] ?? typed;
    if (lines.some(({ kode_barcode }) => kode_barcode === kode))
      return toast(message('BARANG_SUDAH_DI_TABEL'));
    if (lines.length >= MAX_KIRIM) return toast(t('full', { count: MAX_KIRIM }));
    if (many)
      return put1({ kode_barcode: kode, nama_barang: kode, berat: 0, kode_baki: '', qty: Number(many[1]) });
    try {
      const { data } = await call(getBarang, { params: { kode_barcode: kode } }, { toko: toko || null });
      const { kode_barcode, nama_barang, berat, kode_baki, status } = data;
      if (status !== 'READY') return toast(message('BARANG_TIDAK_SIAP', { kode_barcode, status }));
      put1({ kode_barcode, nama_barang, berat, kode_baki, qty: null });
      if (toko === '') put({ kode_toko: data.kode_toko });
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    values: kept,
    toko,
    asksToko: acting === null,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<Values>) => put(change),
    add: (kode: string) => void add(kode),
    /** Some of a group where it lies; false where it is in the list already. */
    addGroup: (group: { kunci: string; nama: string; qty: number; berat: number }): boolean => {
      const { lines, unanswered } = store.get();
      const { kunci: kode_barcode, nama: nama_barang, qty, berat } = group;
      const twice = lines.some((line) => line.kode_barcode === kode_barcode);
      if (twice) toast(message('BARANG_SUDAH_DI_TABEL'));
      if (twice || unanswered || lines.length >= MAX_KIRIM) return false;
      put1({ kode_barcode, nama_barang, berat, kode_baki: '', qty, objek: 'GROUP' });
      return true;
    },
    /** Puts what was proposed into the form; false where that is of another shipment. */
    fill: (proposal: UsulanKirim): boolean => {
      const filled = withPieces({ ...store.get(), kode_toko: toko }, proposal);
      if (!filled) toast(t('proposalOther'));
      if (!filled || store.get().unanswered) return false;
      clear();
      put(filled);
      return true;
    },
    /** Puts what another screen asks for into the form as it lies now; what cannot be sent is told. */
    take: async ({ kode_toko, tujuan, kode_barcode }: AskedShipment): Promise<void> => {
      const asked = kode_barcode.slice(0, MAX_KIRIM);
      const found = await Promise.allSettled(
        asked.map((kode) => call(getBarang, { params: { kode_barcode: kode } }, { toko: kode_toko })),
      );
      const there = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
      const [ready, gone] = [
        there.filter(({ status }) => status === 'READY'),
        there.filter(({ status }) => status !== 'READY'),
      ];
      const failed = found.find((one) => one.status === 'rejected');
      if (failed) showFailure(failed.reason);
      for (const { kode_barcode: kode, status } of gone)
        toast(message('BARANG_TIDAK_SIAP', { kode_barcode: kode, status }));
      const filled = withPieces({ ...store.get(), kode_toko: toko }, { kode_toko, tujuan, barang: ready });
      if (!filled) toast(t('proposalOther'));
      if (!filled || ready.length === 0 || store.get().unanswered) return;
      clear();
      put(filled);
    },
    remove: (kode: string) =>
      put({ lines: store.get().lines.filter(({ kode_barcode }) => kode_barcode !== kode) }),
    release: () => put({ unanswered: false }),
    save: async (): Promise<boolean> => {
      if (sending) return false;
      clear();
      try {
        const { kode_toko, unanswered } = store.get();
        // The same for another shop is another document.
        put({ kode_toko: toko, ...(kode_toko !== toko && !unanswered && { intent: null }) });
        const { data } = await post(bodyOf(store.get()));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        put({ ...START, kode_toko: store.get().kode_toko, tujuan: store.get().tujuan });
        dropDraft(DRAFT);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void client.invalidateQueries({ queryKey: ['barang'] });
        return true;
      } catch (error) {
        refused(error);
        return false;
      }
    },
  };
};
export type KirimForm = ReturnType<typeof useKirim>;
