import { useState } from 'react';
import type { Answered, Last } from './LastCard.tsx';
import { sound } from './tone.ts';
import { toneOf } from './words.ts';

/** What the last scan came to: on the device at once, and as soon as the server said so. */
export const useLast = <Answer extends Answered>(codeOf: (answer: Answer) => string) => {
  const [last, setLast] = useState<Last<Answer> | null>(null);
  const answered = (answers: readonly Answer[]) => {
    const counted = answers.filter(({ hasil }) => hasil !== 'HILANG');
    const newest = counted.at(-1);
    if (!newest) return;
    const worst = counted.find(({ hasil }) => toneOf(hasil) === 'bad') ?? newest;
    sound(toneOf(worst.hasil));
    setLast((was) => ({ no: codeOf(newest), scanned: counted.find(({ id }) => id === was?.id) ?? newest }));
  };
  return { last, setLast, answered };
};
