import type { Field } from './fields.ts';

/** One address, as people write it; what a mail server makes of it is its own matter. */
export const EMAIL_PATTERN = /^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/;

/** Of a user: where reports, summaries and alerts go; may be left empty. */
export const EMAIL: Field = {
  kind: 'text',
  label: { id: 'Email', en: 'Email' },
  upper: false,
  standard: '',
  max: 100,
  pattern: new RegExp(`^$|${EMAIL_PATTERN.source}`),
  patternMessage: 'EMAIL_TIDAK_SAH',
};
