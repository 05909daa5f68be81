import { parseSource, type Rule } from './source.ts';

/** Runs a rule over files given as path → text; findings as 'path:line message'. */
export function check(rule: Rule, files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  return rule(sources).map(({ path, line, message }) => `${path}:${line} ${message}`);
}
