import { messageText } from '@kadar/contract/errors.ts';
import { APPROVERS } from '@kadar/contract/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Session } from './auth/sessions.ts';
import { AppError } from './errors.ts';
import type { KadarEvent } from './events.ts';
import { cookieOf } from './http/access.ts';

/** Topics that browsers may hear; the others are between server processes. */
const HEARD = new Set([
  'settings-changed',
  'session-ended',
  'progress',
  'hari-changed',
  'parkir-changed',
  'tunggu-changed',
  'opname-changed',
  'siap-changed',
  'harga-emas-changed',
  'master-changed',
  'cetak-changed',
  'fingerprint-auth',
  'qr-auth',
  'otorisasi-qr',
  'layar-tanya',
]);

/** Head office's own room: it hears every shop, the others hear their own. */
const PUSAT = 'pusat';
const APPROVERS_PUSAT = 'approvers:pusat';
const roomsOf = ({ user, session, approvers, toko }: KadarEvent): string[] => {
  if (session !== undefined) return [`session:${session}`];
  if (user !== undefined) return [`user:${user}`];
  if (approvers) return [`approvers:${toko}`, APPROVERS_PUSAT];
  return toko === '*' ? ['all'] : [`toko:${toko}`, PUSAT];
};

/** How often open sockets are asked whether their session still stands: one that only expires sends no event. */
const RECHECK_MS = 60_000;
/** In this process. */
const SOCKETS_OF_SESSION = 20;

/**
 * Sockets of the browsers: a client hears only its own toko and user (design §4). What is pushed comes from Events, so
 * that every server process tells the sockets it holds.
 */
export const startRealtime = (app: FastifyInstance): Server => {
  const { kadar } = app;
  const io = new Server(app.server, { path: '/socket.io', serveClient: false, maxHttpBufferSize: 64_000 });
  const tokens = new WeakMap<Socket, string | undefined>();

  /** Of Socket.IO's own auth, of the header or the query as old clients send it, or of a browser's cookie. */
  const tokenOf = ({ handshake: { auth, headers, query } }: Socket): string | undefined => {
    const sent = [auth.token, headers['x-auth-token'], query.token].find((one) => typeof one === 'string');
    return sent ?? app.parseCookie(headers.cookie ?? '')[cookieOf(auth.app)];
  };
  /** Cuts a socket whose session has ended; the user's new session keeps its own. */
  const recheck = async (socket: Socket): Promise<void> => {
    try {
      await kadar.sessions.find(tokens.get(socket));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'INVALID_TOKEN') return;
      socket.emit('session-ended', error.sebab ? { sebab: error.sebab } : null);
      socket.disconnect();
    }
  };

  io.use(async (socket, next) => {
    try {
      const token = tokenOf(socket);
      const session = await kadar.sessions.find(token);
      refuseMany(io, session);
      join(socket, session);
      tokens.set(socket, token);
      next();
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'KONEKSI_BERMASALAH';
      next(new Error(messageText(code, 'id')));
    }
  });
  io.on('connection', (socket) => {
    kadar.metrics.sockets.inc();
    socket.on('disconnect', () => kadar.metrics.sockets.dec());
    // The session may have ended between the handshake and this socket's place in its rooms.
    void recheck(socket);
  });
  kadar.events.subscribe((event) => {
    if (!HEARD.has(event.topic)) return;
    if (event.topic !== 'session-ended') io.to(roomsOf(event)).emit(event.topic, event.data ?? null);
    else
      for (const socket of io.sockets.sockets.values())
        if (socket.rooms.has(`user:${event.user}`)) void recheck(socket);
  });
  const timer = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) void recheck(socket);
  }, RECHECK_MS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    io.disconnectSockets(true);
  });
  return io;
};

/**
 * Twenty screens are more than anyone looks at. The new one is refused, not the oldest cut: browsers come back by
 * themselves, and would throw each other out in turn. Throws TERLALU_BANYAK_LAYAR.
 */
const refuseMany = (io: Server, session: Session): void => {
  const open = io.sockets.adapter.rooms.get(`session:${session.tokenHash}`)?.size ?? 0;
  if (open >= SOCKETS_OF_SESSION) throw new AppError('TERLALU_BANYAK_LAYAR');
};

const join = (socket: Socket, session: Session): void => {
  const approver = APPROVERS.includes(session.level);
  // The authenticator hears of approvals and of its own user, not of what goes on in the shop.
  const shop = session.app === 'KADAR' ? ['all', `toko:${session.kode_toko}`] : [];
  socket.join([
    ...shop,
    `session:${session.tokenHash}`,
    `user:${session.user_id}`,
    ...(session.pusat && session.app === 'KADAR' ? [PUSAT] : []),
    ...(approver ? [session.pusat ? APPROVERS_PUSAT : `approvers:${session.kode_toko}`] : []),
  ]);
};
