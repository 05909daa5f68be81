declare module 'pg-cursor' {
  import type { CustomTypesConfig, Submittable } from 'pg';
  /** Reads a query's rows in batches; the package ships no types of its own. */
  export default class Cursor<T> implements Submittable {
    constructor(text: string, values: unknown[], config?: { types?: CustomTypesConfig });
    submit: Submittable['submit'];
    read(count: number): Promise<T[]>;
    close(): Promise<void>;
  }
}
