import { expect, it } from 'vitest';
import { logoSvg } from './logo.ts';

it('the sign is always the same, without text, script or outside reference', () => {
  expect(logoSvg()).toBe(logoSvg());
  expect(logoSvg()).not.toMatch(/<text|<script|href="(?!#)|NaN|undefined|Infinity/);
});
