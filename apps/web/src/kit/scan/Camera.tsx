import { Alert, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessage } from '../text.ts';
import css from './camera.module.css';
import { hasCamera } from './formats.ts';

interface Props {
  /** As the browser's own reader calls them. */
  formats: readonly string[];
  words: {
    text: string;
    /** Where this page may not use a camera, and where it was refused: what to do instead. */
    none: string;
    refused: string;
    picture: string;
  };
  /** Called again and again while a code is in sight. */
  onText: (text: string) => void;
}

/** The picture of the rear camera, reading codes while it stands. */
export const Camera = ({ formats, words, onText }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<'none' | 'refused' | 'line' | null>(hasCamera() ? null : 'none');
  const say = useMessage();
  const found = useEffectEvent(onText);
  const refused = useEffectEvent((error: DOMException) =>
    setProblem(error.name === 'NotAllowedError' ? 'refused' : 'none'),
  );
  const notFetched = useEffectEvent(() => setProblem('line'));
  useEffect(() => {
    const shown = video.current;
    if (!shown || !hasCamera()) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      // The reader comes when it is wanted: a till that has a scanner never loads it.
      const reader = await import('./camera.ts').catch(() => null);
      if (!reader) {
        notFetched();
        return;
      }
      try {
        stop = await reader.startScan(shown, (text) => found(text), formats);
        if (gone) stop();
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        refused(error);
      }
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, [formats]);
  if (problem)
    return <Alert color="gold">{problem === 'line' ? say('KONEKSI_BERMASALAH') : words[problem]}</Alert>;
  return (
    <>
      <Text size="sm">{words.text}</Text>
      <video ref={video} className={css.video} muted playsInline aria-label={words.picture} />
    </>
  );
};
