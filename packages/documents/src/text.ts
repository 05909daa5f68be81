/** Text cuts shared by the paper templates. */

function cutAt(text: string, limit: number): [string, string] {
  if (text.length <= limit) return [text, ''];
  const space = text.lastIndexOf(' ', limit);
  const at = space > 0 ? space : limit;
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** The shop's address in up to three lines, cut at characters 48 and 90 [spec], at a space where there is one. */
export function splitAddress(address: string): string[] {
  const [first, afterFirst] = cutAt(address.replace(/\s+/g, ' ').trim(), 48);
  const [second, third] = cutAt(afterFirst, 42);
  return [first, second, third].filter((line) => line !== '');
}

/** A receipt field as up to five pieces of 20 characters [spec]; the rest is dropped. */
export function segmentsOf20(text: string): string[] {
  const clean = text.replace(/\s+/g, ' ').trim();
  const segments: string[] = [];
  for (let at = 0; at < clean.length && segments.length < 5; at += 20)
    segments.push(clean.slice(at, at + 20));
  return segments;
}

/** Words broken into lines of at most `width` characters; a longer word is cut. */
export function wrapCharacters(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (word.length > width) {
      lines.push(word.slice(0, width));
      word = word.slice(width);
    }
    line = word;
  }
  if (line !== '') lines.push(line);
  return lines;
}
