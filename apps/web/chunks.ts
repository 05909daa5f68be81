/**
 * Which modules of the build stand together in one file. Left alone the bundler makes a file of every set of modules that the
 * same screens share: 750 of them, a hundred requests for the login page. Here what is fetched together is one file: what
 * the door needs, what the shell adds, what the till shares with many screens (`common`), with the other counters (`counter`) and with few (`till-…`), what
 * other screens share (`lists`, or by its room), words by language.
 */
import type { Plugin, Rolldown } from 'vite';
import { AT_THE_DOOR, OF_SHELL } from './src/i18n/tiers.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Named = Extract<Groups[number]['name'], (...given: never) => unknown>;
type Info = Parameters<Named>[1];

const OURS = /(apps\/web|packages\/\w+)\/src\/.*\.(tsx?|css)$/;
const TILL = /features\/pos\/PosPage\.tsx/;
/** Screens that serve a customer: much of the till is theirs too. */
const COUNTER = /\/(PosPage|BuyPage|HutangPage|KartuPage)\.tsx/;
/** Used by so many screens, a part comes with each of them. */
const MANY = 10;

const ROOM = /\/(?:features|kit|parts|packages)\/([\w-]+)\//;
const OF_WEB = /\/(?:features|kit|parts)\/[\w-]+\//;

const WORDS = /\/i18n\/(\w+)\/([\w-]+)\.ts$/;
const CONTRACT = /\/i18n\/contract-(\w+)\.ts$/;

const wordsOf = (id: string): string | null => {
  const [, language, noun = ''] = WORDS.exec(id) ?? [];
  if (!language) return null;
  if (AT_THE_DOOR.includes(noun)) return `words-${language}`;
  return OF_SHELL.includes(noun) ? `words-${language}-shell` : null;
};

/** What is opened by itself, a screen or a dialog, and leads to a module without another such step. */
const known = new Map<string, ReadonlySet<string>>();
const openersOf = (id: string, info: Info): ReadonlySet<string> => {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const module = info.getModuleInfo(one);
    if ((module?.dynamicImporters.length ?? 0) > 0) found.add(one);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  known.set(id, found);
  return found;
};

/** Ours, by who opens it. A library is asked for by its index and so by everybody: those are counted by the bundler. */
const sharedOf: Named = (id, info) => {
  const by = openersOf(id, info);
  if (by.size < 2) return null;
  const [, room = 'other'] = ROOM.exec(id) ?? [];
  if ([...by].some((path) => TILL.test(path))) {
    if (by.size >= MANY) return 'common';
    return [...by].every((path) => COUNTER.test(path)) ? 'counter' : 'till';
  }
  if (by.size >= MANY) return 'lists';
  return OF_WEB.test(id) ? `${room}-parts` : null;
};

/** These alone; without this, a group takes along all that its modules need, whoever else needs it. */
const ALONE = { includeDependenciesRecursively: false };

/** The library of shapes, and what is declared with it alone. */
const SHAPES =
  /node_modules\/zod\/|domain\/src\/passwords\.ts|contract\/src\/(wire|field-schemas|endpoints\/[\w-]+-input)\.ts/;

/** What shapes are made of: with the shell, so that nothing which needs shapes at its start is needed by them. */
const FIELDS = /contract\/src\/(fields|master|once-per)\.ts/;

/** What tables and the screens around them share: before both. */
const PLACES = /kit\/page\/(useKeptScroll|trail|AppLink)\.tsx?/;

/** What dashboard and reports draw and count by: small, and asked for together. */
const FIGURES =
  /kit\/(chart\/|percent\.ts|page\/useFigureHref\.ts|fields\/range-name\.ts)|domain\/src\/(ranges|periods)\.ts|contract\/src\/(figures\/|endpoints\/(nilai|perhatian|grafik)\.ts)/;

/** Of the library of controls, what tables and forms show and no till does. */
const OF_LISTS =
  /@mantine\/(core|hooks)\/.*\/(Pagination|use-pagination|Checkbox|Switch|MultiSelect|Pill|PillsInput|use-pills-reorder)\//;

/** What draws a page, and the login page with it. */
const START = /src\/start\.tsx|features\/login\/Login\.tsx/;

/** A file that comes before itself: whichever of the circle is read first finds the others empty. */
const inCircle = (
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[],
): string | undefined => {
  const imports = new Map(chunks.map((one) => [one.fileName, one.imports]));
  return chunks.find(({ fileName, imports: first }) => {
    const seen = new Set(first);
    for (const one of seen) for (const next of imports.get(one) ?? []) seen.add(next);
    return seen.has(fileName);
  })?.fileName;
};

/** The page asks for it as soon as for the code that calls it. */
export const preloadStart = (): Plugin => ({
  name: 'kadar-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const circle = inCircle(chunks);
      if (circle) throw new Error(`the build has a circle of files: ${circle}`);
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => /src\/start\.tsx$/.test(id)));
      if (!start) throw new Error('the build has no start');
      return [
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${start.fileName}` },
          injectTo: 'head' as const,
        },
        ...[...(start.viteMetadata?.importedCss ?? [])].map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
});

/** In the order in which they take their modules. */
const GROUPS: Groups = [
  // Whatever loads a file later calls it, and so does the first file.
  { name: 'first', test: /vite\/preload-helper/, ...ALONE },
  { name: wordsOf, debugName: 'words', test: WORDS },
  { name: (id) => `contract-${CONTRACT.exec(id)?.[1]}`, debugName: 'contract', test: CONTRACT },
  // Forms judge by it what is sent; a screen that only asks and shows comes without.
  { name: 'zod', test: SHAPES, ...ALONE },
  { name: 'first', test: /src\/main\.ts$/ },
  { name: 'start', test: START },
  { name: 'shell', test: FIELDS, ...ALONE },
  { name: 'shell', test: PLACES, ...ALONE },
  { name: 'shell', test: /app\/shell\/Shell\.tsx|kit\/dialogs\/Overlays\.tsx|socket\.io-client/ },
  { name: 'figures', test: FIGURES, ...ALONE },
  { name: 'camera', test: /kit\/scan\/camera\.ts|node_modules\/qr\//, ...ALONE },
  { name: 'table', test: /@tanstack\/(react-)?(table|virtual)|\/kit\/table\//, ...ALONE },
  // A form comes when it is opened.
  {
    name: 'form',
    test: /node_modules\/(react-hook-form|@hookform)\/|kit\/list\/(MasterForm|FormModal|FieldInput|RowsField|ListEffect|form-values)\.tsx?/,
    ...ALONE,
  },
  { name: sharedOf, debugName: 'shared', test: OURS, ...ALONE },
  { name: 'lists', test: OF_LISTS, ...ALONE },
  { name: 'common', test: /node_modules/, minShareCount: MANY, ...ALONE },
  { name: 'more', test: /node_modules/, minShareCount: 2, ...ALONE },
];

export const groups = (): Groups => GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
