export { nextDay, openNextDay } from './commands/open-next-day.ts';
export { requireOpenDay } from './open-day.ts';
export { openDay } from './queries/open-day.ts';
