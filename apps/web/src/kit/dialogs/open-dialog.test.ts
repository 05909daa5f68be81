import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogStore, dismissDialogs, openDialog } from './open-dialog.ts';
import { inheritFocus, rememberFocus } from './return-focus.ts';

class Element {
  isConnected = true;
  focus = vi.fn(() => {
    page.activeElement = this;
  });
}
const page: { body: Element; activeElement: Element | null } = { body: new Element(), activeElement: null };

beforeEach(() => {
  vi.useFakeTimers();
  page.activeElement = null;
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Element);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opener = (): Element => {
  const button = new Element();
  page.activeElement = button;
  return button;
};

test('what asked gets the focus back when the dialog closed', async () => {
  const button = opener();
  let answer: (yes: boolean) => void = () => undefined;
  const asked = openDialog<boolean>((close) => {
    answer = close;
    return createElement('div');
  }, false);
  page.activeElement = page.body;
  answer(true);
  expect(button.focus).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(await asked).toBe(true);
  expect(page.activeElement).toBe(button);
});

test('not when something else took it, or when what asked is gone', () => {
  const button = opener();
  const giveBack = rememberFocus();
  const scan = opener();
  giveBack();
  vi.runAllTimers();
  expect(page.activeElement).toBe(scan);

  button.isConnected = false;
  page.activeElement = page.body;
  giveBack();
  vi.runAllTimers();
  expect(button.focus).not.toHaveBeenCalled();
});

test('who inherits it has it when what asked is gone', () => {
  const button = opener();
  const giveBack = rememberFocus();
  const heir = vi.fn();
  const end = inheritFocus(heir);
  page.activeElement = page.body;
  giveBack();
  vi.runAllTimers();
  expect(page.activeElement).toBe(button);
  expect(heir).not.toHaveBeenCalled();

  button.isConnected = false;
  page.activeElement = page.body;
  giveBack();
  vi.runAllTimers();
  expect(heir).toHaveBeenCalledOnce();
  end();
  giveBack();
  vi.runAllTimers();
  expect(heir).toHaveBeenCalledOnce();
});

test('the end of a session takes its questions away, unanswered', async () => {
  const asked = [null, false].map((no) => openDialog(() => createElement('p'), no));
  expect(dialogStore.snapshot()).toHaveLength(2);
  dismissDialogs();
  expect(dialogStore.snapshot()).toEqual([]);
  expect(await Promise.all(asked)).toEqual([null, false]);
});
