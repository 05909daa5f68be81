import type { Promo } from '@kadar/contract/endpoints/promo.ts';
import { PLACEHOLDERS, type Placeholder, promoText } from '@kadar/contract/promo-text.ts';
import type { Sample } from './queries.ts';

export type Draft = Pick<
  Promo,
  'judul' | 'template' | 'tgl_kirim' | 'jam_kirim' | 'image_url' | 'audiens' | 'jenis_pelanggan'
>;

/** What is wrong with a field, in words. */
export type Problems = Partial<Record<keyof Draft | 'kode_toko', string>>;

export const draftOf = (promo: Promo): Draft => {
  const { judul, template, tgl_kirim, jam_kirim, image_url, audiens, jenis_pelanggan } = promo;
  return { judul, template, tgl_kirim, jam_kirim, image_url, audiens, jenis_pelanggan };
};

export const newDraft = (standard: { template: string; today: string }): Draft => ({
  judul: '',
  template: standard.template,
  tgl_kirim: standard.today,
  jam_kirim: '09:00',
  image_url: '',
  audiens: 'SEMUA',
  jenis_pelanggan: '',
});

/** A text that nobody touched becomes the one that its shop starts from; what was written stays. */
export const startedAt = (draft: Draft, was: string, template: string): Draft =>
  draft.template === was ? { ...draft, template } : draft;

/** The names themselves, where nobody is there to fill them. */
const NAMES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`])) as Record<
  Placeholder,
  string
>;

/** The message as the sample member would read it. */
export const previewText = (template: string, sample: Sample | null | undefined): string =>
  template.trim() === '' ? '' : promoText(template, sample ?? NAMES);

/** The text with `{name}` in the place of what is selected, and where the caret stands then. */
export const withPlaceholder = (
  text: string,
  selection: { start: number; end: number },
  name: Placeholder,
): { text: string; caret: number } => {
  const inserted = `{${name}}`;
  return {
    text: text.slice(0, selection.start) + inserted + text.slice(selection.end),
    caret: selection.start + inserted.length,
  };
};
