import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkProject, readProject } from './project.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kadar-rules-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('reads a tree without its installed and built parts, and sorts what all rules find', () => {
  write('node_modules/x/index.ts', 'export const a: any = 1;');
  write('apps/web/dist/index.js', '');
  write('apps/web/src/kit/index.ts', `import '../app/a.ts';`);
  write('packages/domain/src/a.ts', `import 'node:fs';\nexport const a: any = 1;`);
  write('docs/note.md', ['', 'work', ''].join('/'));
  const files = readProject(root);
  expect(files.map(({ path }) => path).sort()).toEqual([
    'apps/web/src/kit/index.ts',
    'docs/note.md',
    'packages/domain/src/a.ts',
  ]);
  expect(checkProject(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'apps/web/src/kit/index.ts:1',
    'apps/web/src/kit/index.ts:1',
    'docs/note.md:1',
    'packages/domain/src/a.ts:1',
    'packages/domain/src/a.ts:2',
  ]);
});

test('a file that does not parse is named', () => {
  expect(() => checkProject([{ path: 'a.ts', text: 'const = ;' }])).toThrow(/^a\.ts: /);
});

test('the command exits with 1 and file:line, or with 0', () => {
  const gate = () => {
    const command = [join(import.meta.dirname, '..', 'check-rules.ts'), root];
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, stdout };
  };
  write('packages/domain/src/a.ts', 'export const a = 1;');
  expect(gate()).toEqual({ status: 0, stdout: 'rules: 1 files in order\n' });
  write('packages/domain/src/b.ts', '\nexport const b: any = 1;');
  expect(gate()).toEqual({
    status: 1,
    stdout: 'packages/domain/src/b.ts:2  no any: say what it is\nrules: 1 findings\n',
  });
});
