import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { PRINT_HEADER, type paperQuery } from '@kadar/contract/endpoints/paper.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Call } from '../platform/http/call.ts';
import { tellParty } from '../platform/http/customer-data.ts';
import { query } from '../platform/http/route.ts';
import { type PaperContent, type PaperFormat, sendPaper } from './paper.ts';

/** A paper before it is painted, for the screen or for a printer. */
export interface HandedOut {
  kode_toko: string;
  fileName: string;
  content: PaperContent;
  format: PaperFormat;
  /** Of a slip, where it is not the asker's own. */
  language?: Language;
  /** How often it was printed, where that is counted. */
  cetak?: number;
  /** Cash goes in or out with it: a drawer opens when it is printed first. */
  cash?: boolean;
}
type PaperOf = (call: Call, no_faktur: string) => Promise<HandedOut>;
type PaperEndpoint = Endpoint<z.ZodType<{ no_faktur: string }>>;

const papers = new WeakMap<FastifyInstance, Map<string, PaperOf>>();

/** A paper names its customer as an opened document does. */
const toldPaper =
  (paperOf: PaperOf): PaperOf =>
  async (call, no_faktur) => {
    const paper = await paperOf(call, no_faktur);
    const { party } = paper.content;
    if (!party) return paper;
    const told = await tellParty(call, paper.kode_toko, no_faktur, party);
    return { ...paper, content: { ...paper.content, party: told } };
  };

/** The next print of a paper, marked as it will be once it is counted. */
const nextOf = (paper: HandedOut): HandedOut => {
  const { cetak, content } = paper;
  if (cetak === undefined) return paper;
  return { ...paper, cetak: cetak + 1, content: { ...content, marks: { ...content.marks, salinan: cetak } } };
};

/** The call that gives a document's paper; the print queue asks for the same paper under the same path. */
export const paperRoute = <P extends PaperEndpoint>(
  app: FastifyInstance,
  endpoint: P,
  asked: PaperOf,
): void => {
  const paperOf = toldPaper(asked);
  const known = papers.get(app) ?? new Map<string, PaperOf>();
  papers.set(app, known.set(endpoint.path, paperOf));
  query(app, endpoint as PaperEndpoint, async (call) => {
    const paper = await paperOf(call, call.params.no_faktur);
    const next = (call.query as z.output<typeof paperQuery> | undefined)?.berikut !== undefined;
    const { kode_toko, fileName, content, format, language, cetak } = next ? nextOf(paper) : paper;
    if (cetak !== undefined) call.reply.header(PRINT_HEADER, String(cetak));
    return sendPaper(language ? { ...call, language } : call, kode_toko, fileName, content, format);
  });
};

/** The paper of a document by the path of its call, '{no_faktur}' as it is declared; undefined where a kind has none. */
export const paperAt = (app: FastifyInstance, path: string): PaperOf | undefined =>
  papers.get(app)?.get(path);
