import pg from 'pg';

const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond a safe integer`);
  return value;
};

/** int8 and whole numerics become numbers, refused when they would lose a rupiah; dates stay yyyy-MM-dd texts. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return toSafeInteger;
    if (oid === pg.types.builtins.NUMERIC)
      return (text: string) => (text.includes('.') ? Number(text) : toSafeInteger(text));
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** A pool of connections under the unprivileged role, or under the login's own (the owner's address) for migrations, sealing and backup; `hand` is what the history of rows calls whoever changes some there. */
export const createPool = (
  url: string,
  options: { size: number; privileged: boolean; name: string; hand?: string },
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    types: pgTypes,
    application_name: options.name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options: options.privileged
      ? `-c timezone=UTC${options.hand ? ` -c kadar.oleh=${options.hand}` : ''}`
      : '-c role=kadar_app -c timezone=UTC -c jit=off -c statement_timeout=120000 -c idle_in_transaction_session_timeout=60000',
  });
  // An idle connection that breaks is replaced at the next use; the query that needs it reports what is wrong.
  pool.on('error', () => undefined);
  // So does the next query of a connection that breaks in the middle of a transaction; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
