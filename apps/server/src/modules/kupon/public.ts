export { freeKupon, type Kupon, kuponOf } from './queries.ts';
