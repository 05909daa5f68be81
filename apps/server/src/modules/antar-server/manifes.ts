import { type KeyObject, sign, verify } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_KIRIM } from '@kadar/contract/endpoints/kiriman.ts';
import { MANIFES_AWALAN } from '@kadar/contract/endpoints/manifes.ts';
import { kodeToko } from '@kadar/contract/wire.ts';
import { OBJEK_KIRIM } from '@kadar/domain/books/kiriman.ts';
import { base32nopad } from '@scure/base';
import { z } from 'zod';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';

/** So many lines a code has: with more a scanner no longer reads it off an A5. */
const LINES_OF_CODE = 20;
const NAME = 40;
/** What a code unfolds to at most, in bytes. */
const LONGEST = 64 * 1024;

const line = z.strictObject({
  urut: z.int().min(1).max(MAX_KIRIM),
  objek: z.enum(OBJEK_KIRIM),
  kunci: z.string().min(1).max(80),
  nama: z.string().max(NAME),
  /** In percent; 0 where it has none. */
  kadar: z.number().min(0),
  qty: z.int().min(1),
  /** In mg. */
  berat: z.int().min(0),
});
export type ManifesLine = z.output<typeof line>;

const head = {
  no: z.string().min(1).max(30),
  dari: kodeToko,
  ke: kodeToko,
  tanggal: z.iso.date(),
  segel: z.string().max(60),
  kurir: z.string().max(60),
};
const part = z.strictObject({
  ...head,
  /** Hash of all lines: the parts of one manifest share it. */
  sidik: z.string().regex(/^[0-9a-f]{32}$/),
  bagian: z.int().min(1),
  jumlah: z.int().min(1).max(MAX_KIRIM),
  baris: z.array(line).min(1).max(LINES_OF_CODE),
});
/** What one of its codes says. */
export type ManifesPart = z.output<typeof part>;
export type ManifesHead = Pick<ManifesPart, keyof typeof head>;

/** Why a code is no manifest. */
export class ManifesError extends Error {}

// Capitals and figures alone: a QR packs them, and a scanner that types cannot lose their case.
const encode = (bytes: Uint8Array): string => base32nopad.encode(bytes);
const decode = (text: string): Uint8Array => {
  try {
    return base32nopad.decode(text);
  } catch (error) {
    throw new ManifesError('no letters of a manifest', { cause: error });
  }
};

/** The codes of a manifest, each signed for itself by the server of the shop that sent. */
export const manifesCodes = (key: KeyObject, of: ManifesHead, lines: readonly ManifesLine[]): string[] => {
  const short = lines.map((one) => ({ ...one, nama: one.nama.slice(0, NAME) }));
  const sidik = sha256(canonicalJson({ ...of, lines: short }))
    .toString('hex')
    .slice(0, 32);
  const jumlah = Math.ceil(short.length / LINES_OF_CODE);
  return Array.from({ length: jumlah }, (_, at) => {
    const baris = short.slice(at * LINES_OF_CODE, (at + 1) * LINES_OF_CODE);
    const said: ManifesPart = { ...of, sidik, bagian: at + 1, jumlah, baris };
    const text = `${MANIFES_AWALAN}${encode(deflateRawSync(JSON.stringify(said)))}`;
    return `${text}.${encode(sign(null, Buffer.from(text), key))}`;
  });
};

const read = (text: string): ManifesPart => {
  try {
    const unfolded = inflateRawSync(decode(text), { maxOutputLength: LONGEST });
    return part.parse(JSON.parse(unfolded.toString()));
  } catch (error) {
    if (error instanceof ManifesError) throw error;
    throw new ManifesError('malformed', { cause: error });
  }
};

/** What a code says, signed by the registered server of the shop that it names (KADAR_SERVER_KEYS). Throws ManifesError. */
export const openManifes = (keys: ReadonlyMap<string, KeyObject>, code: string): ManifesPart => {
  const [folded = '', signature = '', ...more] = code.slice(MANIFES_AWALAN.length).split('.');
  if (!code.startsWith(MANIFES_AWALAN) || more.length > 0) throw new ManifesError('no code of a manifest');
  const said = read(folded);
  const key = keys.get(said.dari);
  if (!key || !verify(null, Buffer.from(`${MANIFES_AWALAN}${folded}`), key, decode(signature)))
    throw new ManifesError(`not signed by the registered server of ${said.dari}`);
  if (said.bagian > said.jumlah) throw new ManifesError(`part ${said.bagian} of ${said.jumlah}`);
  return said;
};
