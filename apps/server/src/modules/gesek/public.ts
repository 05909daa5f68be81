export { swipesAt } from './queries/swipes.ts';
