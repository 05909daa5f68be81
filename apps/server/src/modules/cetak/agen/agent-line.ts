import type { CarriedJob } from '@kadar/contract/endpoints/cetak.ts';
import { carriedWord } from '@kadar/contract/endpoints/cetak.ts';
import type { Namespace, Server, Socket } from 'socket.io';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { CHANGED, WAITING } from '../jobs.ts';
import { nextFor, printersDue, settle } from '../queue/carry.ts';
import { type Agent, agentOf, UNPAIRED } from './pairing.ts';

const ROOM = '/agen';
const said = z.tuple([z.uuid(), carriedWord]);
const roomOf = ({ kode_toko, kode_agen }: Agent): string => `${kode_toko}/${kode_agen}`;

/** The next job of any printer that this agent serves. */
const nextOf = async (kadar: Kadar, { kode_toko, kode_agen }: Agent): Promise<CarriedJob | null> => {
  for (const printer of await printersDue(kadar, { toko: kode_toko, agen: kode_agen })) {
    const job = await nextFor(kadar, printer, `agen ${kode_agen}`);
    if (job) return job;
  }
  return null;
};

/** Runs what a message asks for; a line that is no agent's any more is cut, and so is one that nothing can be done for. */
const answering = (
  kadar: Kadar,
  socket: Socket,
  work: (agent: Agent) => Promise<unknown>,
  answer: unknown,
): void => {
  if (typeof answer !== 'function') return;
  agentOf(kadar, socket.handshake.auth.token)
    .then(work)
    .then((result) => answer(result))
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) kadar.log.warn({ err: error }, 'print agent');
      socket.disconnect(true);
    });
};

const serve = (kadar: Kadar, socket: Socket): void => {
  socket.on('ambil', (answer: unknown) => answering(kadar, socket, (agent) => nextOf(kadar, agent), answer));
  socket.on('hasil', (...message: unknown[]) => {
    const answer = message.pop();
    const word = said.safeParse(message);
    if (!word.success) return void socket.disconnect(true);
    const [id, { kunci, ...rest }] = word.data;
    answering(
      kadar,
      socket,
      async ({ kode_toko }) => (await settle(kadar, kode_toko, { id, kunci }, rest)) ?? null,
      answer,
    );
  });
};

const hello = (kadar: Kadar, agents: Namespace): void => {
  agents.use((socket, next) => {
    agentOf(kadar, socket.handshake.auth.token)
      .then(async (agent) => {
        await socket.join(roomOf(agent));
        await kadar.events.send({ topic: CHANGED, toko: agent.kode_toko });
        next();
      })
      .catch((error: unknown) => next(error instanceof Error ? error : new Error(String(error))));
  });
};

/** The lines of print agents: they are told that something waits, take it, and say what became of it. */
export const agentLines = (io: Server, kadar: Kadar): void => {
  const agents = io.of(ROOM);
  hello(kadar, agents);
  agents.on('connection', (socket: Socket) => serve(kadar, socket));
  kadar.events.subscribe(({ topic, toko, data }) => {
    if (topic === UNPAIRED) agents.to(`${toko}/${String(data)}`).disconnectSockets(true);
    if (topic !== WAITING) return;
    for (const room of agents.adapter.rooms.keys())
      if (room.startsWith(`${toko}/`)) agents.to(room).emit('ada');
  });
};
