import { describe, expect, test } from 'vitest';
import { hexColor, html, webLink } from './html.ts';

describe('html', () => {
  test('escapes texts for content and attributes, keeps its own markup, and leaves out what is nothing', () => {
    const evil = `<script>alert('1')</script>" onload="x`;
    expect(html`<a title="${evil}">${evil}</a>`.text).toBe(
      '<a title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x">&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onload=&quot;x</a>',
    );
    expect(
      html`<ul>${['a', 'b'].map((one) => html`<li>${one}</li>`)}${false}${null}${undefined}${0}</ul>`.text,
    ).toBe('<ul><li>a</li><li>b</li>0</ul>');
  });
});

test('a link leads to a page of the web or nowhere', () => {
  expect(webLink('https://a.id/x?y=1')).toBe('https://a.id/x?y=1');
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '/relative',
    '',
    null,
  ])
    expect(webLink(address), String(address)).toBeUndefined();
});

test('a colour is six digits or the standard', () => {
  expect(hexColor('#A1b2C3', '#000000')).toBe('#A1b2C3');
  for (const color of ['red', '#fff', '#000000;background:url(x)', '', null])
    expect(hexColor(color, '#000000')).toBe('#000000');
});
