interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * An error as the log keeps it. Database errors carry their whole connection with them, and in `detail` the values of
 * the row: neither belongs into a log.
 */
export const errorForLog = (error: Error): LoggedError => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error && { code: error.code }),
  ...('constraint' in error && { constraint: error.constraint }),
  ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
});
