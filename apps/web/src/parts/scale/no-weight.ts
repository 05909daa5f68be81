import type { ScaleState } from './scale-connection.ts';

/** Why the scale has no weight to give, as a key of the dictionary `timbang`: it is not there, its load was booked already, or nothing lies still. */
export const noWeightReason = ({ status, taken }: Pick<ScaleState, 'status' | 'taken'>) => {
  if (status !== 'OPEN') return `scale.${status}` as const;
  return taken ? ('liftFirst' as const) : ('noWeight' as const);
};
