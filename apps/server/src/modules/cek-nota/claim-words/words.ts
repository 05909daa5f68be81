import type { Klaim } from '@kadar/contract/endpoints/klaim.ts';

type Step = Klaim['jalan'][number]['langkah'];
type State = Klaim['keadaan'];

export interface ClaimWords {
  holds: string;
  holdsText: string;
  old: string;
  oldText: string;
  unknown: string;
  unknownText: string;
  promised: string;
  cost: string;
  estimated: string;
  weightBefore: string;
  weightEstimated: string;
  added: string;
  weightAfter: string;
  lost: string;
  mayLose: string;
  yourGold: string;
  fineGold: string;
  photoBefore: string;
  photoAfter: string;
  way: string;
  asked: string;
  askedText: string;
  before: string;
  becomes: string;
  name: string;
  nameProblem: string;
  yes: string;
  no: string;
  saidYes: string;
  saidNo: string;
  changed: string;
  sample: string;
  sampleBack: string;
  sampleKept: string;
  state: Record<State, string>;
  step: Record<Step, string>;
}
