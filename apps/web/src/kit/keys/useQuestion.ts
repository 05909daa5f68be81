import { useEffect } from 'react';
import { dropKeys } from './keys.ts';

/** For a question that comes up by itself: what was typed before it could be read is no answer to it. */
export const useQuestion = (): void => useEffect(dropKeys, []);
