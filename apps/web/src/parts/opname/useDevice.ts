import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../kit/live.ts';
import { newId } from '../../kit/new-id.ts';
import { useMe } from '../../kit/session.ts';
import { createQueue, type Objek, type Queue, type Queued } from './queue.ts';
import { createSender, type Sender } from './sender.ts';

const DEVICE = 'kadar.device.opname.id';

let queue: Queue | undefined;
/** The one queue of this device. */
const deviceQueue = (): Queue => (queue ??= createQueue(localStorage));

const deviceId = (): string => {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const made = newId();
  localStorage.setItem(DEVICE, made);
  return made;
};

/** A scan as it goes out: how long ago it was, not when. */
export interface Sent extends Pick<Queued, 'id' | 'sesi_id' | 'jenis' | 'kode' | 'tempat' | 'berat'> {
  umur_ms: number;
}
const sent = ({ user_id: _user, kode_toko: _toko, objek: _objek, at, ...scan }: Queued): Sent => ({
  ...scan,
  umur_ms: Math.max(0, Date.now() - at),
});

/** What is counted and how its scans go out. */
export interface Counts<Answer> {
  objek: Objek;
  post: (body: { perangkat: string; scan: Sent[] }) => Promise<readonly Answer[]>;
}

const after = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** What the device keeps of the counts of a shop, and sends as soon as it can. */
export const useDevice = <Answer extends { id: string }>(
  { objek, post }: Counts<Answer>,
  toko: string,
  onAnswers: (answers: readonly Answer[]) => void,
) => {
  const { user } = useMe();
  const kept = deviceQueue();
  const all = useSyncExternalStore(kept.subscribe, kept.all);
  const [problem, setProblem] = useState<unknown>(null);
  const sender = useRef<Sender | null>(null);
  const answered = useEffectEvent(onAnswers);
  const posted = useEffectEvent(post);
  const { user_id } = user;
  useEffect(() => {
    const made = createSender<Answer>({
      queue: deviceQueue(),
      mine: (scan) => scan.user_id === user_id && scan.kode_toko === toko && scan.objek === objek,
      post: (scans) => posted({ perangkat: deviceId(), scan: scans.map(sent) }),
      idOf: ({ id }) => id,
      onAnswers: (answers) => answered(answers),
      onProblem: setProblem,
      after,
    });
    sender.current = made;
    // What waited before the reload, or since another tab wrote it.
    const again = () => {
      deviceQueue().reload();
      made.now();
    };
    again();
    window.addEventListener('online', again);
    window.addEventListener('storage', again);
    return () => {
      made.stop();
      window.removeEventListener('online', again);
      window.removeEventListener('storage', again);
    };
  }, [toko, user_id, objek]);
  useLive('reconnected', () => sender.current?.now());
  const ofThis = all.filter((scan) => scan.objek === objek);
  const mine = ofThis.filter((scan) => scan.user_id === user_id && scan.kode_toko === toko);
  return {
    waiting: mine,
    /** Of other users of this device: they go out when those sign in. */
    others: ofThis.length - mine.length,
    problem,
    /** Writes a scan down and sends it in a moment; its id. Throws when the device has no room left. */
    keep: (scan: Omit<Queued, 'id' | 'at' | 'user_id' | 'kode_toko' | 'objek'>): string => {
      const id = newId();
      deviceQueue().add({ ...scan, objek, id, at: Date.now(), user_id, kode_toko: toko });
      sender.current?.kick();
      return id;
    },
    retry: () => sender.current?.now(),
  };
};
export type Device = ReturnType<typeof useDevice>;
