/** The value below which `percent` of the samples lie; samples in any order. */
export const percentile = (samples: readonly number[], percent: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
};

export const median = (samples: readonly number[]): number => percentile(samples, 50);

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const perSecond = (value: number): string => `${Math.round(value)}/s`;
export const ratio = (value: number): string => value.toFixed(2);
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

/** `p50 3.1 ms, p95 …, p99 …` of latencies in milliseconds. */
export const spread = (samples: readonly number[]): string =>
  [50, 95, 99].map((percent) => `p${percent} ${ms(percentile(samples, percent))}`).join(', ');

/** Milliseconds that a piece of work took, and what it gave. */
export const timed = async <T>(work: () => Promise<T>): Promise<{ took: number; value: T }> => {
  const start = performance.now();
  const value = await work();
  return { took: performance.now() - start, value };
};
