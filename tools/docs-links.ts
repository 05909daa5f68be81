import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextFile } from './rules/forbidden.ts';

const FENCED = /^```.*?^```/gms;
/** A heading as GitHub names it in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Relative links of a page that lead nowhere: no such file, or no such heading in it. */
export const brokenLinks = ({ path, text }: TextFile, pages: readonly TextFile[], root: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    const found = file === '' || existsSync(join(root, target));
    const page = pages.find((one) => one.path === target);
    const named = anchor === undefined || (page && anchorsOf(page.text).includes(anchor));
    return found && named ? [] : [`${path}: ${link}`];
  });

/** Short names of the packages, as the pages say them. */
const IN_PACKAGE = /^(domain|contract|documents)\/(?!src\/|test)/;
const NAMED = /`([\w./-]+(?:\.(?:tsx?|sql|css)|\/))`/g;

/** Files and folders that a page names in code type and that the project does not have. */
export const unknownFiles = ({ path, text }: TextFile, known: readonly string[]): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(NAMED)].flatMap(([, name = '']) => {
    if (name.includes('..') || name.startsWith('/')) return [];
    const whole = `/${name.replace(IN_PACKAGE, '$1/src/')}`;
    const there = known.some((one) =>
      name.endsWith('/') ? `/${one}`.includes(whole) : `/${one}`.endsWith(whole),
    );
    return there ? [] : [`${path}: ${name}`];
  });
