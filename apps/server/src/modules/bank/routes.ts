import { gesekHistories, listBank } from '@kadar/contract/endpoints/bank.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { listGesek, listBank as movements } from './queries/list-bank.ts';

export const bankRoutes = (app: FastifyInstance): void => {
  query(app, listBank, movements);
  query(app, gesekHistories, listGesek);
};
