import {
  type NotaBeli,
  notaPembelian,
  type PembelianInput,
  postPembelian,
} from '@kadar/contract/endpoints/pembelian.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useCounter } from '../../kit/counter/useCounter.ts';
import { toast } from '../../kit/dialogs/toasts.ts';
import { scannedNota } from '../../kit/dokumen/types.ts';
import { useWantedField } from '../../kit/fields/useWantedField.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { useOnceReckoned } from '../../kit/keys/useOnceReckoned.ts';
import { newId } from '../../kit/new-id.ts';
import { useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { tellOldSignature } from '../../parts/pembelian/old-signature.ts';
import {
  type BuyPiece,
  lacks,
  lineOf,
  NIK,
  type PieceField,
  paidFor,
  pieceOfNota,
  strangePiece,
} from '../../parts/pembelian/piece.ts';
import { addPiece, changePiece, refusalsOf } from '../../parts/pembelian/pieces.ts';
import { type BuyPriced, HITUNG_KEY, UNPRICED, usePrices } from '../../parts/pembelian/usePrices.ts';
import { chooseSales, useSalesDay } from '../../parts/till/sales-of-day.ts';
import { type BuyDraft, type BuyHandle, finish, removePiece } from './buy-store.ts';
import type { Antri } from './LimitDialog.tsx';

/** The one thing that comes next; the button says it. */
export type BuyStep =
  | { step: 'scan' | 'ktp' | 'sales' | 'account' | 'reckon' | 'pay' | 'resend' }
  | { step: 'piece'; id: string; field: PieceField | null };

/** Whether somebody must say who he is: something of it is not of our notas. */
export const asksKtp = ({ pieces }: BuyDraft): boolean => pieces.some(({ sumber }) => sumber !== 'NOTA_KAMI');

export const nextStep = (draft: BuyDraft, prices: ReadonlyMap<string, BuyPriced>): BuyStep => {
  if (draft.unanswered) return { step: 'resend' };
  if (draft.pieces.length === 0) return { step: 'scan' };
  if (asksKtp(draft) && !NIK.test(draft.no_ktp)) return { step: 'ktp' };
  for (const piece of draft.pieces) {
    const { hitungan, pending, problem, problems } = prices.get(piece.id) ?? UNPRICED;
    const [wrong] = Object.keys(problems);
    // What was answered is no answer to what was typed since.
    if (pending) return { step: 'reckon' };
    const field = lacks(piece, hitungan) ?? ((wrong as PieceField | undefined) || null);
    if (field ?? problem) return { step: 'piece', id: piece.id, field };
    if (!hitungan) return { step: 'reckon' };
  }
  if (draft.kode_sales === '') return { step: 'sales' };
  return { step: draft.bayar === 'TRANSFER' && draft.rekening_tujuan === '' ? 'account' : 'pay' };
};

/** What is paid out for what is priced by now. */
export const totalOf = (draft: BuyDraft, prices: ReadonlyMap<string, BuyPriced>): number =>
  draft.pieces.reduce((sum, piece) => sum + (paidFor(piece, prices.get(piece.id)?.hitungan ?? null) ?? 0), 0);

const inputOf = (
  draft: BuyDraft,
  prices: ReadonlyMap<string, BuyPriced>,
  { tanggal, antri }: { tanggal: string | null; antri?: Antri | undefined },
): PembelianInput => {
  const { customer, bayar, rekening_tujuan } = draft;
  const { kode_customer, nama_customer, alamat_customer, no_hp } = customer;
  return {
    ...(tanggal && { tanggal }),
    kode_sales: draft.kode_sales,
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    ...(asksKtp(draft) && { no_ktp: draft.no_ktp, foto_ktp: draft.ktp }),
    keterangan: draft.keterangan,
    ...(antri && { antri }),
    lines: draft.pieces.flatMap((piece) => {
      const hitungan = prices.get(piece.id)?.hitungan;
      return hitungan ? [lineOf(piece, hitungan)] : [];
    }),
    payments: [
      {
        jenis: bayar,
        jumlah_rp: totalOf(draft, prices),
        ...(bayar === 'TRANSFER' && { rekening_tujuan }),
      },
    ],
  };
};

/** Pieces of a nota, by its number, its QR or the barcode of one of them. */
const useScanNota = ({ setDraft, current }: BuyHandle, onPiece: () => void) => {
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const [missed, setMissed] = useState<string | null>(null);
  /** A nota of several pieces, while one of them is chosen. */
  const [choice, setChoice] = useState<NotaBeli | null>(null);
  const take = (nota: NotaBeli, line: NotaBeli['lines'][number], kutipan = '') => {
    setChoice(null);
    const here = current().pieces.find(
      (piece) => piece.no_faktur_jual === nota.no_faktur && piece.nota?.urut === line.urut,
    );
    if (line.ditukar || line.dibeli)
      return setMissed(message(line.ditukar ? 'BARANG_SUDAH_DITUKAR' : 'BARANG_SUDAH_DIBELI'));
    onPiece();
    // What is scanned last holds: another quote in place of one that ran out, or none by the nota itself.
    if (here)
      return setDraft((was) => ({
        ...was,
        active: here.id,
        pieces: was.pieces.map((piece) => (piece.id === here.id ? { ...piece, kutipan } : piece)),
      }));
    const { kode_customer, nama_customer } = nota;
    setDraft((was) => {
      const named = was.customer.kode_customer !== '' || was.customer.nama_customer !== '';
      const customer = named ? was.customer : { ...was.customer, kode_customer, nama_customer };
      return { ...addPiece(was, pieceOfNota(newId(), nota, line, kutipan)), customer };
    });
  };
  const scan = async (text: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setMissed(null);
    const { nomor, urut, kutipan } = scannedNota(text);
    try {
      const { data: nota } = await keysWaitFor(() => call(notaPembelian, { params: { nomor } }));
      tellOldSignature(nota);
      const one = nota.lines.find((line) => line.kode_barcode === nomor || line.urut === urut);
      const [first] = nota.lines;
      if (one ?? (first && nota.lines.length === 1))
        take(nota, one ?? (first as (typeof nota.lines)[number]), kutipan);
      else setChoice(nota);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setMissed(error.message);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    missed,
    dismiss: () => setMissed(null),
    choice,
    pick: (line: NotaBeli['lines'][number]) => choice && take(choice, line),
    scan,
    closeChoice: () => setChoice(null),
  };
};

/** Sends the purchase, and keeps what came of it: the proof, the wait, the limit, or why it was refused. */
const useBuying = (handle: BuyHandle, prices: ReadonlyMap<string, BuyPriced>, begin: () => void) => {
  const { setTill, current } = handle;
  const { tgl_system } = useMe();
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  /** Why the queue is to be chosen. */
  const [limit, setLimit] = useState<string | null>(null);
  const counter = useCounter({
    handle,
    post: (body: PembelianInput, options) => call(postPembelian, { body }, options),
    posted: (bought) => {
      setTill((was) => finish(was, bought.menunggu ? was.last : bought.no_faktur));
      return bought;
    },
    refused: (error) => {
      if (error.code === 'LIMIT_BELI_HARIAN') setLimit(error.message);
      else setRefusals(refusalsOf(error.fields, current().pieces));
      if (error.code === 'HARGA_BERUBAH') void client.invalidateQueries({ queryKey: HITUNG_KEY });
      return error.code === 'LIMIT_BELI_HARIAN';
    },
    begin,
  });
  const pay = (antri?: Antri): void => {
    setRefusals({});
    setLimit(null);
    void counter.send(inputOf(current(), prices, { tanggal: tgl_system, antri }));
  };
  return {
    counter,
    pay,
    refusals,
    limit,
    leaveLimit: () => setLimit(null),
    forgetRefusals: () => setRefusals({}),
  };
};

/** Everything the till of purchases does, from scan to proof. */
export const useBuyScreen = (handle: BuyHandle) => {
  const { till, setDraft, setTill } = handle;
  const { draft } = till;
  const { t } = useTranslation('pos');
  const tgl_system = useSalesDay(setTill, ({ pieces }) => pieces.length === 0);
  const place = useRef<HTMLDivElement>(null);
  const scanField = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const prices = usePrices(draft.pieces);
  const next = nextStep(draft, prices);
  const toScan = () => scanField.current?.focus();
  const { counter, pay, refusals, limit, ...paid } = useBuying(handle, prices, () => setTimeout(toScan));
  const { locked, sending } = counter;
  const focusField = useWantedField(place);
  const scan = useScanNota(handle, () => focusField('berat_kotor'));

  const goOn = () => {
    switch (next.step) {
      case 'pay':
      case 'resend':
        return pay();
      case 'scan':
        return toScan();
      case 'sales':
        return sales.current?.focus();
      case 'piece':
        setDraft((was) => ({ ...was, active: next.id }));
        return focusField(next.field ?? 'berat_kotor');
      case 'ktp':
        return focusField('no_ktp');
      case 'account':
        return focusField('rekening_tujuan');
      case 'reckon':
        return;
    }
  };
  const reckoned = useOnceReckoned(next.step === 'reckon', () => {
    goOn();
    return true;
  });
  const advance = () => {
    if (!sending) reckoned.ask();
  };
  /** Another shop's or none: the piece at hand becomes one where it is not ours, else a new one begins. */
  const choose = (sumber: BuyPiece['sumber']) => {
    if (locked) return;
    if (sumber === 'NOTA_KAMI') {
      setDraft((was) => ({ ...was, active: null }));
      return toScan();
    }
    const at = draft.pieces.find(({ id }) => id === draft.active);
    setDraft((was) =>
      at && at.sumber !== 'NOTA_KAMI'
        ? changePiece(was, at.id, { sumber })
        : addPiece(was, strangePiece(newId(), sumber)),
    );
    focusField(NIK.test(draft.no_ktp) ? 'nama_barang' : 'no_ktp');
  };
  return {
    draft,
    prices,
    next,
    counter,
    scan,
    refusals,
    locked,
    place,
    scanField,
    sales,
    advance,
    choose,
    toScan,
    focusField,
    limit,
    queue: pay,
    leaveLimit: paid.leaveLimit,
    total: totalOf(draft, prices),
    set: (change: Partial<BuyDraft>) => setDraft((was) => ({ ...was, ...change })),
    change: (id: string, change: Partial<BuyPiece>) => {
      paid.forgetRefusals();
      setDraft((was) => changePiece(was, id, change));
    },
    remove: (id: string) => {
      if (!locked) setDraft((was) => removePiece(was, id));
      toScan();
    },
    step: (by: 1 | -1) => {
      const at = draft.pieces.findIndex(({ id }) => id === draft.active);
      const to = draft.pieces[Math.max(0, Math.min(draft.pieces.length - 1, at + by))];
      if (to) setDraft((was) => ({ ...was, active: to.id }));
    },
    onCode: (code: string) => (locked ? toast(t('locked')) : void scan.scan(code)),
    setSales: (kode_sales: string) => setTill((was) => chooseSales(was, kode_sales, tgl_system ?? '')),
  };
};
export type BuyScreen = ReturnType<typeof useBuyScreen>;
