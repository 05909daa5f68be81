import {
  dilihatMember,
  eksporMember,
  halamanMember,
  hapusMember,
  riwayatMember,
} from '@kadar/contract/endpoints/halaman-member.ts';
import { currentBirthday } from '@kadar/contract/endpoints/member.ts';
import type { FastifyInstance } from 'fastify';
import { query } from '../../platform/http/route.ts';
import { eraseMember } from './erase/erase.ts';
import { exportMember } from './export/export.ts';
import { memberJob } from './jobs.ts';
import { looksAt, memberPage, memberTimeline } from './page/page.ts';
import { currentBirthday as birthdays } from './queries/current-birthday.ts';

export const memberRoutes = (app: FastifyInstance): void => {
  query(app, currentBirthday, birthdays);
  query(app, halamanMember, async (call) => ({ data: await memberPage(call) }));
  query(app, riwayatMember, async (call) => ({ data: await memberTimeline(call) }));
  query(app, dilihatMember, async (call) => ({ data: await looksAt(call) }));
  query(app, eksporMember, exportMember);
  query(app, hapusMember, eraseMember, { keyed: true });
  app.kadar.jobs.add(memberJob(app.kadar));
};
