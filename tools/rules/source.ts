import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  specifier: string;
  /** The imported file, from the project's root; undefined for a package that is not ours. */
  target: string | undefined;
  typeOnly: boolean;
  offset: number;
}

export interface Comment {
  text: string;
  offset: number;
}

/** A TypeScript file, parsed. Paths start at the project's root, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
  program: ESTree.Program;
  comments: Comment[];
  imports: Import[];
}

export interface Finding {
  path: string;
  line: number;
  message: string;
}

export type Rule = (files: SourceFile[]) => Finding[];

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export function findingAt(file: { path: string; text: string }, offset: number, message: string): Finding {
  return { path: file.path, line: file.text.slice(0, offset).split('\n').length, message };
}

/** `@kadar/domain/money.ts` → packages/domain/src/money.ts; relative ones against the importing file. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  }
  const own = /^@kadar\/([\w-]+)\/(.+)$/.exec(specifier);
  if (!own) return undefined;
  const [, name, rest] = own;
  return `${name === 'server' || name === 'web' ? 'apps' : 'packages'}/${name}/src/${rest}`;
}

function importsOf(path: string, program: ESTree.Program): Import[] {
  const imports: Import[] = [];
  const add = (source: { value: string; start: number }, typeOnly: boolean) =>
    imports.push({
      specifier: source.value,
      target: resolveImport(path, source.value),
      typeOnly,
      offset: source.start,
    });
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        add({ value: node.source.value, start: node.source.start }, false);
      }
    },
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return imports;
}

/** Throws when the text is not TypeScript. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return {
    path,
    text,
    program,
    comments: comments.map(({ value, start }) => ({ text: value, offset: start })),
    imports: importsOf(path, program),
  };
}

/** The object a dictionary file declares: its default export, or its only exported constant. */
export function exportedObject(program: ESTree.Program): ESTree.ObjectExpression | undefined {
  const constants = new Map<string, ESTree.Expression>();
  let exported: ESTree.Expression | undefined;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        constants.set(id.name, init);
        if (statement.type === 'ExportNamedDeclaration') exported ??= init;
      }
    }
    if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration as ESTree.Expression;
  }
  let value = exported;
  for (;;) {
    if (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression') value = value.expression;
    else if (value?.type === 'ParenthesizedExpression') value = value.expression;
    else if (value?.type === 'Identifier') value = constants.get(value.name);
    else break;
  }
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** The text of a literal without parameters, as 'a' or `a`. */
export function literalText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? '';
  return undefined;
}

/** Every literal an expression can come out as: through `a ? b : c`, `a && b`, `a ?? b`. */
export function possibleLiterals(node: ESTree.Node | null | undefined): { text: string; start: number }[] {
  if (!node) return [];
  if (node.type === 'ConditionalExpression') {
    return [...possibleLiterals(node.consequent), ...possibleLiterals(node.alternate)];
  }
  if (node.type === 'LogicalExpression') {
    return [...possibleLiterals(node.left), ...possibleLiterals(node.right)];
  }
  if (node.type === 'TemplateLiteral' && node.expressions.length > 0) {
    return node.quasis.map((quasi) => ({ text: quasi.value.cooked ?? '', start: quasi.start }));
  }
  const text = literalText(node);
  return text === undefined ? [] : [{ text, start: node.start }];
}
