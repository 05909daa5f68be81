import type { Visitor } from './visitor.ts';

/** What the browser hands to its printer from now on, as text: papers of a roll. */
export const printsOf = async ({ context }: Visitor): Promise<string[]> => {
  const printed: string[] = [];
  await context.exposeFunction('printedHere', (text: string) => printed.push(text));
  await context.addInitScript(() => {
    globalThis.print = () =>
      (globalThis as unknown as { printedHere: (text: string) => void }).printedHere(document.body.innerText);
  });
  return printed;
};
