import { expect, test, vi } from 'vitest';
import { layerStore } from './own-escape.ts';

test('only the topmost of several dialogs is on top, in whatever order they go', () => {
  const [form, question, approval] = [Symbol('form'), Symbol('question'), Symbol('approval')];
  const watcher = vi.fn();
  const forget = layerStore.subscribe(watcher);
  expect(layerStore.top()).toBeUndefined();
  const closeForm = layerStore.enter(form);
  const closeQuestion = layerStore.enter(question);
  expect(layerStore.top()).toBe(question);
  closeQuestion();
  expect(layerStore.top()).toBe(form);
  const closeApproval = layerStore.enter(approval);
  closeForm();
  expect(layerStore.top()).toBe(approval);
  closeApproval();
  expect(layerStore.top()).toBeUndefined();
  expect(watcher).toHaveBeenCalledTimes(6);
  forget();
});
