import type { Call } from '../http/call.ts';

/** A stored picture for a paper to show; one that cannot be read is left out, the paper is printed all the same. */
export const pictureForPaper = async (
  { kadar }: Pick<Call, 'kadar'>,
  path: string,
): Promise<Uint8Array | undefined> => {
  try {
    return await kadar.files.get(path);
  } catch (error) {
    kadar.log.warn({ err: error, path }, 'a paper is printed without its picture');
    return undefined;
  }
};
