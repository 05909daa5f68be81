import { PassThrough, type Writable } from 'node:stream';
import type { Language } from '@kadar/contract/text.ts';
import { formLines } from '@kadar/documents/device/dot-matrix.ts';
import type { ReportMeta } from '@kadar/documents/meta.ts';
import type { PaperModel } from '@kadar/documents/paper-model.ts';
import { paperWords, reportWords } from '@kadar/documents/paper-words.ts';
import { writeNotaPdf, writeNotasPdf } from '@kadar/documents/pdf/nota.ts';
import { writeSlipPdf } from '@kadar/documents/pdf/slip.ts';
import { receiptLines } from '@kadar/documents/receipt.ts';
import type { FastifyReply } from 'fastify';
import { calendarDay } from '../platform/clock.ts';
import { sql } from '../platform/database/sql.ts';
import type { Call } from '../platform/http/call.ts';
import type { Reader } from '../platform/http/reader.ts';
import { pictureForPaper } from '../platform/images/for-paper.ts';

interface TokoRow {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_hp: string;
  logo: string | null;
}

/** 'HH:mm' of an instant by the clock of a shop. */
export const clockOf = (at: Date | string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** 'yyyy-MM-dd HH:mm' now, by the clock of the shop. */
export const printTime = ({ kadar, settings }: Pick<Call, 'kadar' | 'settings'>): string => {
  const now = kadar.clock.now();
  const timeZone = settings.ZONA_WAKTU;
  return `${calendarDay(now, timeZone)} ${clockOf(now, timeZone)}`;
};

/** The fonts of papers have no Chinese and no Japanese letters. */
const WITHOUT_LETTERS: readonly Language[] = ['hk', 'jp'];

/** A call whose answer is painted as a PDF: all of it in one language, English where its own cannot be printed. */
export const onPaper = <C extends Pick<Call, 'language'>>(call: C): C =>
  WITHOUT_LETTERS.includes(call.language) ? { ...call, language: 'en' } : call;

/** Shop block, user and print time of a paper; a shop without a logo of its own shows head office's. */
export const paperMeta = async (call: Reader, showsLogo = true): Promise<ReportMeta> => {
  const kode = call.toko === '*' ? call.session.kode_toko : call.toko;
  const toko = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<TokoRow>(sql`
      select kode_toko, nama_toko, alamat_toko, no_hp, coalesce(nullif(logo, ''),
        (select logo from tokos where type = 'PUSAT' and deleted_at is null and logo <> '' order by kode_toko limit 1)) as logo
      from tokos where kode_toko = ${kode}`),
  );
  const logo = showsLogo && toko.logo ? await pictureForPaper(call, toko.logo) : undefined;
  return {
    toko: {
      kode_toko: toko.kode_toko,
      nama_toko: toko.nama_toko,
      alamat_toko: toko.alamat_toko,
      ...(toko.no_hp && { no_telp: toko.no_hp }),
      ...(logo && { logo }),
    },
    user: call.session.user_id,
    printedAt: printTime(call),
    words: reportWords(call.language),
  };
};

/** What a document says of itself; the shop, the printer's name and the time are the same for all. */
export type PaperContent = Omit<PaperModel, 'toko' | 'printed'>;

/** A nota is for the customer: on the paper its shop chose, in Indonesian. A slip is the shop's own, in the user's language; a
 * sheet too, with pictures: A5 whatever its notas are on. */
export type PaperFormat = 'nota' | 'slip' | 'sheet';

const ROLLS = { '80MM': 48, '58MM': 32 } as const;
/** Characters of a continuous form's line. */
const FORM = 80;

const sendText = (call: Call, lines: readonly string[]): FastifyReply =>
  call.reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);

const sendPdf = (call: Call, fileName: string, write: (out: Writable) => Promise<void>): FastifyReply => {
  const out = new PassThrough();
  write(out).catch((error: Error) => {
    call.request.log.error({ err: error }, 'paper failed');
    out.destroy(error);
  });
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${fileName}.pdf"`)
    .send(out);
};

/** The whole paper of one shop: what the document says, the shop's block, who prints and when. */
export const paperModel = async (call: Call, toko: string, content: PaperContent): Promise<PaperModel> => {
  const meta = await paperMeta({ ...call, toko });
  return { ...content, toko: meta.toko, printed: { user: meta.user, at: meta.printedAt } };
};

/** A paper of one shop: a slip or A5 as PDF, a roll or a form as plain text. */
export const sendPaper = async (
  call: Call,
  toko: string,
  fileName: string,
  content: PaperContent,
  format: PaperFormat,
): Promise<FastifyReply> => {
  const model = await paperModel(call, toko, content);
  if (format === 'slip')
    return sendPdf(call, fileName, (out) => writeSlipPdf(model, out, paperWords(call.language)));
  const { NOTA_FORMAT } = await call.kadar.settings.of(toko);
  if (format === 'sheet' || NOTA_FORMAT === 'A5')
    return sendPdf(call, fileName, (out) => writeNotaPdf(model, out));
  if (NOTA_FORMAT === 'DOTMATRIX') return sendText(call, formLines(model, FORM));
  return sendText(call, receiptLines(model, ROLLS[NOTA_FORMAT]));
};

/** Several papers of one shop as one PDF of sheets. */
export const sendSheets = async (
  call: Call,
  toko: string,
  fileName: string,
  [first, ...others]: readonly [PaperContent, ...PaperContent[]],
): Promise<FastifyReply> => {
  const model = await paperModel(call, toko, first);
  const models = [model, ...others.map((content) => ({ ...model, ...content }))] as const;
  return sendPdf(call, fileName, (out) => writeNotasPdf(models, out));
};

/** A certificate, always for the customer: a sheet, or text of 80 columns for a dot-matrix printer. */
export const sendCertificate = async (
  call: Call,
  toko: string,
  fileName: string,
  content: PaperContent,
): Promise<FastifyReply> => {
  const model = await paperModel(call, toko, content);
  const { CERTIFICATE_PRINT_TYPE } = await call.kadar.settings.of(toko);
  if (CERTIFICATE_PRINT_TYPE === 'TXT') return sendText(call, formLines(model, FORM));
  return sendPdf(call, fileName, (out) => writeNotaPdf(model, out));
};
