/** Whether the pointer was moved: where something appears or scrolls below one that rests, browsers tell of a movement of no length. */
export const hasMoved = ({ movementX, movementY }: Pick<MouseEvent, 'movementX' | 'movementY'>): boolean =>
  movementX !== 0 || movementY !== 0;
