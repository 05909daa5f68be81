import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import { addBarang } from '@kadar/contract/endpoints/barang.ts';
import { batalCall } from '@kadar/contract/endpoints/dokumen.ts';
import { listDraf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/api/call.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import { useIntent } from '../../../kit/api/useIntent.ts';
import { useKeptTill } from '../../../kit/counter/useKept.ts';
import { DOKUMEN_KEY } from '../../../kit/dokumen/queries.ts';
import { showGram } from '../../../kit/format.ts';
import { useOutbox } from '../../../kit/outbox/useOutbox.ts';
import { useMe, useSetting } from '../../../kit/session.ts';
import { useMessage } from '../../../kit/text.ts';
import { useBatches } from '../../../parts/batches.ts';
import type { AddBody } from '../form-model.ts';
import { judgeTag, LAST, pieceOf, type Stays, TAGGING, type Tagged } from './tagging-model.ts';
import { useAfterTag } from './useAfterTag.ts';

const DRAF_KEY = ['barang', 'draf'] as const;

/** What stands under the weight: that it went well, or why it did not. */
export interface Said {
  ok: boolean;
  text: string;
}

/** What a user keeps of the tagging line of a shop. */
const useKeptTags = (toko: string) => {
  const { user } = useMe();
  const { till, setDraft, current } = useKeptTill('tagging', TAGGING, { toko, user: user.user_id });
  const mark = (no_tambah: string, change: (one: Tagged) => Partial<Tagged>) =>
    setDraft((was) => ({
      ...was,
      last: was.last.map((one) => (one.no_tambah === no_tambah ? { ...one, ...change(one) } : one)),
    }));
  const note = (no_tambah: string, key: NonNullable<Tagged['note']>['key'], what: string) =>
    mark(no_tambah, (one) => ({ note: one.note ?? { key, what } }));
  /** It has its tag after all. */
  const printed = (no_tambah: string) =>
    setDraft((was) => ({
      ...was,
      last: was.last.map((one) => {
        const { note: said, ...rest } = one;
        return one.no_tambah === no_tambah && said?.key === 'noPrint' ? rest : one;
      }),
    }));

  return { kept: till.draft, setDraft, current, mark, note, printed };
};

/** Rows of suppliers' lists that wait for their weight. */
const useDrafts = (toko: string) =>
  useQuery({
    queryKey: [...DRAF_KEY, toko],
    queryFn: async ({ signal }) => (await call(listDraf, {}, { signal, toko })).data,
  });

/** Batches, drafts and pieces, as they are after a tag. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    void client.invalidateQueries({ queryKey: ['barang'] });
  };
};

const useReversal = (toko: string) => {
  const { t } = useTranslation('tagging');
  return useOutbox('tag-batal', (no_faktur: string, options) =>
    call(
      batalCall(TAMBAH_BARANG),
      { params: { no_faktur }, body: { alasan: t('takenBackReason') } },
      { ...options, toko },
    ),
  );
};

/** What has to be said of a tag that stands. */
const toldOf = ({ batch_terbuka, beda_draf }: DataOf<typeof addBarang>): Tagged['note'] => {
  if (beda_draf !== null) return { key: 'otherWeight', what: showGram(beda_draf) };
  return batch_terbuka ? { key: 'batchOpen', what: batch_terbuka } : undefined;
};

/** The tagging line of a user in a shop: what stays, the next piece, and what was tagged; kept through a reload, each tag once. */
export const useTagging = (toko: string, shoot: () => Promise<Blob | null>) => {
  const { t } = useTranslation('tagging');
  const message = useMessage();
  const { kept, setDraft, current, mark, note, printed } = useKeptTags(toko);
  const { stays, last, unanswered } = kept;
  const asksBatch = useSetting('PENERIMAAN_INTERN_MODULE');
  const batches = useBatches(toko);
  const drafts = useDrafts(toko);
  const [said, setSaid] = useState<Said>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const busy = useRef(false);
  const { post, sending } = useIntent<AddBody, DataOf<typeof addBarang>>(
    { current, keep: (intended) => setDraft((was) => ({ ...was, ...intended })) },
    (body, options) => call(addBarang, { body }, { ...options, toko }),
  );
  const reversal = useReversal(toko);
  const draf = drafts.data?.draf[0];
  const piece = pieceOf(stays, draf);
  const label = (field: string) => t(`field.${field as 'kadar'}`);
  const worded = (field: string, code: string) => message(code, { label: label(field) });
  const refresh = useRefresh();
  /** Says a refusal in its place; what is none goes on. */
  const refused = (error: unknown): false => {
    if (!isApiError(error)) throw error;
    const fields = Object.entries(error.fields);
    setProblems(Object.fromEntries(fields.map(([name, field]) => [name, field.message ?? ''])));
    const [first] = fields;
    setSaid({ ok: false, text: first?.[1].message || error.message });
    return false;
  };
  const after = useAfterTag(note);
  /** Posts what is given, or what still waits for its answer; true when a piece stands. */
  const send = async (body: AddBody, foto: Blob | null): Promise<boolean> => {
    busy.current = true;
    try {
      const { data } = await post(body);
      const { no_tambah, kode_barcode, nama_barang, berat_asli: berat } = data;
      const told = toldOf(data);
      const made: Tagged = { no_tambah, kode_barcode, nama_barang, berat, ...(told && { note: told }) };
      setDraft((was) => ({
        ...was,
        intent: null,
        unanswered: false,
        last: [made, ...was.last].slice(0, LAST),
      }));
      setProblems({});
      setSaid({ ok: true, text: t('tagged', { kode_barcode, berat: showGram(berat) }) });
      refresh();
      void after.photograph(data, foto);
      void after.printTag(made);
      return true;
    } catch (error) {
      return refused(error);
    } finally {
      busy.current = false;
    }
  };

  return {
    stays,
    piece,
    draf,
    drafts: drafts.data,
    batches,
    batch: batches.data?.find(({ no_batch }) => no_batch === stays.no_batch),
    last,
    printed,
    said,
    problems,
    sending,
    unanswered: unanswered && !sending,
    say: (text: string) => setSaid({ ok: false, text }),
    set: (change: Partial<Stays>) => {
      setProblems({});
      setDraft((was) => ({ ...was, stays: { ...was.stays, ...change } }));
    },
    label,
    /** A piece of so many mg; false where it did not become one. */
    tag: async (mg: number, diketik: boolean): Promise<boolean> => {
      if (busy.current || current().unanswered) return false;
      const judged = judgeTag(piece, { mg, diketik, asksBatch });
      const [wrong] = Object.entries(judged.problems);
      if (wrong) {
        const [field, code] = wrong;
        const words = Object.entries(judged.problems).map(([name, each]) => [name, worded(name, each)]);
        setProblems(Object.fromEntries(words));
        setSaid({ ok: false, text: worded(field, code) });
        return false;
      }
      busy.current = true;
      return send(judged.body, await shoot());
    },
    /** What was sent goes out again, as it was. */
    resend: async (): Promise<void> => {
      const { intent } = current();
      if (!busy.current && intent) await send(JSON.parse(intent.body) as AddBody, null);
    },
    release: () => setDraft((was) => ({ ...was, unanswered: false })),
    takeBack: async (): Promise<void> => {
      const own = last.find(({ takenBack }) => !takenBack);
      if (!own || busy.current) return;
      busy.current = true;
      try {
        await reversal.send(own.no_tambah);
        mark(own.no_tambah, () => ({ takenBack: true }));
        setSaid({ ok: true, text: t('takenBack', { kode_barcode: own.kode_barcode }) });
        refresh();
      } catch (error) {
        refused(error);
      } finally {
        busy.current = false;
      }
    },
    refresh,
  };
};
