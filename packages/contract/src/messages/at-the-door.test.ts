import { expect, test } from 'vitest';
import { spoken } from './at-the-door.ts';
import { messages as en } from './en.ts';
import { messages as hk } from './hk.ts';
import { messages as id } from './id.ts';
import { messages as it } from './it.ts';
import { messages as jp } from './jp.ts';
import { messages as my } from './my.ts';

test('what a browser says before it has learnt a language is what the dictionaries say', () => {
  expect({ id, en, it, hk, my, jp }).toMatchObject(spoken);
});
