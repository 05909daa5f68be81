import { findingAt, type Import, isTest, type Rule } from './source.ts';

/** What each part of the house may import of the others (style rule 11); e2e, bench and tools may use all. */
const MAY_USE: Record<string, string[]> = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'packages/documents': ['packages/contract', 'packages/domain'],
  'packages/demo-data': ['packages/contract', 'packages/domain'],
  'apps/server': ['packages/contract', 'packages/demo-data', 'packages/documents', 'packages/domain'],
  'apps/web': ['packages/contract', 'packages/documents', 'packages/domain'],
};

const POOL = 'apps/server/src/platform/database/pool.ts';

const partOf = (path: string): string => path.split('/').slice(0, 2).join('/');
const moduleOf = (path: string): string | undefined =>
  /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** Layer and, for a feature, its noun: 'features/penjualan'. */
const webPlaceOf = (path: string): string | undefined =>
  /^apps\/web\/src\/(features\/[^/]+|[^/]+)\//.exec(path)?.[1];

function betweenParts(from: string, { specifier, target }: Import): string | undefined {
  if (target === undefined) return undefined;
  const [here, there] = [partOf(from), partOf(target)];
  const allowed = MAY_USE[here];
  if (here === there || !allowed) return undefined;
  if (!allowed.includes(there)) return `${here} may not import ${there}`;
  if (specifier.startsWith('.')) return `import ${there} by its package name, not by a relative path`;
  return undefined;
}

function pureDomain(from: string, { specifier, target }: Import): string | undefined {
  if (!from.startsWith('packages/domain/') || isTest(from) || target !== undefined) return undefined;
  return `packages/domain is pure: it may not import ${specifier}`;
}

function serverModules(from: string, { specifier, target, typeOnly }: Import): string | undefined {
  const here = moduleOf(from);
  if (here === undefined) return undefined;
  if (!isTest(from)) {
    if (target === POOL) return 'a module may not import the pool: it gets a transaction';
    if (specifier === 'pg' && !typeOnly) return 'a module may not open connections: it gets a transaction';
  }
  const there = target === undefined ? undefined : moduleOf(target);
  if (there === undefined || there === here || target === `apps/server/src/modules/${there}/public.ts`)
    return undefined;
  return `module ${here} may import module ${there} only through its public.ts`;
}

function webLayers(from: string, { target }: Import): string | undefined {
  const here = webPlaceOf(from);
  const there = target === undefined ? undefined : webPlaceOf(target);
  if (here === undefined || there === undefined || here === there || here === 'app') return undefined;
  if (there === 'app' || there.startsWith('features/')) return `${here} may not import ${there}`;
  return there === 'parts' && !here.startsWith('features/') ? `${here} may not import parts` : undefined;
}

const CHECKS = [betweenParts, pureDomain, serverModules, webLayers];

/** Imports run one way: domain ← contract ← documents ← apps; kit ← parts ← features ← app; modules meet in public.ts. */
export const importRules: Rule = (files) =>
  files.flatMap((file) =>
    file.imports.flatMap((found) =>
      CHECKS.flatMap((check) => {
        const message = check(file.path, found);
        return message === undefined ? [] : [findingAt(file, found.offset, message)];
      }),
    ),
  );
