import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

/** Runs the write of one part of the first run; what it refuses is said at the part's own fields: `kasir.user_id`. */
export const atPart = async <T>(part: string, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new z.ZodError(error.issues.map((issue) => ({ ...issue, path: [part, ...issue.path] })));
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, problem]) => [`${part}.${name}`, problem]);
    throw new AppError(error.code, error.params, { fields: Object.fromEntries(fields), cause: error });
  }
};
