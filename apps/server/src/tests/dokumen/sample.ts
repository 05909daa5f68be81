import type { Client, TestApp } from '../../testing/harness.ts';

/** How the test over every kind posts one of it, through its own call: the body, and the number that comes of it. */
export interface Sample {
  path: string;
  /** By who may sign for it himself. */
  body: (client: Client, server: TestApp) => Promise<object> | object;
  /** What makes it another document; its remark, unless it has none. */
  other?: object;
}
