import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type KirimanBaris,
  postTerimaBarang,
  type TerimaBarangInput,
} from '@kadar/contract/endpoints/kiriman.ts';
import { isManifes, postManifes } from '@kadar/contract/endpoints/manifes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { type Intended, NOT_SENT, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, toast } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { awaitedQuery, kirimanQuery } from './queries.ts';

const DRAFT = 'terima-barang.entry';

/** A line that was scanned: received or refused, and what it weighed in grams. */
export interface Came {
  urut: number;
  hasil: 'TERIMA' | 'TOLAK';
  berat_terima: number | null;
  sebab: string;
  /** Of an accessory or a group, how many of it. */
  qty: number | null;
  /** Of a group, what those weigh. */
  berat?: number | null;
}

interface Values {
  no_kirim: string;
  segel: string;
  kode_baki: string;
  foto: string;
  keterangan: string;
  /** The last one scanned first. */
  lines: readonly Came[];
}

type Kept = Values & Intended;
const START: Kept = {
  no_kirim: '',
  segel: '',
  kode_baki: '',
  foto: '',
  keterangan: '',
  lines: [],
  ...NOT_SENT,
};
const FORM: KeptForm<Kept> = { version: 1, empty: START, upgrade: () => null };

const bodyOf = ({ no_kirim, segel, kode_baki, foto, keterangan, lines }: Values): TerimaBarangInput => ({
  no_kirim,
  segel,
  kode_baki,
  foto: foto ? [foto] : [],
  keterangan,
  lines: [...lines],
});

const isOpen = ({ status }: KirimanBaris): boolean => status === 'JALAN' || status === 'DIBERIKAN';

/** What is being received: kept through a reload, posted once, whatever happens to the answer. */
export const useTerima = () => {
  const { t } = useTranslation(['kiriman', 'dokumen']);
  const message = useMessage();
  const client = useQueryClient();
  const acting = useActingToko();
  const [kept, store] = useKeptForm(draftName(DRAFT), FORM);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const { data: awaited } = useQuery(awaitedQuery(acting));
  const put = (change: Partial<Kept>) => store.set((was) => ({ ...was, ...change }));
  // The oldest one, until another is chosen.
  const no_kirim = kept.no_kirim || (awaited?.[0]?.no_kirim ?? '');
  const sent = awaited?.find((one) => one.no_kirim === no_kirim);
  const toko = acting ?? sent?.tujuan ?? '';
  const { data: shipment } = useQuery(kirimanQuery(no_kirim, toko || null));
  const { post, sending } = useIntent<TerimaBarangInput, DataOf<typeof postTerimaBarang>>(
    { current: store.get, keep: put },
    (body, options) => call(postTerimaBarang, { body }, { ...options, toko }),
  );
  const open = (shipment?.baris ?? []).filter(isOpen);
  /** A code of the manifest that came along: what it lists is known, and waits for its grant. */
  const takeManifes = async (kode: string): Promise<void> => {
    clear();
    try {
      const { data } = await call(postManifes, { body: { kode } }, { toko: toko || null });
      alertSuccess(
        t('manifesTaken', { no_kirim: data.no_kirim, bagian: data.bagian, jumlah: data.jumlah_bagian }),
      );
      await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    } catch (error) {
      refused(error);
    }
  };
  const change = (urut: number, what: Partial<Came>) =>
    put({ lines: store.get().lines.map((line) => (line.urut === urut ? { ...line, ...what } : line)) });
  return {
    values: { ...kept, no_kirim },
    awaited,
    shipment,
    toko,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    /** Those on the road that were not scanned. */
    waiting: open.filter(({ urut }) => !kept.lines.some((line) => line.urut === urut)),
    lineOf: (urut: number) => shipment?.baris.find((one) => one.urut === urut),
    set: (values: Partial<Values>) => put(values),
    choose: (no: string) => put({ ...START, no_kirim: no, kode_baki: store.get().kode_baki }),
    change,
    remove: (urut: number) => put({ lines: store.get().lines.filter((line) => line.urut !== urut) }),
    add: (kode: string): void => {
      if (isManifes(kode)) return void takeManifes(kode);
      if (store.get().unanswered) return;
      const found = open.find(({ kode_barcode }) => kode_barcode === kode);
      const twice = found && store.get().lines.some(({ urut }) => urut === found.urut);
      if (!found || twice) {
        toast(
          twice ? message('BARANG_SUDAH_DI_TABEL') : t('notInShipment', { kode_barcode: kode, no_kirim }),
        );
        return;
      }
      clear();
      const line = { urut: found.urut, hasil: 'TERIMA' as const, berat_terima: null, sebab: '', qty: null };
      put({ no_kirim, lines: [line, ...store.get().lines] });
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<boolean> => {
      if (sending) return false;
      clear();
      try {
        const { data } = await post(bodyOf({ ...store.get(), no_kirim }));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        put({ ...START, kode_baki: store.get().kode_baki });
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
export type TerimaForm = ReturnType<typeof useTerima>;
