import { posisiUang } from '@kadar/contract/endpoints/posisi-uang.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { posisiUang as position } from './queries/posisi-uang.ts';

export const posisiUangRoutes = (app: FastifyInstance): void => {
  query(app, posisiUang, position);
};
