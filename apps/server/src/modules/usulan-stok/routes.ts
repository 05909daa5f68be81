import { abaikanUsulan, ingatUsulan, usulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { abaikan, ingat } from './commands/abaikan.ts';
import { usulan } from './queries/usulan.ts';

export const usulanStokRoutes = (app: FastifyInstance): void => {
  query(app, usulanStok, usulan);
  command(app, abaikanUsulan, abaikan);
  command(app, ingatUsulan, ingat);
};
