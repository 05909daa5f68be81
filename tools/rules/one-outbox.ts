import { Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule } from './source.ts';

const WEB = 'apps/web/src/';

/**
 * Who may draw the key of a posting: calls that may happen twice, for which the transport draws one, a picture, and what keeps
 * its key in a draft of its own.
 */
const DRAWN = new Set(
  [
    'kit/api/transport.ts',
    'kit/api/upload.ts',
    'kit/print/nota/under-way.ts',
    'features/pos/useParked.ts',
  ].map((path) => WEB + path),
);

/** A posting's key is drawn by useIntent, which writes it down with its content first: drawn beside it, a reload loses it. */
export const oneOutbox: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith(WEB) && !isTest(path) && !DRAWN.has(path))
    .flatMap((file) => {
      const findings: Finding[] = [];
      const look = (name: string, value: { start: number; end: number } | null) => {
        if (!value || !/^(key|idempotency-key)$/i.test(name)) return;
        if (/\bnewId\(/.test(file.text.slice(value.start, value.end)))
          findings.push(
            findingAt(file, value.start, 'a key is drawn by useIntent alone: post through useOutbox'),
          );
      };
      new Visitor({
        Property: ({ key, value }) => {
          if (key.type === 'Identifier') look(key.name, value);
          if (key.type === 'Literal') look(String(key.value), value);
        },
        VariableDeclarator: ({ id, init }) => {
          if (id.type === 'Identifier') look(id.name, init);
        },
        AssignmentExpression: ({ left, right }) => {
          if (left.type === 'Identifier') look(left.name, right);
          if (left.type === 'MemberExpression' && left.property.type === 'Identifier')
            look(left.property.name, right);
        },
        CallExpression: ({ arguments: [name, value] }) => {
          if (name?.type === 'Literal' && value) look(String(name.value), value);
        },
      }).visit(file.program);
      return findings;
    });
