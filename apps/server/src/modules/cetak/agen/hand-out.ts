import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

/** The agent and what it shares with the server, in the order in which they stand in the one file. */
const PARTS = ['kirim.ts', 'agen.ts'];

let kept: Promise<string> | undefined;

const build = async (): Promise<string> => {
  const texts = await Promise.all(PARTS.map((name) => readFile(new URL(name, import.meta.url), 'utf8')));
  return texts
    .map((text) => stripTypeScriptTypes(text).replaceAll(/^import [^;]*from '(\.|@kadar)[^']*';$/gm, ''))
    .join('\n');
};

/** The print agent as one file that any Node runs as it is. */
export const agentFile = (): Promise<string> => {
  kept ??= build();
  return kept;
};
