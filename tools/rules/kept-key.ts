import { type ESTree, Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule, type SourceFile } from './source.ts';

const WEB = 'apps/web/src/';
const ENDPOINTS = 'packages/contract/src/endpoints/';

/** No documents, and the same when they happen twice: these alone may go out under a key that nobody keeps. */
const TWICE = new Set(
  [
    // They ask, and change nothing.
    ['dampakHarga', 'hitungPembelian', 'invoiceSingle', 'pratinjauHarga', 'pratinjauTag', 'taksirHutang'],
    // Each look is on record, and a second one is a second look.
    ['lihatIdentitas'],
    // What is said last holds: the customer's screen, its question and its answer, the code of a machine.
    ['barukanLayar', 'batalTanya', 'isikanLayar', 'jawabLayar', 'kodeAgen', 'pasangLayar', 'putusLayar'],
    ['tanyaLayar'],
    // A challenge, a request by its own keystore, or a token that opens one content and runs out.
    ['acceptQr', 'authoriseByFingerprint', 'authoriseManually', 'fingerprintOptions', 'generateQr'],
    ['qrOptions', 'registerOptions', 'registerVerify', 'rejectQr', 'removeQr'],
    // It is gone, over or changed already: a second one is refused or finds nothing.
    [
      'batalPromo',
      'buangParkir',
      'changePassword',
      'hapusTampilan',
      'putusAgen',
      'removeCredential',
      'setup',
    ],
    // A job has a lease and a key of its own, a scan an id.
    ['ambilCetak', 'hasilCetak', 'sendOpname', 'sendOpnameBarang'],
    // A code of a paper says the same whenever it is scanned.
    ['postManifes'],
  ].flat(),
);

/** Outside the declared calls: who comes and who goes. */
const SESSIONS = new Set(['users/login', 'users/logout']);

const MESSAGE = 'nobody keeps the key of this: post through useIntent or useOutbox';

/** What changes something, by the name of its call or of what makes it. */
const postings = (files: readonly SourceFile[]): Set<string> => {
  const names = new Set<string>();
  for (const file of files.filter(({ path }) => path.startsWith(ENDPOINTS)))
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const text = init ? file.text.slice(init.start, init.end) : '';
        if (id.type === 'Identifier' && /\bmethod: '(POST|PUT|DELETE)'/.test(text)) names.add(id.name);
      },
    }).visit(file.program);
  return names;
};

const namesOf = (node: ESTree.Node | undefined): string[] => {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'CallExpression':
      return namesOf(node.callee);
    case 'ConditionalExpression':
      return [...namesOf(node.consequent), ...namesOf(node.alternate)];
    default:
      return [];
  }
};

const isKeyed = (options: ESTree.Node | undefined): boolean => {
  if (options?.type !== 'ObjectExpression') return options !== undefined;
  return options.properties.some(
    (one) => one.type === 'SpreadElement' || (one.key.type === 'Identifier' && one.key.name === 'key'),
  );
};

/** What is only looked at ahead, by how its call's path ends, changes nothing. */
const ASKS = /\/(pratinjau|dampak)$/;

const endOf = (node: ESTree.Node | undefined): string =>
  node?.type === 'TemplateLiteral' ? (node.quasis.at(-1)?.value.raw ?? '') : textOf(node);

const textOf = (node: ESTree.Node | undefined): string =>
  node?.type === 'Literal' ? String(node.value) : '';

/** Whatever changes something goes out under a key that is kept until it is answered, so that it is done once. */
export const keptKeys: Rule = (files) => {
  const changing = postings(files);
  return files
    .filter(({ path }) => path.startsWith(WEB) && !isTest(path))
    .flatMap((file) => {
      const findings: Finding[] = [];
      new Visitor({
        CallExpression: ({ start, callee, arguments: [first, second, third] }) => {
          if (callee.type !== 'Identifier') return;
          const open =
            callee.name === 'call'
              ? namesOf(first).some((name) => changing.has(name) && !TWICE.has(name))
              : ['request', 'send'].includes(callee.name) &&
                /^(POST|PUT|DELETE)$/.test(textOf(first)) &&
                !SESSIONS.has(textOf(second)) &&
                !ASKS.test(endOf(second));
          if (open && !isKeyed(third)) findings.push(findingAt(file, start, MESSAGE));
        },
      }).visit(file.program);
      return findings;
    });
};
