import { expect, test } from 'vitest';
import { OPEN_PATHS } from './open-paths.ts';
import { featureRoutes } from './routes.ts';

test('the first script of a page knows every screen that needs no session', () => {
  const open = featureRoutes.flatMap((route) => (route.open ? [route.path] : []));
  expect(OPEN_PATHS.toSorted()).toEqual(open.toSorted());
});
