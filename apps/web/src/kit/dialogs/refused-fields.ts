/** What fields of a call were refused for, by their whole names: 'rows.1.pokok'. */
export type Problems = Readonly<Record<string, string>>;

/** The whole name of a field that was refused: as it is, or by its last part. */
export const nameAt = (problems: Problems, field: string): string | undefined =>
  field in problems ? field : Object.keys(problems).find((name) => name.endsWith(`.${field}`));

/** The refusals of one line or part, by what follows its name. */
export const fieldsUnder = (problems: Problems, part: string): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, message]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), message]] : [],
    ),
  );
