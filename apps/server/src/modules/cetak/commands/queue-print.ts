import { type CetakInput, type CetakJob, postCetak } from '@kadar/contract/endpoints/cetak.ts';
import { bagTag } from '@kadar/contract/label-tag.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import type { DeviceContent } from '@kadar/documents/device/paint.ts';
import { canPrint, type PrinterJenis } from '@kadar/domain/printer.ts';
import type { FastifyInstance } from 'fastify';
import { onPaper, paperModel } from '../../../engines/paper.ts';
import { paperAt } from '../../../engines/papers.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { typeOfNumber } from '../../../platform/dokumen-types.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { countTags, tagsOf } from '../../barang/public.ts';
import { countPrint } from '../../dokumen/public.ts';
import { bagTagOf, countVisit, visitPaperOf } from '../../hutang/public.ts';
import { sertifikatOf } from '../../penjualan/public.ts';
import { enqueue } from '../jobs.ts';
import { labelOf, SAMPLE_TAG } from '../label-tag.ts';
import { type Printer, printersOf } from '../printers.ts';
import { testPage } from '../test-page.ts';

/** A thing to print before a printer has been found for it. */
interface Wanted {
  jenis: CetakJob['jenis'];
  /** The kind of printer that takes it. */
  untuk: PrinterJenis;
  nomor: string;
  judul: string;
  content: DeviceContent;
  /** In the job's own transaction: how often it has been printed, and the content that says so. */
  count(tx: Tx): Promise<{ salinan: number; content: DeviceContent }>;
}

const pick = (printers: readonly Printer[], { untuk }: Wanted, kode: string | undefined): Printer => {
  if (kode === undefined) {
    const first = printers.find(({ jenis }) => jenis === untuk);
    if (!first) throw new AppError('BELUM_ADA_PRINTER');
    return first;
  }
  const named = printers.find(({ kode_printer }) => kode_printer === kode);
  if (!named) throw new AppError('BELUM_ADA_PRINTER');
  if (!canPrint(named.profil, untuk)) throw new AppError('PRINTER_TIDAK_COCOK', { printer: kode });
  return named;
};

/** A document's paper, counted as it is queued. Throws DATA_TIDAK_DITEMUKAN, TIDAK_BERHAK. */
const documentPaper = async (app: FastifyInstance, call: Call, nomor: string): Promise<Wanted> => {
  const type = typeOfNumber(nomor);
  const paperOf = type?.paper && paperAt(app, `${type.path}/{no_faktur}/${type.paper.name}`);
  if (!type || !paperOf) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { reprint, read } = type.access;
  const grant = grantOf(reprint ?? read, call.session.level);
  if (!grant) throw new AppError('TIDAK_BERHAK');
  const paper = await paperOf(call, nomor);
  if (paper.kode_toko !== oneToko(call)) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const model = await paperModel(call, paper.kode_toko, paper.content);
  const jenis = paper.format === 'nota' ? 'NOTA' : 'SLIP';
  const content = {
    apa: 'KERTAS',
    kertas: paper.format,
    bahasa: paper.language ?? call.language,
    model,
    laci: false,
  } as const;
  return {
    jenis,
    untuk: jenis,
    nomor,
    judul: nomor,
    content,
    async count(tx) {
      // A voucher is the shop's own, and is not counted.
      if (!reprint) return { salinan: 0, content };
      const { data } = await countPrint(
        { ...call, params: { no_faktur: nomor }, mustAuthorise: grant === 'authorise' },
        tx,
        [type.jenis],
        type.entity,
      );
      const salinan = data.cetak - 1;
      const marked = { ...model, marks: { ...model.marks, salinan } };
      return { salinan, content: { ...content, model: marked, laci: paper.cash === true && salinan === 0 } };
    },
  };
};

const once = (content: DeviceContent) => async () => ({ salinan: 0, content });

/** Tags of pieces. A piece's second tag is a copy, and audited: a tag too many is a piece that can be swapped. */
const tags = async (call: Call, kode_toko: string, barcodes: readonly string[]): Promise<Wanted> => {
  const { layout } = await call.kadar.db.transaction({ toko: kode_toko }, (tx) => labelOf(tx, kode_toko));
  const pieces = await tagsOf(call, [...new Set(barcodes)]);
  const priced = layout.fields.some(({ isi }) => isi === 'HARGA');
  const content = {
    apa: 'TAG',
    layout,
    tags: priced ? pieces : pieces.map(({ harga: _hidden, ...tag }) => tag),
  } as const;
  const [first] = pieces;
  const nomor = pieces.length === 1 && first ? first.kode_barcode : '';
  return {
    jenis: 'TAG',
    untuk: 'TAG',
    nomor,
    judul: nomor || `TAG × ${pieces.length}`,
    content,
    async count(tx) {
      const who = { toko: kode_toko, user: call.session.user_id, ip: call.ip };
      const counted = await countTags(tx, who, content.tags);
      return {
        salinan: Math.max(...counted.map(({ salinan = 0 }) => salinan)),
        content: { ...content, tags: counted },
      };
    },
  };
};

/** How often a thing without a count of its own was queued; a second time is audited. */
const copiesOf = async (
  tx: Tx,
  { toko, session, ip }: { toko: string } & Pick<Call, 'session' | 'ip'>,
  what: { jenis: CetakJob['jenis']; nomor: string; entity: string },
): Promise<number> => {
  const { jenis, nomor, entity } = what;
  const { salinan } = await tx.one<{ salinan: number }>(sql`
    select count(*)::int as salinan from cetak where kode_toko = ${toko} and jenis = ${jenis} and nomor = ${nomor}`);
  const entry = { toko, user: session.user_id, ip, action: 'reprint' };
  if (salinan > 0) await writeAudit(tx, { ...entry, entity, key: nomor, after: { salinan } });
  return salinan;
};

/** The tag of a pledge's bag. A second one says that it is a copy: a tag too many is a bag that can be swapped. */
const bag = async (call: Call, kode_toko: string, nomor: string): Promise<Wanted> => {
  if (grantOf('hutang.read', call.session.level) !== 'allow') throw new AppError('TIDAK_BERHAK');
  const { kode_toko: lies, tag } = await bagTagOf(call, nomor);
  if (lies !== kode_toko) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { layout } = await call.kadar.db.transaction({ toko: kode_toko }, (tx) => labelOf(tx, kode_toko));
  const content = { apa: 'TAG', layout: bagTag(layout), tags: [tag] } as const;
  return {
    jenis: 'TAG',
    untuk: 'TAG',
    nomor,
    judul: `KANTONG ${nomor}`,
    content,
    async count(tx) {
      const who = { ...call, toko: kode_toko };
      const salinan = await copiesOf(tx, who, { jenis: 'TAG', nomor, entity: 'hutang' });
      return { salinan, content: { ...content, tags: [{ ...tag, salinan }] } };
    },
  };
};

/** One receipt of several pledges that were paid together, counted as it is queued. Throws DATA_TIDAK_DITEMUKAN, TIDAK_BERHAK. */
const visit = async (call: Call, kode_toko: string, nomor: string): Promise<Wanted> => {
  if (grantOf('hutang.read', call.session.level) !== 'allow') throw new AppError('TIDAK_BERHAK');
  const paper = await visitPaperOf(call, nomor);
  if (paper.kode_toko !== kode_toko) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const model = await paperModel(call, kode_toko, paper.content);
  const content = { apa: 'KERTAS', kertas: 'nota', bahasa: call.language, model, laci: false } as const;
  return {
    jenis: 'NOTA',
    untuk: 'NOTA',
    nomor,
    judul: nomor,
    content,
    async count(tx) {
      const { data } = await countVisit({ ...call, params: { no_faktur: nomor } }, tx);
      const salinan = data.cetak - 1;
      const marked = { ...model, marks: { ...model.marks, salinan } };
      return { salinan, content: { ...content, model: marked, laci: paper.cash === true && salinan === 0 } };
    },
  };
};

const certificate = async (
  call: Call,
  kode_toko: string,
  nomor: string,
  kode_barcode: string,
): Promise<Wanted> => {
  const paper = await sertifikatOf(call, nomor, kode_barcode);
  if (paper.kode_toko !== kode_toko) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const model = await paperModel(call, kode_toko, paper.content);
  const content = { apa: 'KERTAS', kertas: 'nota', bahasa: call.language, model, laci: false } as const;
  return {
    jenis: 'SERTIFIKAT',
    untuk: 'SERTIFIKAT',
    nomor: kode_barcode,
    judul: `${nomor} ${kode_barcode}`,
    content,
    async count(tx) {
      const what = { jenis: 'SERTIFIKAT', nomor: kode_barcode, entity: 'sertifikat' } as const;
      const salinan = await copiesOf(tx, { ...call, toko: kode_toko }, what);
      return { salinan, content: { ...content, model: { ...model, marks: { salinan } } } };
    },
  };
};

const drawer = (call: Call, kode_toko: string): Wanted => {
  const content = { apa: 'LACI' } as const;
  return {
    jenis: 'LACI',
    untuk: 'NOTA',
    nomor: '',
    judul: 'LACI',
    content,
    async count(tx) {
      const entry = { toko: kode_toko, user: call.session.user_id, ip: call.ip };
      await writeAudit(tx, { ...entry, action: 'open-drawer', entity: 'cetak', key: 'LACI' });
      return { salinan: 0, content };
    },
  };
};

const wantedOf = async (
  app: FastifyInstance,
  call: Call,
  body: CetakInput,
  printers: readonly Printer[],
): Promise<Wanted> => {
  switch (body.apa) {
    case 'DOKUMEN':
      return documentPaper(app, call, body.nomor);
    case 'SERTIFIKAT':
      return certificate(call, oneToko(call), body.nomor, body.kode_barcode);
    case 'TAG':
      return tags(call, oneToko(call), body.kode_barcodes);
    case 'BERSAMA':
      return visit(call, oneToko(call), body.nomor);
    case 'KANTONG':
      return bag(call, oneToko(call), body.nomor);
    case 'CONTOH': {
      const content = { apa: 'TAG', layout: body.layout, tags: [SAMPLE_TAG] } as const;
      return { jenis: 'UJI', untuk: 'TAG', nomor: '', judul: 'TAG', content, count: once(content) };
    }
    case 'LACI':
      return drawer(call, oneToko(call));
    case 'UJI': {
      const printer = printers.find(({ kode_printer }) => kode_printer === body.kode_printer);
      if (!printer) throw new AppError('BELUM_ADA_PRINTER');
      const content = await testPage(call, printer);
      return { jenis: 'UJI', untuk: printer.jenis, nomor: '', judul: 'UJI', content, count: once(content) };
    }
  }
};

/** Queues what is asked for; the sale it belongs to is in the books already, and stays there whatever the printer does. */
export const queuePrint = async (
  app: FastifyInstance,
  asked: Call<unknown, unknown, CetakInput>,
): Promise<{ data: CetakJob }> => {
  const call = onPaper(asked);
  const kode_toko = oneToko(call);
  const printers = await call.kadar.db.transaction({ toko: kode_toko }, (tx) => printersOf(tx, kode_toko));
  const { body } = call;
  const wanted = await wantedOf(app, call, body, printers);
  const withDrawer = body.apa === 'LACI' ? printers.filter(({ laci }) => laci) : printers;
  if (withDrawer.length === 0 && body.apa === 'LACI') throw new AppError('LACI_TIDAK_ADA');
  const printer = pick(withDrawer, wanted, body.kode_printer);
  return runCommand(call, postCetak.path, async (tx) => {
    const { salinan, content } = await wanted.count(tx);
    const { jenis, nomor, judul } = wanted;
    const job = { jenis, nomor, judul, salinan, jumlah: body.jumlah, content };
    return { data: await enqueue(call.kadar, tx, printer, job, call.session.user_id) };
  });
};
