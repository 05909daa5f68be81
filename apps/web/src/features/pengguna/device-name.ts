const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const first = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser calls itself, in two words; of what is no browser its own beginning. */
export const deviceName = (agent: string): string => {
  const browser = first(BROWSERS, agent);
  const system = first(SYSTEMS, agent);
  return [browser, system].filter(Boolean).join(' · ') || agent.split('/')[0]?.slice(0, 40) || '–';
};
