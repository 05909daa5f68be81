import type { Master } from '@kadar/contract/master.ts';

const modules = import.meta.glob<Master>(
  ['../../../../packages/contract/src/masters/*.ts', '!**/*.test.ts'],
  { import: 'default', eager: true },
);

/** Every master of the contract; this module is only ever loaded lazily, as its own chunk. */
export const declarations: readonly Master[] = Object.values(modules);
