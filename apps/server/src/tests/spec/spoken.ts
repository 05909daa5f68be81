import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Where the product's Indonesian stands: messages and declarations, the server, and the web's own dictionaries. */
const FOLDERS = ['packages/contract/src', 'packages/documents/src', 'apps/server/src', 'apps/web/src'];
const OTHER_LANGUAGES = /\/(labels|i18n\/(?!id\/)|messages\/(?!id\.ts))/;
const TESTS = /\.(test|fixture)\.tsx?$|^apps\/server\/src\/(tests|testing)\//;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path) && !OTHER_LANGUAGES.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Whether anything that is built says exactly this. */
export const isSpoken = (text: string): boolean => sources.includes(`'${text}'`);
