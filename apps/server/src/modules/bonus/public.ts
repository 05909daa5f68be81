export { salesHooks } from './sales-hooks.ts';
export { targetHooks } from './target-hooks.ts';
