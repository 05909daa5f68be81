import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from './catalogue.ts';

type Routes = (app: FastifyInstance, catalogue: Catalogue) => void;

/** The calls of every module, from the one function of its routes.ts: found by looking, so that a new module is its folder. */
const modules: readonly Routes[] = (
  await Promise.all(
    (
      await readdir(import.meta.dirname)
    )
      .filter((name) => existsSync(new URL(`${name}/routes.ts`, import.meta.url)))
      .sort()
      .map(async (name) => Object.values((await import(`./${name}/routes.ts`)) as Record<string, Routes>)),
  )
).flat();

export const moduleRoutes: Routes = (app, catalogue) => {
  for (const routes of modules) routes(app, catalogue);
};
