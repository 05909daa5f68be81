import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Space on the table inside the frame, nowhere else: `onSpace` says whether it took the key. */
export const useSpaceKey = (
  onSpace: (held: { shift: boolean }) => boolean,
): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ' && event.target instanceof HTMLTableElement && onSpace({ shift: event.shiftKey }))
      event.preventDefault();
  });
  useEffect(() => {
    const grid = frame.current;
    grid?.addEventListener('keydown', press);
    return () => grid?.removeEventListener('keydown', press);
  }, []);
  return frame;
};
