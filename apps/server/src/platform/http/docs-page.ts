import type { Endpoint } from '@kadar/contract/endpoint.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `body{font:15px/1.5 Inter,system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:2rem 1rem;background:#FBFAF7;color:#1C2430}
h1{font-size:1.6rem}h2{margin:2rem 0 .5rem;border-bottom:1px solid #9A6B15;font-size:1.1rem}
dt{font-family:ui-monospace,monospace;margin-top:.8rem;overflow-wrap:anywhere}dd{margin:0 0 0 4.5rem}b{display:inline-block;width:4.5rem;color:#7D550F}
a{color:inherit}code,dd{overflow-wrap:anywhere}small{color:#5b6472}@media(prefers-color-scheme:dark){body{background:#14181F;color:#EDEAE2}b{color:#E8C36A}small{color:#a9b0bb}}`;

/** A readable reference of all calls, grouped by their first word; plain HTML, no script. */
export const docsPage = (endpoints: readonly Endpoint[]): string => {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.path.split('/')[0] ?? '');
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([group, calls]) =>
        `<h2 id="${escapeHtml(group)}">${escapeHtml(group)}</h2><dl>${calls
          .map(
            (call) =>
              `<dt><b>${call.method}</b>/api/v1/${escapeHtml(call.path)}</dt><dd>${escapeHtml(call.summary)} <small>(${escapeHtml(call.access)}${call.gate?.module ? `, ${call.gate.module}` : ''})</small></dd>`,
          )
          .join('')}</dl>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kadar API</title><style>${STYLE}</style>
<main><h1>Kadar API</h1><p>${endpoints.length} calls. Machine-readable: <a href="/api/v1/openapi.json">openapi.json</a>. Answers are <code>{ data, … }</code>; refusals <code>{ status, code, message, fields }</code>. Every mutating call takes an <code>Idempotency-Key</code>; the session token goes in <code>x-auth-token</code>.</p><p>For old clients, strings may travel obfuscated: header <code>enc: 1</code>, with <code>ignore: field,field</code> for those that stay plain; the answer's <code>data</code> comes alike. Works only where the server has a 10-character <code>KADAR_ENC_KEY</code>. It is no security: use TLS.</p>${sections.join('')}</main></html>`;
};
