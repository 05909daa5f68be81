import type { DokumenField } from '@kadar/contract/dokumen.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { PaperColumn } from '@kadar/documents/paper-model.ts';
import { inWords } from '@kadar/documents/paper-words.ts';
import { claimCode } from '../../../engines/claim-code.ts';
import { onPaper, type PaperContent } from '../../../engines/paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { sql } from '../../../platform/database/sql.ts';
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

/** What stands in a message of a line: its name, its weight and count, and what it is priced at. */
const chatOf = (key: string, kind: DokumenField['kind']): PaperColumn['chat'] => {
  if (key.startsWith('nama_')) return 'item';
  if (key === 'harga_jual') return 'amount';
  return kind === 'gram' || kind === 'kadar' || kind === 'integer' ? 'note' : undefined;
};

/** What its only line says, where its declaration has one alone. */
const lineFacts = ({ columns, lines }: Dokumen): (readonly [string, string])[] =>
  columns.flatMap(({ key, label, kind }) => {
    const value = lines[0]?.[key] ?? '';
    return value === '' ? [] : [[label, written(kind, value)] as const];
  });

/** What a customer's voucher names piece by piece; weights in milligrams. */
const linesOf = ({ jenis, columns, lines }: Dokumen): Pick<PaperContent, 'columns' | 'lines'> => {
  const fields: Readonly<Record<string, DokumenField>> = typeOf(jenis).lines?.fields ?? {};
  const shown = columns.map(({ key, label }): PaperColumn => {
    const kind = fields[key]?.kind ?? 'text';
    const chat = chatOf(key, kind);
    return { key, label, kind, sheet: chat === 'item' ? 'item' : 'cell', ...(chat && { chat }) };
  });
  const weighed = (value: string | number | null, { kind }: PaperColumn) =>
    kind === 'gram' && typeof value === 'number' ? Math.round(value * 1000) : value;
  return {
    columns: shown,
    lines: lines.map((line) => ({
      values: Object.fromEntries(
        shown.map((column) => [column.key, weighed(line[column.key] ?? null, column)]),
      ),
    })),
  };
};

/** What it comes to, and in words; a weight is a fact like others. */
const totalOf = (
  { grand_total }: Dokumen,
  own: Dokumen['head'][number] | undefined,
  amount: string | undefined,
): Pick<PaperContent, 'total' | 'terbilang'> => {
  if (own?.kind === 'gram') return {};
  const value = amount ? Number(own?.value ?? 0) : grand_total;
  return { total: { label: own?.label ?? '', value }, terbilang: inWords(value) };
};

const paperOf = (dokumen: Dokumen, language: Language): PaperContent => {
  const { paper, party, lines } = typeOf(dokumen.jenis);
  if (paper?.name !== 'voucher') throw new AppError('DATA_TIDAK_DITEMUKAN');
  const say = (text: Text): string => textIn(text, language);
  const { input_by, valid_by, batal, head } = dokumen;
  const own = (key: string) => head.find((field) => field.key === key);
  const amount = paper.amount ?? 'grand_total';
  const total = totalOf(dokumen, own(amount), paper.amount);
  return {
    title: say(paper.title),
    number: dokumen.no_faktur,
    tanggal: dokumen.tanggal,
    facts: [
      ...head.flatMap(({ key, label, kind, value }) =>
        value === null || value === '' || (key === amount && total.total) || key === 'keterangan'
          ? []
          : [[label, written(kind, value)] as const],
      ),
      ...(lines?.one ? lineFacts(dokumen) : []),
    ],
    ...(party === 'customer' && linesOf(dokumen)),
    sums: dokumen.rincian,
    ...total,
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

/** Rows of another table of its own, as facts of its paper. */
const alsoOf = async (
  call: Call,
  { kode_toko, no_faktur, jenis }: Dokumen,
): Promise<(readonly [string, string])[]> => {
  const { paper } = typeOf(jenis);
  if (paper?.name !== 'voucher' || !paper.juga) return [];
  const { table, label, text, gram } = paper.juga;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<{ said: string; mg: number | null }>(sql`
      select ${sql.ref(`x.${text}`)} as said, ${sql.ref(`x.${gram}`)} as mg from ${sql.table(table)} x
      where x.kode_toko = ${kode_toko} and x.no_faktur = ${no_faktur} order by x.urut`),
  );
  return rows.map(
    ({ said, mg }) =>
      [textIn(label, call.language), mg === null ? said : `${said} · ${formatGram(mg)} g`] as const,
  );
};

/** As whose document it is read: who is sent something reads the paper that goes along with it as its sender does. */
const asSender = async (call: Call, no_faktur: string, kinds: readonly string[]): Promise<Call> => {
  const dikirim = kinds.map((jenis) => typeOf(jenis).dikirim).find(Boolean);
  if (!dikirim) return call;
  const sent = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<{ toko: string }>(
      sql`select kode_toko as toko from ${sql.table(dikirim)} where nomor_referensi = ${no_faktur} and tujuan = ${call.toko}`,
    ),
  );
  return sent ? { ...call, toko: sent.toko, scope: { toko: sent.toko } } : call;
};

/** The voucher of a document by its declaration; a cancelled one says so. Throws DATA_TIDAK_DITEMUKAN, also for kinds of another path. */
export const voucherOf = async (
  asked: Call,
  no_faktur: string,
  kinds: readonly string[],
): Promise<HandedOut> => {
  const call = onPaper(asked);
  const dokumen = await getDokumen(await asSender(call, no_faktur, kinds), no_faktur);
  if (!kinds.includes(dokumen.jenis)) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { paper } = typeOf(dokumen.jenis);
  const claims = paper?.name === 'voucher' && paper.klaim === true;
  const told = paperOf(dokumen, call.language);
  const content = {
    ...told,
    facts: [...(told.facts ?? []), ...(await alsoOf(call, dokumen))],
    ...(claims && { code: claimCode(call.kadar, no_faktur) }),
  };
  return {
    kode_toko: dokumen.kode_toko,
    fileName: dokumen.no_faktur,
    content,
    format: 'slip',
    language: call.language,
  };
};
