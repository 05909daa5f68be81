/** Something the technician must mend before the work can go on: the message says what, and no stack is shown. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}

/** What a program that ends because of an error writes: the message for the technician, a stack for what nobody expected. */
export const failureText = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
