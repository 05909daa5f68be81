export { requireOpenDay } from './open-day.ts';
export { openDay } from './queries/open-day.ts';
