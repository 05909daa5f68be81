/**
 * Rows of the checklists that wait for a module that is not built yet, by that module: routes, calls with their method, and
 * messages. A test holds each to the code: a row stands here exactly while nothing answers or says it.
 */
const LATER_BY_MODULE: Readonly<Record<string, readonly string[]>> = {
  'orders (pesanan, pre-order)': ['/pre-order', 'GET pre-order'],
};

/** The module that a row waits for. */
export const LATER: ReadonlyMap<string, string> = new Map(
  Object.entries(LATER_BY_MODULE).flatMap(([module, rows]) => rows.map((row) => [row, module] as const)),
);
