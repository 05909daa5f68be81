import { LAYAR_BARU, LAYAR_ROOM } from '@kadar/contract/endpoints/layar.ts';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'socket.io';
import { LAYAR_CHANGED } from './changed.ts';
import { COOKIE, screenOf } from './layar.ts';
import { GONE_SECONDS, screenGone } from './tanya.ts';

/** The lines of customer screens: each hears that there is something new for itself, and nothing else of the shop. */
export const screenLines = (io: Server, app: FastifyInstance): void => {
  const { kadar } = app;
  const screens = io.of(LAYAR_ROOM);
  screens.use((socket, next) => {
    screenOf(kadar, app.parseCookie(socket.handshake.headers.cookie ?? '')[COOKIE])
      .then(async (screen) => {
        if (!screen) throw new Error('TIDAK_BERHAK');
        await socket.join(screen.id);
        next();
      })
      .catch((error: unknown) => next(error instanceof Error ? error : new Error(String(error))));
  });
  const leaving = new Set<NodeJS.Timeout>();
  const left = async (id: string): Promise<void> => {
    try {
      await screenGone(kadar, id);
    } catch (error) {
      app.log.error(error);
    }
  };
  screens.on('connection', (socket) => {
    const [id] = [...socket.rooms].filter((room) => room !== socket.id);
    socket.on('disconnect', () => {
      if (id === undefined) return;
      // A page that is loaded again is back by then.
      const timer = setTimeout(() => {
        leaving.delete(timer);
        void left(id);
      }, GONE_SECONDS * 1000);
      leaving.add(timer);
    });
  });
  app.addHook('onClose', async () => {
    for (const timer of leaving) clearTimeout(timer);
  });
  kadar.events.subscribe(({ topic, data }) => {
    if (topic === LAYAR_CHANGED) screens.to(String(data)).emit(LAYAR_BARU);
  });
};
