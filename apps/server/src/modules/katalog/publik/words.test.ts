import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

test('every language says everything, with the same parameters', () => {
  const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const words of Object.values(WORDS))
    for (const [name, text] of Object.entries(WORDS.id)) {
      const said = words[name as keyof typeof words];
      expect(said).toBeTruthy();
      expect(parameters(said), name).toEqual(parameters(text));
    }
});
