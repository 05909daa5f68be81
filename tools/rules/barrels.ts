import { findingAt, type Rule, type SourceFile } from './source.ts';

const isReExport = (statement: SourceFile['program']['body'][number]): boolean =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null);

/** No index.ts, and no other file that only hands on; a server module's public.ts is its door and may. */
export const noBarrels: Rule = (files) =>
  files.flatMap((file) => {
    if (/(^|\/)index\.(ts|tsx|mts|js|mjs)$/.test(file.path)) {
      return [findingAt(file, 0, 'no index files: import the file that declares it')];
    }
    const { body } = file.program;
    if (body.length > 0 && body.every(isReExport) && !file.path.endsWith('/public.ts')) {
      return [findingAt(file, 0, 'no barrels: this file only re-exports')];
    }
    return [];
  });
