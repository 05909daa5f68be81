import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { inWords } from '@kadar/documents/paper-words.ts';
import type { FastifyReply } from 'fastify';
import { onPaper, type PaperContent, sendPaper } from '../../../engines/paper.ts';
import { typeOf } from '../../../platform/dokumen-types.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { getDokumen } from './get.ts';

const TEXT = {
  oleh: { id: 'Dibuat oleh', en: 'Made by' },
  disetujui: { id: 'Disetujui oleh', en: 'Authorised by' },
  dibatalkan: { id: 'Dibatalkan', en: 'Cancelled by document' },
  kasir: { id: 'Kasir', en: 'Cashier' },
  menyetujui: { id: 'Menyetujui', en: 'Authorised signature' },
} as const satisfies Record<string, Text>;

const written = (kind: string, value: string | number): string => {
  if (typeof value === 'string') return value;
  if (kind === 'rupiah') return formatRupiah(value);
  return kind === 'gram' ? `${formatGram(Math.round(value * 1000))} g` : String(value);
};

const paperOf = (dokumen: Dokumen, language: Language): PaperContent => {
  const { paper } = typeOf(dokumen.jenis);
  if (paper?.name !== 'voucher') throw new AppError('DATA_TIDAK_DITEMUKAN');
  const say = (text: Text): string => textIn(text, language);
  const { input_by, valid_by, batal, grand_total, head } = dokumen;
  const own = (key: string) => head.find((field) => field.key === key);
  return {
    title: say(paper.title),
    number: dokumen.no_faktur,
    tanggal: dokumen.tanggal,
    facts: head.flatMap(({ key, label, kind, value }) =>
      value === null || value === '' || key === 'grand_total' || key === 'keterangan'
        ? []
        : [[label, written(kind, value)] as const],
    ),
    total: { label: own('grand_total')?.label ?? '', value: grand_total },
    terbilang: inWords(grand_total),
    keterangan: String(own('keterangan')?.value ?? ''),
    people: [
      [say(TEXT.oleh), input_by],
      ...(valid_by !== input_by ? [[say(TEXT.disetujui), valid_by] as const] : []),
      ...(batal ? [[say(TEXT.dibatalkan), batal.no_faktur_batal] as const] : []),
    ],
    signatures: [paper.signer, TEXT.kasir, TEXT.menyetujui].map(say),
    marks: { batal: dokumen.status === 'BATAL' },
  };
};

/** The voucher of a document by its declaration; a cancelled one says so. Throws DATA_TIDAK_DITEMUKAN, also for kinds of another path. */
export const sendVoucher = async (
  asked: Call,
  no_faktur: string,
  kinds: readonly string[],
): Promise<FastifyReply> => {
  const call = onPaper(asked);
  const dokumen = await getDokumen(call, no_faktur);
  if (!kinds.includes(dokumen.jenis)) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return sendPaper(call, dokumen.kode_toko, dokumen.no_faktur, paperOf(dokumen, call.language), 'slip');
};
