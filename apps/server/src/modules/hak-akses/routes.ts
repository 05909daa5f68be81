import {
  bandingHak,
  getHak,
  hapusPeran,
  listHak,
  listPeran,
  pilihanHak,
  postPeran,
  putHak,
  putPeran,
} from '@kadar/contract/endpoints/hak-akses.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import type { Catalogue } from '../catalogue.ts';
import { giveRights, rightsOf } from './give.ts';
import { addPeran, changePeran, dropPeran, peranList } from './peran.ts';
import { choicesOf, compare, listOf } from './read.ts';

export const hakAksesRoutes = (app: FastifyInstance, { screens }: Catalogue): void => {
  query(app, listHak, listOf(screens));
  query(app, pilihanHak, choicesOf(screens));
  query(app, bandingHak, compare(screens));
  query(app, getHak, rightsOf(screens));
  command(app, putHak, giveRights(screens));
  query(app, listPeran, peranList(screens));
  command(app, postPeran, addPeran(screens));
  command(app, putPeran, changePeran(screens));
  command(app, hapusPeran, dropPeran);
};
