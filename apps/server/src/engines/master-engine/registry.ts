import { readdir } from 'node:fs/promises';
import type { Master } from '@kadar/contract/master.ts';

const FOLDER = new URL('./masters/', import.meta.resolve('@kadar/contract/master.ts'));

/** Every declared master: one file each in the contract, found by looking, so that a new one is that file and nothing else. */
export const loadMasters = async (): Promise<Master[]> => {
  const files = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (name) => {
      const { default: master } = (await import(new URL(name, FOLDER).href)) as { default: Master };
      return master;
    }),
  );
};
