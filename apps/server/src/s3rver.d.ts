/** The part of the S3 server for tests that we use; it brings no types of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** What each request goes through; `app` and `query` are the request's own. */
  export type Middleware = (
    context: {
      method: string;
      path: string;
      app: object;
      query: Record<string, unknown>;
      body: unknown;
    },
    next: () => Promise<void>,
  ) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      resetOnClose: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
