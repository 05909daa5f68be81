import { type RefObject, useEffect, useState } from 'react';
import { focusNamed } from './focus-named.ts';

/** Takes the cursor to a field, once what was just chosen is drawn, however slow the drawing. */
export const useWantedField = (place: RefObject<HTMLElement | null>, first?: string) => {
  const [wanted, setWanted] = useState<{ field: string } | null>(first ? { field: first } : null);
  useEffect(() => {
    if (wanted?.field === 'foto') place.current?.querySelector<HTMLElement>('[data-foto]')?.focus();
    else if (wanted) focusNamed(place.current, wanted.field);
  }, [wanted, place]);
  return (field: string) => setWanted({ field });
};
