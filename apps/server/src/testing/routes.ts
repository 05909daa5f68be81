import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export interface Route {
  method: (typeof METHODS)[number];
  /** With ':name' and '*' as Fastify writes them. */
  url: string;
}

/** Every route of the server, declared or not, read from the tree that it prints. */
export const routesOf = (app: FastifyInstance): Route[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      if (part === '') return [];
      above.length = Math.max(0, indent.length / 4 - 1);
      above.push(part);
      const url = above.join('');
      return METHODS.filter((method) => methods.split(', ').includes(method)).map((method) => ({
        method,
        url,
      }));
    });
};
