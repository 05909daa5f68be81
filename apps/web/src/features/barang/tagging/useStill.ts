import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Still } from '../../../kit/scan/still.ts';

/** Whether a camera hangs on this machine; asked without opening it. */
const hasOne = async (): Promise<boolean> =>
  (await navigator.mediaDevices?.enumerateDevices())?.some(({ kind }) => kind === 'videoinput') ?? false;

/** The camera over the scale, where there is one: on by itself, and off where it is refused. */
export const useStill = (): {
  video: RefObject<HTMLVideoElement | null>;
  on: boolean;
  shoot: () => Promise<Blob | null>;
} => {
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<Still>(undefined);
  const [on, setOn] = useState(false);
  useEffect(() => {
    let gone = false;
    const start = async (): Promise<void> => {
      if (!(await hasOne()) || !video.current) return;
      const { startStill } = await import('../../../kit/scan/still.ts');
      const started = await startStill(video.current);
      if (gone) return started.stop();
      still.current = started;
      setOn(true);
    };
    start().catch((error: unknown) => {
      // Refused or taken by another program: pieces are tagged without a photo.
      if (!(error instanceof DOMException)) throw error;
    });
    return () => {
      gone = true;
      still.current?.stop();
      still.current = undefined;
    };
  }, []);
  return { video, on, shoot: async () => (await still.current?.shoot()) ?? null };
};
