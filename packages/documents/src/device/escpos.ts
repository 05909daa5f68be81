/** ESC/POS of receipt printers (Epson's reference of commands). */

import type { PaperModel } from '../paper-model.ts';
import type { PaperWords } from '../paper-words.ts';
import { receiptLines } from '../receipt.ts';
import { bytesOf, type Piece } from './bytes.ts';
import { encoded, lettersOf, pageNumber } from './code-page.ts';
import type { Profile } from './profile.ts';

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;

const START: Piece = [ESC, 0x40];
const CENTRE: Piece = [ESC, 0x61, 1];
const LEFT: Piece = [ESC, 0x61, 0];
/** Pin 2 for 50 ms, then 500 ms of rest (t1, t2 in 2 ms). */
const KICK: Piece = [ESC, 0x70, 0, 25, 250];
/** Feeds to the cutter and leaves one point standing. */
const CUT: Piece = [GS, 0x56, 0x42, 0];
const FEED: Piece = [ESC, 0x64, 4];

/** QR model 2 of level L by the printer itself: 6 dots a module at 80 mm, 4 at 58 mm. */
const qr = (text: string, columns: number): Piece[] => {
  const command = (fn: number, ...data: number[]): Piece => {
    const length = data.length + 2;
    return [GS, 0x28, 0x6b, length & 0xff, length >> 8, 0x31, fn, ...data];
  };
  const data = [...new TextEncoder().encode(text)];
  return [
    command(0x41, 0x32, 0),
    command(0x43, columns >= 42 ? 6 : 4),
    command(0x45, 0x30),
    command(0x50, 0x30, ...data),
    command(0x51, 0x30),
  ];
};

const end = ({ cutter }: Profile): Piece => (cutter ? CUT : FEED);
const start = ({ codePage }: Profile): Piece[] => [START, [ESC, 0x74, pageNumber(codePage)]];
const written = (lines: readonly string[], { codePage }: Profile): Piece[] =>
  lines.flatMap((line) => [encoded(line, codePage), LF]);

/** A paper as the printer takes it, `copies` times; its number, or its signed code, stands as a QR below the text. `kick` opens the drawer first. */
export const escposPaper = (
  model: PaperModel,
  profile: Profile,
  { words, copies, kick }: { words: PaperWords; copies: number; kick: boolean },
): Uint8Array => {
  const lines = receiptLines(model, profile.columns, words, lettersOf(profile.codePage));
  const once: Piece[] = [
    ...start(profile),
    LEFT,
    ...written(lines, profile),
    CENTRE,
    LF,
    ...qr(model.code?.qr ?? model.number, profile.columns),
    LF,
    LEFT,
    end(profile),
  ];
  const all = Array.from({ length: copies }, () => once).flat();
  return bytesOf(...(kick && profile.drawer ? [START, KICK] : []), ...all);
};

/** Opens the drawer and prints nothing. */
export const drawerKick = (): Uint8Array => bytesOf(START, KICK);
