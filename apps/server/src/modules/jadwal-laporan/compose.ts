import type { Language } from '@kadar/contract/text.ts';
import { type Html, html } from '../../engines/public-page/html.ts';
import type { Section } from './summary.ts';

/** A message in both its shapes. */
export interface Composed {
  isi: string;
  html: string;
}

interface Parts {
  judul: string;
  language: Language;
  sections: readonly Section[];
  /** Sentences: what is attached, that it is late, whose schedule it is. */
  notes: readonly string[];
  /** Where its receiver ends it, and what is said there. */
  berhenti: { url: string; label: string } | undefined;
}

const CELL = 'padding:4px 16px 4px 0;border-bottom:1px solid #e5e1d8;vertical-align:top';

const sectionHtml = ({ title, lines }: Section): Html => html`
<h2 style="font-size:15px;margin:20px 0 4px;color:#1c2430">${title}</h2>
<table role="presentation" style="border-collapse:collapse">${lines.map(
  ({ label, value }) =>
    html`<tr><td style="${CELL};color:#5b6472">${label}</td><td style="${CELL};font-variant-numeric:tabular-nums">${value}</td></tr>`,
)}</table>`;

/** Plain text, and HTML that a mail program shows without loading anything. */
export const compose = ({ judul, language, sections, notes, berhenti }: Parts): Composed => ({
  isi: [
    ...notes,
    ...sections.flatMap(({ title, lines }) => [
      '',
      title,
      ...lines.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)),
    ]),
    ...(berhenti ? ['', `${berhenti.label}${berhenti.url === '' ? '' : `: ${berhenti.url}`}`] : []),
  ]
    .join('\n')
    .trim(),
  html: html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${judul}</title></head>
<body style="font-family:Inter,Arial,sans-serif;font-size:14px;color:#1c2430;margin:0;padding:24px">
<h1 style="font-size:18px;margin:0 0 8px">${judul}</h1>
${notes.map((note) => html`<p style="margin:4px 0">${note}</p>`)}
${sections.map(sectionHtml)}
${berhenti && berhenti.url !== '' && html`<p style="margin:24px 0 0;font-size:12px"><a href="${berhenti.url}" style="color:#5b6472">${berhenti.label}</a></p>`}
</body></html>`.text,
});
