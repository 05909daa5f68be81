import { expect, test } from 'vitest';
import { createWaitingKeys, isTyped, type Key, type Release } from './waiting-keys.ts';

const keyOf = (key: string): Key => ({
  key,
  code: key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  timeStamp: 0,
});

/** A counter with its dialogs, one above the other; `pressed` is what reached it. */
const counter = () => {
  const dialogs: string[] = [];
  const pressed: string[] = [];
  const timers: (() => void)[] = [];
  const on = new Map<string, () => void>();
  const here = { settled: true };
  const keys = createWaitingKeys<string>({
    top: () => dialogs.at(-1) ?? null,
    stands: (dialog) => dialogs.includes(dialog),
    settled: () => here.settled,
    press: ({ key }) => {
      pressed.push(key);
      on.get(key)?.();
    },
    after: (_ms, work) => void timers.push(work),
  });
  return {
    dialogs,
    pressed,
    on,
    here,
    keys,
    /** Types; what does not wait acts at once. */
    type: (...typed: string[]) => {
      for (const key of typed) {
        if (keys.takes(keyOf(key), false)) continue;
        pressed.push(key);
        on.get(key)?.();
      }
    },
    run: () => {
      for (let work = timers.shift(); work; work = timers.shift()) work();
    },
  };
};

test('keys behind an answer that is under way act once it came, in their order', () => {
  const { keys, type, run, pressed } = counter();
  const release = keys.hold();
  type('F9', 'Enter', '1');
  run();
  expect(pressed).toEqual([]);
  release(true);
  run();
  expect(pressed).toEqual(['F9', 'Enter', '1']);
  type('2');
  expect(pressed.at(-1)).toBe('2');
});

test('what a key that waited begins holds those behind it', () => {
  const { keys, type, run, pressed, on } = counter();
  const scanned = keys.hold();
  let posted: Release = () => undefined;
  on.set('F9', () => {
    posted = keys.hold();
  });
  type('F9', 'Enter');
  scanned(true);
  run();
  expect(pressed).toEqual(['F9']);
  type('x');
  posted(true);
  run();
  expect(pressed).toEqual(['F9', 'Enter', 'x']);
});

test('a refusal drops what waited for it, and nothing that is typed after it', () => {
  const { keys, type, run, pressed } = counter();
  const release = keys.hold();
  type('Alt', 'F9');
  release(false);
  run();
  type('F4');
  expect(pressed).toEqual(['F4']);
});

test('one of two scans that is refused takes back what waited for both', () => {
  const { keys, type, run, pressed } = counter();
  const [first, second] = [keys.hold(), keys.hold()];
  type('F9');
  first(false);
  second(true);
  run();
  expect(pressed).toEqual([]);
});

test('Esc lets go of keys that wait, and is itself where none do', () => {
  const { keys, type, run, pressed } = counter();
  const release = keys.hold((key) => key.key === 'Escape');
  type('F9', 'Escape', 'Escape');
  expect(pressed).toEqual(['Escape']);
  release(true);
  run();
  expect(pressed).toEqual(['Escape']);
});

test('free keys pass until one waits; then they wait behind it', () => {
  const { keys, type, run, pressed } = counter();
  const release = keys.hold(({ key }) => key.length === 1);
  type('a', 'b', 'F9', 'c');
  expect(pressed).toEqual(['a', 'b']);
  release(true);
  run();
  expect(pressed).toEqual(['a', 'b', 'F9', 'c']);
});

test('a dialog that opens meanwhile hears its keys; what waited below goes on after it', () => {
  const { keys, type, run, pressed, dialogs } = counter();
  const release = keys.hold();
  type('Enter');
  dialogs.push('approval');
  type('p');
  expect(pressed).toEqual(['p']);
  const asked = keys.hold();
  type('q');
  asked(true);
  run();
  expect(pressed).toEqual(['p', 'q']);
  dialogs.pop();
  release(true);
  run();
  expect(pressed).toEqual(['p', 'q', 'Enter']);
});

test('keys go into the dialog that one of them opens, in their order, and wait for what is asked there', () => {
  const { keys, type, run, pressed, dialogs, on } = counter();
  const scanned = keys.hold();
  let found: Release = () => undefined;
  on.set('F3', () => {
    dialogs.push('members');
    type('typed while they act');
  });
  on.set('Enter', () => {
    found = keys.hold();
  });
  type('F3', 'M', '1', 'Enter', 'F9');
  scanned(true);
  run();
  expect(pressed).toEqual(['F3', 'M', '1', 'Enter']);
  dialogs.pop();
  found(true);
  run();
  expect(pressed).toEqual(['F3', 'M', '1', 'Enter', 'F9', 'typed while they act']);
  dialogs.push('members');
  type('Enter', 'F9');
  found(false);
  run();
  expect(pressed.at(-1)).toBe('Enter');
});

test('what was begun in a dialog that closed is waited for on the screen', () => {
  const { keys, type, run, pressed, dialogs } = counter();
  dialogs.push('search');
  const release = keys.hold();
  dialogs.pop();
  type('F9');
  run();
  expect(pressed).toEqual([]);
  release(true);
  run();
  expect(pressed).toEqual(['F9']);
});

test('keys wait until a dialog that opened has taken the focus', () => {
  const { type, run, pressed, here, keys } = counter();
  here.settled = false;
  type('a', 'b');
  expect(pressed).toEqual([]);
  here.settled = true;
  run();
  expect(pressed).toEqual(['a', 'b']);
  here.settled = false;
  type('c');
  keys.drop();
  run();
  expect(pressed).toEqual(['a', 'b']);
});

test('a key that is leant on waits once', () => {
  const { keys, run, pressed } = counter();
  const release = keys.hold();
  for (const repeated of [false, true, true]) keys.takes(keyOf('F10'), repeated);
  release(true);
  run();
  expect(pressed).toEqual(['F10']);
});

test('before a screen stands only what is typed waits, and what takes it back; the rest is the browser’s', () => {
  const typed = ['a', '7', ' ', 'Enter', 'Backspace', 'Escape'];
  expect(typed.filter((key) => !isTyped(keyOf(key)))).toEqual([]);
  expect(['F5', 'F12', 'Tab', 'ArrowDown'].filter((key) => isTyped(keyOf(key)))).toEqual([]);
  expect(isTyped({ ...keyOf('r'), ctrlKey: true })).toBe(false);
});
