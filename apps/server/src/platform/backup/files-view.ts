import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../postgres/errors.ts';

export interface StoredFile {
  /** Path inside the store, with '/'. */
  path: string;
  size: number;
}

/** Half-written files of uploads that are under way, or were when a server was killed. */
const HALF = /\.part$/;
/** File systems without hard links (exFAT, network shares). */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS'];

/** The paths of the whole files below a folder, with '/', in order. */
export const filesIn = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !HALF.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Whether a store has nothing in it, not even half a file. */
export const isEmptyStore = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return true;
    throw error;
  }
};

/**
 * Fixes the store as it is at this moment in a folder of hard links: files are replaced whole, never changed in place,
 * so a link keeps the old content. Takes a moment; the caller holds uploads off meanwhile.
 */
export const fixFiles = async (folder: string, view: string): Promise<StoredFile[]> => {
  await rm(view, { recursive: true, force: true });
  const files: StoredFile[] = [];
  for (const path of await filesIn(folder)) {
    const source = join(folder, path);
    const target = join(view, path);
    await mkdir(dirname(target), { recursive: true });
    try {
      await link(source, target);
    } catch (error) {
      if (!NO_LINKS.includes(errorCode(error))) throw error;
      await copyFile(source, target);
    }
    files.push({ path, size: (await stat(target)).size });
  }
  return files;
};
