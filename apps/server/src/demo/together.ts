/**
 * Runs works beside each other to their ends. When one fails the others are told to stop, so that nothing of them is
 * still under way when its error is thrown. Throws the reason of `stopping` too.
 */
export const together = async (
  stopping: AbortSignal,
  works: readonly ((stopping: AbortSignal) => Promise<void>)[],
): Promise<void> => {
  const failed = new AbortController();
  const signal = AbortSignal.any([stopping, failed.signal]);
  await Promise.allSettled(
    works.map((work) =>
      work(signal).catch((error: unknown) => {
        failed.abort(error);
      }),
    ),
  );
  signal.throwIfAborted();
};
