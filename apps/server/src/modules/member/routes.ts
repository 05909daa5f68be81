import { currentBirthday } from '@kadar/contract/endpoints/member.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { memberJob } from './jobs.ts';
import { currentBirthday as birthdays } from './queries/current-birthday.ts';

export const memberRoutes = (app: FastifyInstance): void => {
  query(app, currentBirthday, birthdays);
  app.kadar.jobs.add(memberJob(app.kadar));
};
