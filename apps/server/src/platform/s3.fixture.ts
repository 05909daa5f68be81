import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Middleware } from '@20minutes/s3rver';

/** The key that the server for tests knows. */
const KEY = 'S3RVER';
const BUCKET = 'kadar-uji';
/** So few per answer that a list of some hundred takes several. */
const LISTED_AT_ONCE = 100;

export interface S3Server {
  /** What an installation sets to keep its files there. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** The first answer of a longer list, as XML, with the token of the next: its last name. */
const firstPage = (xml: string): string => {
  const found = [...xml.matchAll(/<Contents>.*?<Key>(.*?)<\/Key>.*?<\/Contents>/gs)]
    .map(([whole, key = '']) => ({ whole, key }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const last = found[LISTED_AT_ONCE - 1];
  if (!last || found.length === LISTED_AT_ONCE) return xml;
  const cut = found.slice(LISTED_AT_ONCE).reduce((text, { whole }) => text.replace(whole, ''), xml);
  const more = `<NextContinuationToken>${last.key}</NextContinuationToken><IsTruncated>true</IsTruncated>`;
  return cut.replace('<IsTruncated>false</IsTruncated>', more);
};

/**
 * Of lists the server signs '/bucket' where clients sign '/bucket/', and makes tokens with a cipher that Node has no
 * more: lists are let in as they come and paged here. All else must be signed.
 */
const list: Middleware = async (context, next) => {
  if (context.method !== 'GET' || context.path !== `/${BUCKET}/`) return next();
  const { 'continuation-token': after, ...query } = context.query;
  context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
  context.query = { ...query, ...(after !== undefined && { 'start-after': after }) };
  await next();
  context.body = firstPage(String(context.body));
};

/** A server that speaks S3 over HTTP and checks signatures, with one empty bucket, on a port of its own. */
export const startS3 = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'kadar-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  server.middleware.unshift(list);
  const { port } = await server.run();
  return {
    env: {
      KADAR_S3_BUCKET: BUCKET,
      KADAR_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      KADAR_S3_KEY: KEY,
      KADAR_S3_SECRET: KEY,
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
