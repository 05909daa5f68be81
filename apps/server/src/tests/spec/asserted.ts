import {
  calledAs,
  type Func,
  isFunc,
  type Node,
  namesIn,
  parse,
  rootOf,
  textOf,
  textsIn,
  within,
} from './syntax.ts';

/** A test of a file, and the texts that it asserts: bare, and a call's path with its method before it ('GET tokos'). */
export interface AssertedTest {
  name: string;
  texts: ReadonlySet<string>;
}

const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
  postApproved: 'POST',
};

const property = (node: Node | undefined, name: string): Node | undefined =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name ? [one.value] : [],
      )[0]
    : undefined;

const pathOf = (text: string): string =>
  text
    .replace(/^\/api\/v1\//, '')
    .replace(/\?.*$/, '')
    .replaceAll(/\{\w*\}/g, '{}');

/** 'PUT app/harga/{}' for a call of an endpoint. */
const requestOf = (node: Node): string | undefined => {
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments;
  const called = calledAs(node) ?? '';
  if (called === 'inject') {
    const url = textOf(first) ?? textOf(property(first, 'url'));
    return url === undefined ? undefined : `${textOf(property(first, 'method')) ?? 'GET'} ${pathOf(url)}`;
  }
  const [method, path] =
    called === 'call' ? [textOf(first), textOf(second)] : [METHODS[called], textOf(first)];
  return method && path !== undefined ? `${method} ${pathOf(path)}` : undefined;
};

const requestsIn = (node: Node): string[] => [...within(node)].flatMap((one) => requestOf(one) ?? []);

/** What is declared at the top of a file, with the methods of its classes, or anywhere in a test. */
const declaredIn = (code: Node): Node[] =>
  code.type === 'Program'
    ? code.body.flatMap((statement): Node[] => {
        const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (one?.type === 'VariableDeclaration') return one.declarations;
        if (one?.type === 'ClassDeclaration') return one.body.body;
        return one ? [one] : [];
      })
    : [...within(code)];

/** Functions and methods by the names they are called by. */
const functionsIn = (code: Node): Map<string, Func> => {
  const found = new Map<string, Func>();
  for (const node of declaredIn(code)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunc(node.init))
      found.set(node.id.name, node.init);
    if (node.type === 'FunctionDeclaration' && node.id) found.set(node.id.name, node);
    if (node.type === 'MethodDefinition' && node.key.type === 'Identifier' && isFunc(node.value))
      found.set(node.key.name, node.value);
  }
  return found;
};

const isExpectation = (node: Node): boolean =>
  node.type === 'CallExpression' && (rootOf(node) === 'expect' || calledAs(node) === 'waitFor');

/** The names of functions that assert something of what they are given. */
const assertingIn = (functions: ReadonlyMap<string, Func>): Set<string> => {
  const asserting = new Set<string>();
  for (let before = -1; before < asserting.size; ) {
    before = asserting.size;
    for (const [name, func] of functions)
      if ([...within(func)].some((node) => isExpectation(node) || asserting.has(calledAs(node) ?? '')))
        asserting.add(name);
  }
  return asserting;
};

interface Ground {
  functions: ReadonlyMap<string, Func>;
  asserting: ReadonlySet<string>;
  constants: ReadonlyMap<string, Node>;
}

/** Constants that no function is: the tables that tests go through. */
const constantsIn = (program: Node): Map<string, Node> =>
  new Map(
    declaredIn(program).flatMap((node) =>
      node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && !isFunc(node.init)
        ? [[node.id.name, node.init] as const]
        : [],
    ),
  );

/** Everything that stands in an expectation of this code, and where what stands there by name came from. */
const assertedIn = (code: Node, ground: Ground): { texts: Set<string>; names: Set<string> } => {
  const texts = new Set<string>();
  const names = new Set<string>();
  const seen = new Set<Node>();
  const take = (node: Node): void => {
    // A path is the same with a query.
    for (const text of textsIn(node)) texts.add(text).add(text.replace(/\?.*$/s, ''));
    for (const request of requestsIn(node)) texts.add(request);
    for (const name of namesIn(node)) names.add(name);
  };
  const look = (body: Node): void => {
    if (seen.has(body)) return;
    seen.add(body);
    for (const node of within(body)) {
      if (node.type !== 'CallExpression') continue;
      const called = calledAs(node) ?? '';
      if (isExpectation(node) || ground.asserting.has(called)) take(node);
    }
    // A value that is asserted was answered to a call, gone through, or made by a function of the file.
    for (let before = -1; before < names.size; ) {
      before = names.size;
      for (const node of within(body)) {
        if (node.type === 'VariableDeclarator' && node.init && !isFunc(node.init))
          if ([...namesIn(node.id)].some((name) => names.has(name))) take(node.init);
        if (node.type === 'ForOfStatement' && [...namesIn(node.left)].some((name) => names.has(name)))
          take(node.right);
      }
      for (const name of [...names]) {
        const made = ground.constants.get(name);
        if (made && !seen.has(made)) {
          seen.add(made);
          for (const text of textsIn(made)) texts.add(text);
        }
        const func = ground.functions.get(name);
        if (!func || seen.has(func)) continue;
        for (const request of requestsIn(func)) texts.add(request);
        // A text that it only makes, such as a path with its query.
        if (func.body && textOf(func.body) !== undefined) take(func.body);
        look(func);
      }
    }
  };
  look(code);
  return { texts, names };
};

/** `test`, `test.each(table)`, `describe.each(table)`: what is run, and the table that it goes through. */
const blockOf = (
  node: Node,
): { kind: 'test' | 'describe'; name: string; table: Node | undefined; func: Func } | undefined => {
  if (node.type !== 'CallExpression') return undefined;
  const root = rootOf(node);
  const kind = root === 'it' ? 'test' : root;
  const [title, func] = node.arguments;
  const name = textOf(title);
  if ((kind !== 'test' && kind !== 'describe') || name === undefined || !isFunc(func)) return undefined;
  const table = node.callee.type === 'CallExpression' ? node.callee.arguments[0] : undefined;
  return { kind, name, table, func };
};

/** Texts of a table, of the constants that it is made of too. */
const tableTexts = (table: Node, { constants }: Ground, seen = new Set<string>()): string[] => [
  ...textsIn(table),
  ...[...namesIn(table)].flatMap((name) => {
    const made = constants.get(name);
    if (!made || seen.has(name)) return [];
    seen.add(name);
    return tableTexts(made, { constants } as Ground, seen);
  }),
];

/** What each test of a file asserts. `beside`: page models and other files whose functions it calls. */
export const testsIn = (
  path: string,
  text: string,
  beside: readonly (readonly [string, string])[] = [],
): AssertedTest[] => {
  const program = parse(path, text);
  const functions = new Map(
    [...beside.map(([name, more]) => parse(name, more)), program].flatMap((one) => [...functionsIn(one)]),
  );
  const constants = constantsIn(program);
  /** What a test knows: the file's functions and its own. */
  const groundOf = (func: Func): Ground => {
    const known = new Map([...functions, ...functionsIn(func)]);
    return { functions: known, asserting: assertingIn(known), constants };
  };
  const tests: AssertedTest[] = [];
  const walk = (node: Node, tables: readonly { table: Node; params: ReadonlySet<string> }[]): void => {
    const block = blockOf(node);
    if (!block) {
      for (const child of Object.values(node).flat() as unknown[])
        if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, tables);
      return;
    }
    const { table, func } = block;
    const params = new Set(func.params.flatMap((param) => [...namesIn(param)]));
    const here = table ? [...tables, { table, params }] : tables;
    if (block.kind === 'describe') {
      if (func.body) walk(func.body, here);
      return;
    }
    const ground = groundOf(func);
    const { texts, names } = assertedIn(func, ground);
    for (const one of here)
      if ([...one.params].some((param) => names.has(param)))
        for (const cell of tableTexts(one.table, ground)) texts.add(cell);
    tests.push({ name: block.name, texts });
  };
  walk(program, []);
  return tests;
};
