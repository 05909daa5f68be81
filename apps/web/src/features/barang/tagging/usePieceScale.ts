import { useEffect, useState } from 'react';
import { PieceScales } from '../../../parts/scale/piece-weight.ts';
import { useScale } from '../../../parts/scale/useScale.ts';

/** The scale of this machine, one piece after the other. */
export const usePieceScale = () => {
  const { scale, state } = useScale();
  const [weight] = useState(() => new PieceScales());
  useEffect(() => {
    // What it said before the screen stood is not of a piece that is tagged here.
    let seen = scale.snapshot().reading;
    return scale.subscribe(() => {
      const { status, reading, from } = scale.snapshot();
      if (status !== 'OPEN' || !reading) weight.forget();
      else if (reading !== seen) weight.note(reading, performance.now(), from);
      seen = reading;
    });
  }, [scale, weight]);
  return { scale, state, weight };
};
