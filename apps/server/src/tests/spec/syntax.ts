import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What stands directly below a node. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** A node and all below it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** Throws when the text is not TypeScript. */
export const parse = (path: string, text: string): Node => {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program;
};

/** The text of a literal; what is put into a template is '{}'. Undefined for anything else. */
export const textOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}');
};

/** Texts of all literals in a node, keys of its objects too. */
export const textsIn = (node: Node): string[] =>
  [...within(node)].flatMap((one) => {
    const key =
      one.type === 'Property' && !one.computed && one.key.type === 'Identifier' ? one.key.name : undefined;
    return key ?? textOf(one) ?? [];
  });

/** Names that a node uses or binds. */
export const namesIn = (node: Node): Set<string> =>
  new Set([...within(node)].flatMap((one) => (one.type === 'Identifier' ? one.name : [])));

/** What a chain of calls begins with: `expect` of expect(x).not.toBe(y), `page` of page.getByText(x).waitFor(). */
export const rootOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'AwaitExpression') return rootOf(node.argument);
  return undefined;
};

/** The last name of what is called: `waitFor`, `get`, or the function's own. */
export const calledAs = (node: Node): string | undefined => {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
};

export type Func = ESTree.ArrowFunctionExpression | ESTree.Function;
export const isFunc = (node: Node | null | undefined): node is Func =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration';
