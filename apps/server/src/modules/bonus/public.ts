export { targetHooks } from './target-hooks.ts';
