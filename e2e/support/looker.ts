/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFindings, DESKTOP, type Visitor } from './visitor.ts';

/** Buttons of a dialog that no finger and no eye reaches without scrolling. */
const outOfSight = (dialog: Locator, names: readonly string[]): Promise<string[]> =>
  dialog.evaluate((root, wanted) => {
    const buttons = [...root.querySelectorAll('button')];
    return wanted.filter((name) => {
      const named = buttons.filter((button) => (button.textContent ?? '').trim().startsWith(name));
      return !named.some((button) => {
        const { x, y, width, height, bottom, right } = button.getBoundingClientRect();
        const within = y >= 0 && x >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
        return within && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    });
  }, names);

/** Looks at open dialogs at one width: what axe-core finds, and which of their buttons are out of sight on a low window. */
export class Looker {
  readonly found: string[] = [];
  readonly page: Page;
  readonly heights: readonly number[];
  readonly width: number;

  constructor({ page }: Visitor, { width, height }: typeof DESKTOP, low: number) {
    this.page = page;
    this.width = width;
    this.heights = [height, low];
  }

  async look(name: RegExp | string, buttons: readonly string[]): Promise<Locator> {
    const dialog = this.page.getByRole('dialog', { name }).last();
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    // What lies behind it is looked at as a screen of its own.
    await this.over(String(name), '[role=dialog]');
    for (const height of [...this.heights].reverse()) {
      await this.page.setViewportSize({ width: this.width, height });
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
      for (const lost of await outOfSight(dialog, buttons))
        this.found.push(`${String(name)}: '${lost}' is out of sight at ${this.width}x${height}`);
    }
    return dialog;
  }

  /** What axe-core finds with this open; a phone's dialogs are made of the same parts. */
  async over(name: string, within?: string): Promise<void> {
    if (this.width !== DESKTOP.width) return;
    for (const finding of await accessibilityFindings(this.page, within))
      this.found.push(`${name} ${finding}`);
  }

  /** Goes a step back from the dialog that was looked at last. */
  async leave(): Promise<void> {
    const open = await this.page.getByRole('dialog').last().elementHandle();
    await this.page.keyboard.press('Escape');
    await expect.poll(() => open?.evaluate((dialog) => dialog.isConnected)).toBe(false);
  }
}
