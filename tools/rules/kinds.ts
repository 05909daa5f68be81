import { type ESTree, Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule, type SourceFile } from './source.ts';

const KINDS = /^packages\/contract\/src\/dokumen\/[\w-]+\.ts$/;

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined;

/** Whatever takes more of a file than the kinds it names. */
function unnamed(file: SourceFile): Finding[] {
  const targets = new Map(file.imports.map(({ offset, target }) => [offset, target]));
  const findings: Finding[] = [];
  const add = ({ start }: ESTree.Node) => {
    if (KINDS.test(targets.get(start) ?? ''))
      findings.push(findingAt(file, start, 'a kind of document is imported by its name'));
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const named = specifiers.every(
        (one) => one.type === 'ImportSpecifier' && nameOf(one.imported) !== 'default',
      );
      if (!named) add(source);
    },
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source && specifiers.some(({ local }) => nameOf(local) === 'default')) add(source);
    },
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
  }).visit(file.program);
  return findings;
}

/** The kinds that a file exports by name, each with its place. */
const exportedKinds = ({ program }: SourceFile): Map<string, number> =>
  new Map(
    program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id }) =>
            id.type === 'Identifier' ? [[id.name, id.start] as const] : [],
          )
        : [],
    ),
  );

/** The default export says the order of the kinds for whoever takes all of them, and nothing else. */
function unordered(file: SourceFile): Finding[] {
  const kinds = exportedKinds(file);
  const order = file.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (order?.declaration.type !== 'ArrayExpression')
    return [findingAt(file, order?.start ?? 0, 'the default export lists the kinds by their names')];
  const listed = order.declaration.elements.map((one) => (one ? nameOf(one) : undefined));
  return [
    ...order.declaration.elements.flatMap((one, at) => {
      const name = listed[at];
      if (name !== undefined && kinds.has(name) && listed.indexOf(name) === at) return [];
      return [findingAt(file, (one ?? order).start, 'only an exported kind is listed, and once')];
    }),
    ...[...kinds].flatMap(([name, offset]) =>
      listed.includes(name) ? [] : [findingAt(file, offset, `no one finds ${name}: list it at the end`)],
    ),
  ];
}

/** A kind of document is a named export, imported by that name and never by its position. */
export const kindsByName: Rule = (files) =>
  files.flatMap((file) => [
    ...unnamed(file),
    ...(KINDS.test(file.path) && !isTest(file.path) ? unordered(file) : []),
  ]);
