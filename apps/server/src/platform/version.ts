import { readFileSync } from 'node:fs';

/** The product's version, shown in the footer [spec A §9]. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
