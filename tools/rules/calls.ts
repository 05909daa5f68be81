import { Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule } from './source.ts';

const WEB = 'apps/web/src/';
const CALLS = 'packages/contract/src/endpoints/';
/** What the build of the web app leaves out of a declared call (`apps/web/calls.ts`). */
const LEFT_OUT = new Set([
  'summary',
  'access',
  'gate',
  'menu',
  'opens',
  'calls',
  'ofShop',
  'params',
  'query',
  'body',
  'ignored',
  'data',
]);

/** A screen sends by a call's method and path; its other parts are not there in a browser, though the compiler knows them. */
export const onlySent: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith(WEB) && !isTest(path))
    .flatMap((file) => {
      const findings: Finding[] = [];
      const calls = new Set<string>();
      new Visitor({
        ImportDeclaration: ({ source, importKind, specifiers }) => {
          const from = file.imports.find(({ offset }) => offset === source.start)?.target;
          if (importKind === 'type' || !from?.startsWith(CALLS)) return;
          for (const { local } of specifiers) calls.add(local.name);
        },
      }).visit(file.program);
      new Visitor({
        MemberExpression: ({ object, property, start }) => {
          if (object.type !== 'Identifier' || !calls.has(object.name)) return;
          if (property.type === 'Identifier' && LEFT_OUT.has(property.name))
            findings.push(
              findingAt(file, start, `a browser has no ${property.name} of a call: name it in contract`),
            );
        },
      }).visit(file.program);
      return findings;
    });
