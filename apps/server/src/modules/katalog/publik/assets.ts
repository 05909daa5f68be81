import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { frameAnd } from '../../../engines/public-page/style.ts';

/** A file that the page loads; its address changes with its content, so browsers keep it for ever. */
export interface Asset {
  address: string;
  type: string;
  text: string;
}

const own = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const asset = (name: string, ending: string, type: string): Asset => {
  const text = own(`${name}.${ending}`);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { address: `/katalog/${name}-${hash}.${ending}`, type, text };
};

export const SCRIPT = asset('katalog', 'js', 'text/javascript; charset=utf-8');
export const MARK = asset('kadar', 'svg', 'image/svg+xml');

/** It stands in the page itself, so that nothing waits for a second file. */
export const STYLE = frameAnd(own('sections.css'));
