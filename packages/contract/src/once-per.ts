/** A function that is worked out once for each thing it is given, as long as that thing lives. */
export const oncePer = <Thing extends object, Made>(
  make: (thing: Thing) => Made,
): ((thing: Thing) => Made) => {
  const known = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    const before = known.get(thing) ?? { made: make(thing) };
    known.set(thing, before);
    return before.made;
  };
};
