import type { z } from 'zod';

export type EntryValue = string | number | null;
export type EntryValues = Readonly<Record<string, EntryValue>>;
export type EntryProblems = Readonly<Partial<Record<string, string>>>;

/** What is sent, or the codes of what is wrong by field; judged by the contract. An amount that is missing is 0 there. */
export const judgeEntry = <B extends EntryValues>(
  schema: z.ZodType<unknown, B> | undefined,
  values: EntryValues,
): { body: B | null; problems: EntryProblems } => {
  const body = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? 0])) as B;
  const issues = schema?.safeParse(body).error?.issues ?? [];
  const problems: Record<string, string> = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] ?? ''), message]),
  );
  for (const [name, value] of Object.entries(values))
    if (value === null || value === 0) problems[name] = 'WAJIB_DIISI';
  return Object.keys(problems).length > 0 ? { body: null, problems } : { body, problems };
};
