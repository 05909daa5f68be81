import {
  authoriseManually,
  changePassword,
  endSessions,
  login,
  logout,
  me,
  namedUsers,
  userSessions,
} from '@kadar/contract/endpoints/session.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isOfBrowser, isOwnPage, SESSION_COOKIES } from '../../platform/http/access.ts';
import { command, publicCall, query } from '../../platform/http/route.ts';
import type { Catalogue } from '../catalogue.ts';
import { approveManually } from './commands/approve-manually.ts';
import { changeOwnPassword } from './commands/change-password.ts';
import { endUserSessions, sessionsOf } from './commands/end-sessions.ts';
import { signIn } from './commands/sign-in.ts';
import { deviceOf, keepDevice, newDevice } from './devices.ts';
import { listNamedUsers } from './queries/named-users.ts';
import { userRecord } from './queries/user-record.ts';
import { whoAmI } from './queries/who-am-i.ts';

export const sesiRoutes = (app: FastifyInstance, { screens }: Catalogue): void => {
  const { kadar } = app;
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict' as const, secure: 'auto' as const };

  publicCall(app, login, async ({ body, request, reply }) => {
    // A client that is no browser, or asks for its token, keeps no cookies.
    const keepsToken = body.want_token || !isOfBrowser(request);
    const device = deviceOf(request) ?? (keepsToken ? undefined : newDevice());
    const agent = request.headers['user-agent'] ?? '';
    const token = await signIn(kadar, body, { ip: request.ip, agent, device });
    reply.setCookie(SESSION_COOKIES[body.app], token, {
      ...cookie,
      maxAge: kadar.config.sessionHours * 3600,
    });
    if (device !== undefined) keepDevice(reply, device, cookie);
    return { data: keepsToken ? await userRecord(kadar, body, token) : { user_id: body.user_id } };
  });

  query(app, logout, async (call) => {
    // It needs no key, which a page of somebody else could not send.
    if (!isOwnPage(call.request, kadar.config.publicUrl)) throw new AppError('TIDAK_BERHAK');
    const { user_id, app } = call.session;
    await kadar.db.transaction({ toko: '*' }, (tx) => kadar.sessions.end(tx, user_id, { app }));
    call.reply.clearCookie(SESSION_COOKIES[app], cookie);
    return { data: {} };
  });

  query(app, me, (call) => whoAmI(call, screens));
  query(app, namedUsers, listNamedUsers);

  query(app, userSessions, sessionsOf);
  command(app, endSessions, endUserSessions);

  // Its password is tried outside of any transaction, so it runs its command itself.
  query(app, changePassword, (call) => changeOwnPassword(call, changePassword.path), { keyed: true });

  query(app, authoriseManually, async (call) => ({ data: await approveManually(call) }));
};
