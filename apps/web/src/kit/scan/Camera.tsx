import { Alert, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './camera.module.css';
import { hasCamera, startScan } from './camera.ts';

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
  const [problem, setProblem] = useState<'none' | 'refused' | null>(hasCamera() ? null : 'none');
  const found = useEffectEvent(onText);
  const refused = useEffectEvent((error: DOMException) =>
    setProblem(error.name === 'NotAllowedError' ? 'refused' : 'none'),
  );
  useEffect(() => {
    const shown = video.current;
    if (!shown || !hasCamera()) return;
    let gone = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      try {
        stop = await startScan(shown, (text) => found(text), formats);
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
  if (problem) return <Alert color="gold">{words[problem]}</Alert>;
  return (
    <>
      <Text size="sm">{words.text}</Text>
      <video ref={video} className={css.video} muted playsInline aria-label={words.picture} />
    </>
  );
};
