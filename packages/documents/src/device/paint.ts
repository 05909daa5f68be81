/** What stands in a print job, and its bytes for a printer. */

import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { TagLayout } from '@kadar/contract/label-tag.ts';
import type { Language } from '@kadar/contract/text.ts';
import type { PaperModel } from '../paper-model.ts';
import { type PaperWords, paperWords } from '../paper-words.ts';
import { writeNotaPdf } from '../pdf/nota.ts';
import { writeSlipPdf } from '../pdf/slip.ts';
import type { TagModel } from '../pdf/tag.ts';
import { dotMatrixLines, formLines } from './dot-matrix.ts';
import { drawerKick, escposPaper } from './escpos.ts';
import { isReceipt, type Profile } from './profile.ts';
import { tspl, zpl } from './tag/languages.ts';
import { placeTag } from './tag/place.ts';

export type DeviceContent =
  | { apa: 'KERTAS'; kertas: 'nota' | 'slip' | 'sheet'; bahasa: Language; model: PaperModel; laci: boolean }
  | { apa: 'UJI'; model: PaperModel; bahasa: Language }
  | { apa: 'TAG'; layout: TagLayout; tags: readonly TagModel[] }
  | { apa: 'LACI' };

const pdfOf = async (write: (out: PassThrough) => Promise<void>): Promise<Uint8Array> => {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), write(out)]);
  return bytes;
};

const paper = (
  model: PaperModel,
  profile: Profile,
  {
    words,
    copies,
    kick,
    kertas,
  }: { words: PaperWords; copies: number; kick: boolean; kertas: 'nota' | 'slip' | 'sheet' },
): Promise<Uint8Array> | Uint8Array => {
  if (profile.name === 'PDF')
    return pdfOf((out) => (kertas === 'slip' ? writeSlipPdf(model, out, words) : writeNotaPdf(model, out)));
  // The PDF holds both sheets of a nota that is made twice; a roll or a form is printed twice.
  const times = copies * (model.marks?.duplikat === true ? 2 : 1);
  if (isReceipt(profile)) return escposPaper(model, profile, { words, copies: times, kick });
  if (profile.name === 'DOTMATRIX')
    return dotMatrixLines(formLines(model, profile.columns, words), profile.columns, times);
  throw new RangeError(`${profile.name} prints no papers`);
};

const tags = (
  { layout, tags: pieces }: Extract<DeviceContent, { apa: 'TAG' }>,
  { name, dotsPerMm }: Profile,
  copies: number,
): Uint8Array => {
  const placed = pieces.map((tag) => placeTag(layout, tag, dotsPerMm));
  if (name === 'ZPL') return zpl(placed, copies);
  if (name !== 'TSPL') throw new RangeError(`${name} prints no tags`);
  const { sayap, ekor, tinggi, jarak } = layout;
  return tspl(placed, { width: (2 * sayap + ekor) / 10, height: tinggi / 10, gap: jarak / 10 }, copies);
};

/** A job in the language of its printer, `copies` times. Throws RangeError for what the printer cannot print. */
export const paintFor = async (
  content: DeviceContent,
  profile: Profile,
  copies: number,
): Promise<Uint8Array> => {
  switch (content.apa) {
    case 'LACI':
      return drawerKick();
    case 'TAG':
      return tags(content, profile, copies);
    case 'UJI':
      return paper(content.model, profile, {
        words: paperWords(content.bahasa),
        copies,
        kick: false,
        kertas: 'slip',
      });
    case 'KERTAS': {
      const { model, kertas, bahasa, laci } = content;
      const words = paperWords(kertas === 'nota' ? 'id' : bahasa);
      return paper(model, profile, { words, copies, kick: laci, kertas });
    }
  }
};

const BYTES = '$bytes';

/** Content as JSON holds it: pictures in base64. */
export const packed = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, packed(each)]));
};

/** And back again. */
export const unpacked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  const bytes = (value as Record<string, unknown>)[BYTES];
  if (typeof bytes === 'string') return new Uint8Array(Buffer.from(bytes, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpacked(each)]));
};
