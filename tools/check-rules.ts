/**
 * The project's own gates, beside the linter and the compiler: prints file:line and exits with 1.
 * An argument names another folder to check.
 */
import { join } from 'node:path';
import { checkProject, readProject } from './rules/project.ts';

const files = readProject(process.argv[2] ?? join(import.meta.dirname, '..'));
const findings = checkProject(files);
for (const { path, line, message } of findings) console.log(`${path}:${line}  ${message}`);
console.log(
  findings.length === 0 ? `rules: ${files.length} files in order` : `rules: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
