/** The HTTP status that an error of the HTTP server itself carries; those of the database carry none. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
