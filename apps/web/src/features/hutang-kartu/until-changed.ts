import { useState } from 'react';

/** A refusal, until what it was about is another; the same one that comes again is told again. */
export const useUntilChanged = (problem: string | undefined, value: string): string | undefined => {
  const [seen, setSeen] = useState({ problem, value });
  if (problem !== seen.problem) setSeen({ problem, value });
  return value === seen.value ? problem : undefined;
};
