import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** A place of the browser's history, as its screen calls itself. */
interface Place {
  index: number;
  path: string;
  href: string;
  title: string;
  /** It was chosen from the menu: what was looked at before led nowhere near. */
  begins: boolean;
}

const places = new Map<number, Place>();
let anew = false;

/** The next screen is gone to for itself, not from what is on this one. */
export const beginAnew = (): void => {
  anew = true;
};

/** What led to a place, first to last: each screen once, by where it was left. */
export const trailTo = (seen: ReadonlyMap<number, Place>, here: Place): Place[] => {
  const trail: Place[] = [];
  for (let one: Place | undefined = here, at = here.index; one && !one.begins; ) {
    at -= 1;
    one = seen.get(at);
    if (one && ![here, ...trail].some(({ path }) => path === one?.path)) trail.unshift(one);
  }
  return trail;
};

/** Remembers where one is, and tells what led there. */
export const useTrail = (title: string): readonly Place[] => {
  const router = useRouter();
  const { href, pathname } = useRouterState({ select: ({ location }) => location });
  const index = router.history.location.state.__TSR_index;
  const [trail, setTrail] = useState<readonly Place[]>([]);
  useEffect(() => {
    const known = places.get(index);
    const same = known?.path === pathname;
    const here = { index, href, path: pathname, title, begins: same ? known.begins : anew };
    if (!same) anew = false;
    places.set(index, here);
    setTrail(trailTo(places, here));
  }, [index, href, pathname, title]);
  return trail;
};
