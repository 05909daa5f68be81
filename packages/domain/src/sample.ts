import type { Mg } from './weight.ts';

/** An order as somebody is about to end lines of it: how many are open, how many of these end, and its samples that are not back, by name. */
export interface Closing {
  open: number;
  ending: number;
  out: readonly string[];
}

/** The samples that keep an order from closing: those that are not back, once none of its lines stays open (modules-2 §9, rule 8). */
export const keptOpenBy = ({ open, ending, out }: Closing): readonly string[] =>
  ending > 0 && ending >= open ? out : [];

/** How much more (+) or less (−) a sample weighs than it left, or came; 0 within the tolerance, mg. */
export const sampleDifference = (beratMg: Mg, timbangMg: Mg, toleransiMg: Mg): Mg =>
  Math.abs(timbangMg - beratMg) <= toleransiMg ? 0 : timbangMg - beratMg;
