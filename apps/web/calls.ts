/**
 * What the browser's build leaves out of the contract. A call is declared whole, with the shapes of what goes in and comes out,
 * its rights and its words for the API's reference; a screen asks for its method and its path alone. Left in, the shapes of all calls
 * of a screen and the library behind them come with it. A kind of document is declared with its lines, the roles of its journal and the words of its paper, which no screen reads. What then nobody uses is let go of: a declaration computes and does nothing else.
 */
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { NOT_SHOWN, NOT_SHOWN_WITHIN } from './src/kit/dokumen/not-shown.ts';

const CONTRACT = /packages\/contract\/src\/.*\.ts$/;
/** `useTranslation` takes one function of it, and we none: what it makes of itself when it is loaded is left out too. */
const I18NEXT = /node_modules\/i18next\/dist\/esm\/i18next\.js$/;
/** Of a call, what is sent with: `kit/api/call.ts`. */
const KEPT = new Set(['method', 'path']);

interface Change {
  start: number;
  end: number;
  text: string;
}

type Call = ESTree.CallExpression;

const nameOf = (property: ESTree.ObjectExpression['properties'][number]): string | undefined =>
  property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
    ? property.key.name
    : undefined;

/** The parts of a call that nobody sends with; what several calls share is kept where method or path may be in it. */
const unsent = ({ callee, arguments: [declared] }: Call): ESTree.Node[] => {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || declared?.type !== 'ObjectExpression')
    return [];
  const { properties } = declared;
  const said = properties.map(nameOf);
  const whole = [...KEPT].every((name) => said.includes(name));
  return properties.filter((_, at) => (said[at] === undefined ? whole : !KEPT.has(said[at])));
};

type Properties = ESTree.ObjectExpression['properties'];
const namedIn = (properties: Properties, names: readonly string[]): Properties =>
  properties.filter((property) => names.includes(nameOf(property) ?? ''));

/** The parts of the declaration of a kind of document that no screen reads. */
const unread = ({ callee, arguments: [declared] }: Call): ESTree.Node[] => {
  if (
    callee.type !== 'Identifier' ||
    callee.name !== 'defineDokumen' ||
    declared?.type !== 'ObjectExpression'
  )
    return [];
  const { properties } = declared;
  const within = Object.entries(NOT_SHOWN_WITHIN).flatMap(([part, names]) =>
    namedIn(properties, [part]).flatMap((property) =>
      property.type === 'Property' && property.value.type === 'ObjectExpression'
        ? namedIn(property.value.properties, names)
        : [],
    ),
  );
  return [...namedIn(properties, NOT_SHOWN), ...within];
};

const leanCalls = (code: string, program: ESTree.Program): Change[] => {
  const changes: Change[] = [];
  new Visitor({
    CallExpression: (call) => {
      for (const { start, end } of [...unsent(call), ...unread(call)])
        changes.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' });
    },
  }).visit(program);
  return changes;
};

/** Whether something is called before anybody asks. */
const computes = (init: ESTree.Expression): boolean => {
  if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') return false;
  let found = false;
  const yes = () => {
    found = true;
  };
  new Visitor({ CallExpression: yes, NewExpression: yes, MemberExpression: yes, SpreadElement: yes }).visit({
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: init, start: init.start, end: init.end }],
  } as ESTree.Program);
  return found;
};

/** What a pattern as `{ a: one, ...others }` names. */
const namesOf = ({ properties }: ESTree.ObjectPattern): string[] =>
  properties.flatMap((property) => {
    const named = property.type === 'RestElement' ? property.argument : property.value;
    return named.type === 'Identifier' ? [named.name] : [];
  });

/** What only computes may be left out where nobody reads its result. */
const pure = (code: string, program: ESTree.Program): Change[] =>
  program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ start, end, id, init }): Change[] => {
      if (!init) return [];
      if (id.type === 'ObjectPattern') {
        const text = code.slice(start, end);
        const each = namesOf(id).map(
          (name) => `${name} = /* @__PURE__ */ (() => { const ${text}; return ${name}; })()`,
        );
        return [{ start, end, text: each.join(', ') }];
      }
      if (!computes(init)) return [];
      return [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
        { start: init.end, end: init.end, text: '))()' },
      ];
    });
  });

/** A declaration as the browser needs it. */
export const leanContract = (code: string): string => {
  const apply = (text: string, changes: Change[]): string =>
    changes
      .sort((a, b) => b.start - a.start)
      .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text);
  const lean = apply(code, leanCalls(code, parseSync('contract.js', code).program));
  return apply(lean, pure(lean, parseSync('contract.js', lean).program));
};

export const leanCallsOnly = (): Plugin => ({
  name: 'kadar-calls',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: [CONTRACT, I18NEXT] },
    handler: (code) => ({ code: leanContract(code), map: null }),
  },
});
