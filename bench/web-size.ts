import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './lib/row.ts';
import { kilobytes } from './lib/stats.ts';
import { DIST, ensureWeb } from './lib/web.ts';

const TARGET_FIRST = 200 * 1024;
const TARGET_MORE = 60 * 1024;
const LANGUAGE = 'id';
/** A screen's nouns are those of the dictionaries it names. */
const DICTIONARY = new RegExp(
  `"\\./${LANGUAGE}/(\\w+)\\.ts":\\(\\)=>.*?import\\([\`"']\\./([\\w.-]+\\.js)`,
  'g',
);
const ANY_DICTIONARY = /"\.\/\w+\/\w+\.ts":\(\)=>.*?import\([`"']\.\/([\w.-]+\.js)/g;
const STATIC = /(?:import|from)\s*[`"']\.\/([\w.-]+\.js)[`"']/g;
const DYNAMIC = /import\([`"']\.\/([\w.-]+\.js)[`"']\)/g;

interface Chunk {
  gzipped: number;
  text: string;
  /** Chunks that come with it, and those that it can ask for later. */
  needs: readonly string[];
  opens: readonly string[];
}

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const readChunks = (): Map<string, Chunk> => {
  const folder = join(DIST, 'assets');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        const text = bytes.toString();
        return [
          name,
          { gzipped: gzipSync(bytes).length, text, needs: names(text, STATIC), opens: names(text, DYNAMIC) },
        ];
      }),
  );
};

class Graph {
  readonly #chunks = readChunks();
  readonly entry: readonly string[];
  readonly #dictionaries: ReadonlyMap<string, string>;
  readonly #words: ReadonlySet<string>;

  constructor() {
    const html = readFileSync(join(DIST, 'index.html'), 'utf8');
    this.entry = names(html, /<script[^>]* src="\/assets\/([\w.-]+\.js)"/g);
    const text = [...this.#chunks.values()].map((chunk) => chunk.text).join('\n');
    this.#dictionaries = new Map(
      [...text.matchAll(DICTIONARY)].map(([, noun = '', name = '']) => [noun, name]),
    );
    this.#words = new Set(names(text, ANY_DICTIONARY));
  }

  #chunk(name: string): Chunk {
    const chunk = this.#chunks.get(name);
    if (!chunk) throw new Error(`there is no chunk ${name}`);
    return chunk;
  }

  /** Everything that comes with these chunks, their dictionaries included. */
  closure(roots: readonly string[]): Set<string> {
    const found = new Set<string>();
    const queue = [...roots];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      const { needs, text } = this.#chunk(name);
      queue.push(...needs);
      if (this.entry.includes(name)) continue;
      for (const [noun, words] of this.#dictionaries)
        if (new RegExp(`[\`"']${noun}[\`"':]`).test(text)) queue.push(words);
    }
    return found;
  }

  /** Chunks that are only loaded when asked for, words aside. */
  lazy(): string[] {
    const all = [...this.#chunks.values()].flatMap(({ opens }) => opens);
    return [...new Set(all)].filter((name) => !this.#words.has(name)).sort();
  }

  weight(chunks: Iterable<string>): number {
    return [...chunks].reduce((sum, name) => sum + this.#chunk(name).gzipped, 0);
  }

  /** The dictionary that every screen starts with. */
  get common(): string[] {
    const kit = this.#dictionaries.get('kit');
    return kit ? [kit] : [];
  }
}

const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '');

/** Gzipped JavaScript of the first load of the login page, and what each other screen adds once signed in. */
export const webSize: Row = {
  name: 'web-size',
  target: 'login ≤ 200 KB gzip JS, each screen ≤ 60 KB more',
  run: async (context) => {
    await ensureWeb(context.note);
    const graph = new Graph();
    const find = (wanted: string): string => {
      const found = graph.lazy().find((file) => nameOf(file) === wanted);
      if (!found) throw new Error(`the web app has no chunk ${wanted}`);
      return found;
    };
    const login = graph.closure([...graph.entry, ...graph.common, find('Login')]);
    const more = (file: string, loaded: ReadonlySet<string>): number =>
      graph.weight([...graph.closure([file])].filter((name) => !loaded.has(name)));
    const shell = find('Shell');
    const inside = new Set([...login, ...graph.closure([shell])]);
    const parts = [
      { name: 'Shell', size: more(shell, login) },
      ...graph
        .lazy()
        .filter((file) => !['Shell', 'Login'].includes(nameOf(file)))
        .map((file) => ({ name: nameOf(file), size: more(file, inside) })),
    ].sort((a, b) => b.size - a.size);
    const [largest] = parts;
    const first = graph.weight(login);
    return {
      measured: `login ${kilobytes(first)}, most of all screens: ${largest?.name} +${kilobytes(largest?.size ?? 0)}`,
      ok: first <= TARGET_FIRST && (largest?.size ?? 0) <= TARGET_MORE,
      detail: [
        `login page: ${kilobytes(first)} in ${login.size} files; the shell comes once, the others on top of it:`,
        parts
          .filter(({ size }) => size > 0)
          .map(({ name, size }) => `${name} ${kilobytes(size)}`)
          .join(', '),
      ],
    };
  },
};
