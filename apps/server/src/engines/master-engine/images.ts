import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Target } from '../../platform/images/encode.ts';
import { claimImages, dropImages, isLink, pathOf, stageImage } from '../../platform/images/store.ts';
import type { MasterRecord } from './hooks.ts';

/** JPEG quality of the catalogue's pictures [spec A §9]. */
const QUALITY = 50;
const DATA = /^data:image\/[a-z+.-]+;base64,/;

export const imageFields = (master: Master): [string, Field][] =>
  Object.entries(master.fields).filter(([, { kind }]) => kind === 'image' || kind === 'images');

export const targetOf = (field: Field): Target & { folder: string } => {
  if (!field.image) throw new Error('a picture field says where its pictures go');
  const { folder, width, height, fit = 'cover', quality = QUALITY } = field.image;
  return { folder, width, height, fit, quality };
};

/** Those of the pictures that lie with us. */
const kept = (paths: readonly string[]): string[] => paths.filter((path) => !isLink(path));

const pathsIn = (record: MasterRecord | undefined, name: string): string[] => {
  const value = record?.[name];
  return (Array.isArray(value) ? value : [value]).filter(
    (path): path is string => typeof path === 'string' && path !== '',
  );
};

/** The path of one sent picture: a data address is stored now, an address of ours is looked up, a link stays what it is. */
const settleOne = async (call: Call, tx: Tx, name: string, field: Field, sent: string): Promise<string> => {
  const data = DATA.exec(sent);
  if (data) {
    const bytes = Buffer.from(sent.slice(data[0].length), 'base64');
    return (await stageImage(call, tx, bytes, targetOf(field))).path;
  }
  const path = pathOf(sent) ?? (field.image?.linked && isLink(sent) ? sent : undefined);
  if (!path) throw fieldError(name, 'GAMBAR_TIDAK_SAH');
  return path;
};

/**
 * Puts paths in the place of the pictures that a record was sent with, claims the new ones, and drops those that it no
 * longer shows. Throws 422 at the field for a picture that is no picture, or none of this user's uploads.
 */
export const settleImages = async (
  call: Call,
  tx: Tx,
  master: Master,
  record: MasterRecord,
  old?: MasterRecord,
): Promise<void> => {
  for (const [name, field] of imageFields(master)) {
    if (!Object.hasOwn(record, name)) continue;
    const paths: string[] = [];
    for (const sent of pathsIn(record, name)) paths.push(await settleOne(call, tx, name, field, sent));
    const before = pathsIn(old, name);
    const missing = await claimImages(
      call,
      tx,
      kept(paths).filter((path) => !before.includes(path)),
    );
    if (missing.length > 0) throw fieldError(name, 'GAMBAR_TIDAK_SAH');
    await dropImages(
      call,
      tx,
      kept(before).filter((path) => !paths.includes(path)),
    );
    record[name] = field.kind === 'images' ? paths : (paths[0] ?? '');
  }
};

/** The pictures of a record that is going away. */
export const dropAllImages = (call: Call, tx: Tx, master: Master, record: MasterRecord): Promise<void> =>
  dropImages(
    call,
    tx,
    imageFields(master).flatMap(([name]) => kept(pathsIn(record, name))),
  );
