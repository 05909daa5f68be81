import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadWords } from '../i18n/words.ts';

interface Code<P> {
  default: ComponentType<P>;
}

/** Code that comes together with what it says, of these nouns. */
export const withWords =
  <T,>(load: () => Promise<T>, ...nouns: readonly string[]): (() => Promise<T>) =>
  async () =>
    (await Promise.all([load(), loadWords(nouns)]))[0];

/** Whether anything that came later stood already. */
let stood = false;

/**
 * A component whose code comes when it is first drawn; until then `Waiting` stands in its place. Not React's `lazy`: what that one
 * brings is shown no earlier than 300 ms after what waited was, so that a page of three such took a second when all its code was there.
 * Code that did not come is thrown to the boundary around it, and asked for again by the next one drawn. The router waits for the code of
 * the first screen (`preload`): that is drawn at once with all around it, since to draw twice took a weak till half a second.
 */
export const later = <P extends object>(
  load: () => Promise<Code<P>>,
  Waiting: ComponentType = () => null,
): ((props: P) => ReactNode) & { preload: () => Promise<void> } => {
  let loaded: ComponentType<P> | undefined;
  const bring = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  const Later = (props: P): ReactNode => {
    const [outcome, setOutcome] = useState<{ error?: unknown }>();
    const waits = loaded === undefined;
    useEffect(() => {
      stood = true;
      if (!waits) return;
      let here = true;
      bring().then(
        () => here && setOutcome({}),
        (error: unknown) => here && setOutcome({ error }),
      );
      return () => {
        here = false;
      };
    }, [waits]);
    if (!loaded && outcome) throw outcome.error;
    const Loaded = loaded;
    // Its words may come later than its code.
    return <Suspense fallback={<Waiting />}>{Loaded ? <Loaded {...props} /> : <Waiting />}</Suspense>;
  };
  return Object.assign(Later, {
    preload: async (): Promise<void> => {
      // One that did not come is told where it is drawn.
      if (!stood) await bring().catch(() => undefined);
    },
  });
};
