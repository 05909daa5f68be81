/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** What the eye would find wrong on the screen as it stands: rules that a machine can hold against the page. */
export const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ROW_PX = 32;
    const ROWS = 14;
    const SIZES = new Set(['12px', '14px', '16px', '22px', '28px', '32px']);
    /** The one figure of a screen that is read standing, from an arm's length away. */
    const READ_STANDING = { size: '64px', at: 'output' };
    /** Pictures of other things have sizes of their own. */
    const PICTURE = 'svg, canvas, iframe, [class*="preview"], [class*="chat"]';
    /** What a finger needs, px; of a tag that is drawn, parts are chosen below it too. */
    const TOUCH_PX = 44;
    const PRESSED = 'button, select, textarea, .mantine-SegmentedControl-label, input:not([type])';
    const DRAWN = '[class*="stage"]';
    const found: string[] = [];
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Map<string, string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const host = node.parentElement;
      if (text === '' || !host || host.closest(PICTURE) || !seen(host)) continue;
      if (/(^|[\s(])-(Rp|\d)/.test(text)) found.push(`a hyphen for a minus: ${text.slice(0, 40)}`);
      const { fontSize } = getComputedStyle(host);
      if (fontSize === READ_STANDING.size && host.closest(READ_STANDING.at)) continue;
      if (!SIZES.has(fontSize)) sizes.set(fontSize, text.slice(0, 30));
    }
    for (const [size, text] of sizes) found.push(`${size} is no size of ours: ${text}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
    if (document.documentElement.scrollHeight > innerHeight)
      found.push('longer than the window: what scrolls is inside it');
    if (innerWidth < 500)
      for (const one of document.querySelectorAll<HTMLElement>(PRESSED)) {
        if (!seen(one) || one.closest(DRAWN)) continue;
        const around = Number.parseFloat(getComputedStyle(one, '::after').height) || 0;
        const px = Math.max(one.getBoundingClientRect().height, around);
        const name = one.innerText || one.getAttribute('aria-label') || one.getAttribute('name');
        if (px < TOUCH_PX - 0.5) found.push(`${Math.round(px)} px are too low for a finger: ${name}`);
      }
    const title = document.querySelector('h1')?.getBoundingClientRect().left;
    for (const table of document.querySelectorAll('table[role=grid]')) {
      const box = table.parentElement?.getBoundingClientRect();
      const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
      const first = heads[0]?.querySelector('button, span')?.getBoundingClientRect();
      if (!box || !seen(table)) continue;
      const height = (part: string): number => table.querySelector(part)?.getBoundingClientRect().height ?? 0;
      const rows = Math.floor((box.height - height('thead') - height('tfoot')) / ROW_PX);
      if (box.width > 900 && rows < ROWS) found.push(`room for ${rows} rows`);
      const pinned = heads.filter(
        (head) => getComputedStyle(head).insetInlineEnd !== 'auto' && head.dataset.pinned,
      );
      // Where a scroll bar may lie there is but the space before a text.
      const bar = box.width - (table.parentElement?.clientWidth ?? box.width);
      const edge = Math.min(box.right, ...pinned.map((head) => head.getBoundingClientRect().left));
      for (const head of heads) {
        const { left, right } = head.getBoundingClientRect();
        if (pinned.includes(head) || left > edge - bar - 2 || right < edge + 2) continue;
        found.push(`half a column: ${head.innerText}`);
      }
      const text =
        first &&
        first.left +
          Number.parseFloat(getComputedStyle(heads[0]?.querySelector('button, span') ?? table).paddingLeft);
      if (box.width > 900 && text !== undefined && title !== undefined && Math.abs(text - title) > 1)
        found.push(`the first column stands ${Math.round(text - title)} px beside the title`);
    }
    return found;
  });

/** Buttons and rows that lie under a toast. */
export const underToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('.mantine-Notification-root')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    if (toast.top > 40) return ['not in the bar at the top'];
    if (toast.width > 720) return ['over the whole bar'];
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main li, tbody tr, footer button, nav[aria-label] a',
      ),
    ]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const over = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
        return over && button.checkVisibility();
      })
      .map((button) => button.innerText);
  });
