/** Something the technician must mend before the work can go on: the message says what, and no stack is shown. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/** Longer chains would be a ring. */
const CAUSES_SHOWN = 8;

const causesOf = (error: Error): unknown[] => {
  const causes: unknown[] = [];
  for (let { cause } = error; cause !== undefined && causes.length < CAUSES_SHOWN; ) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
};

/** One line of an error, with the code that a driver or the system gave it. */
const lineOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return error.message.includes(code) ? error.message : `${error.message} (${code})`;
};

/** Why something failed, down to the first cause, in one line. */
export const reasonText = (error: unknown): string =>
  [error, ...(error instanceof Error ? causesOf(error) : [])].map(lineOf).join(' ← ');

/**
 * What a program that ends because of an error writes: the message for the technician, a stack and the causes beneath
 * it for what nobody expected.
 */
export const failureText = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return [error.stack ?? error.message, ...causesOf(error).map((cause) => `  ← ${lineOf(cause)}`)].join('\n');
};
