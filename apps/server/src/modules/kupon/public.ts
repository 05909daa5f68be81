export { freeKupon, type Kupon, kuponOf, namedKupon } from './queries.ts';
