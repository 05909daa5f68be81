import { readdir } from 'node:fs/promises';

/** The default exports of a folder beside a module of the contract, by the names of their files. */
export const loadDeclarations = async <T>(beside: string, folder: string): Promise<T[]> => {
  const place = new URL(folder, import.meta.resolve(beside));
  const files = (await readdir(place))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (name) => ((await import(new URL(name, place).href)) as { default: T }).default),
  );
};
