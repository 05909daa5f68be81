import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { KadarEvent } from './events.ts';
import { SESSION_COOKIE } from './http/access.ts';

/** Topics that browsers may hear; the others are between server processes. */
const HEARD = new Set([
  'settings-changed',
  'session-ended',
  'progress',
  'hari-changed',
  'harga-emas-changed',
  'master-changed',
  'fingerprint-auth',
  'qr-auth',
]);

const roomOf = (event: KadarEvent): string =>
  event.user !== undefined ? `user:${event.user}` : event.toko === '*' ? 'all' : `toko:${event.toko}`;

/**
 * Sockets of the browsers: a client hears only its own toko and user (design §4). What is pushed comes from Events, so
 * that every server process tells the sockets it holds.
 */
export const startRealtime = (app: FastifyInstance): Server => {
  const { kadar } = app;
  const io = new Server(app.server, { path: '/socket.io', serveClient: false, maxHttpBufferSize: 64_000 });

  io.use(async (socket, next) => {
    try {
      const cookies = app.parseCookie(socket.handshake.headers.cookie ?? '');
      const header = socket.handshake.auth.token;
      const session = await kadar.sessions.find(
        typeof header === 'string' ? header : cookies[SESSION_COOKIE],
      );
      join(socket, session);
      next();
    } catch {
      next(new Error('Invalid Token.'));
    }
  });
  io.on('connection', (socket) => {
    kadar.metrics.sockets.inc();
    socket.on('disconnect', () => kadar.metrics.sockets.dec());
  });
  kadar.events.subscribe((event) => {
    if (!HEARD.has(event.topic)) return;
    io.to(roomOf(event)).emit(event.topic, event.data ?? null);
    if (event.topic === 'session-ended' && event.user) io.in(`user:${event.user}`).disconnectSockets();
  });
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
  });
  return io;
};

/** Head office hears every shop; the others their own. */
const join = (socket: Socket, session: { user_id: string; kode_toko: string; pusat: boolean }): void => {
  socket.join(['all', `user:${session.user_id}`, `toko:${session.kode_toko}`]);
};
