import type { Master } from '@kadar/contract/master.ts';
import type { FastifyInstance } from 'fastify';

export interface DemoLogin {
  user_id: string;
  level: string;
  password: string;
}

export const loadDemo = async (
  _app: FastifyInstance,
  _masters: readonly Master[],
  _say: (line: string) => void,
): Promise<DemoLogin[]> => [];
