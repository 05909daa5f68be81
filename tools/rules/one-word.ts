import { Visitor } from 'vite';
import { type Finding, findingAt, literalText, type Rule, type SourceFile } from './source.ts';

const SPOKEN =
  /^(?:apps\/web\/src\/i18n|packages\/contract\/src\/(?:labels|messages))\/(it|hk|my|jp)(?:\/[\w-]+)?\.ts$/;

/** What is written of a thing in a language, and other words for it that would make two things of one. */
const WORDS: Readonly<Record<string, readonly [word: string, others: RegExp][]>> = {
  hk: [
    ['打印', /列印/],
    ['帳', /賬/],
    ['相片', /照片/],
    ['今日', /今天/],
    ['用戶', /使用者/],
    ['客戶', /顧客|客人/],
    ['帳戶', /戶口/],
    ['電子秤', /電子磅/],
    ['典當', /典押/],
    ['屏幕', /螢幕/],
    ['收銀台', /收銀機/],
    ['訂金', /按金/],
  ],
  jp: [
    ['トレイ', /トレー/],
    ['値引', /値引き/],
    ['元本', /元金/],
    ['受戻し', /請け出し/],
    ['品位', /純度/],
    ['取り置き', /取置き/],
    ['Nota', /ノタ/],
  ],
  it: [
    ['oro vecchio', /\boro usato\b/i],
    ['barcode', /\bcodice a barre\b/i],
    ['deposito', /\bacconto\b/i],
  ],
  my: [
    ['sejarah', /\briwayat\b/i],
    ['barcode', /\bkod bar(?:nya)?\b/i],
    ['denda', /\bpenalti\b/i],
    ['gambar', /\bfoto\b/i],
    ['perlu kelulusan', /\b(?:me)?(?:perlu|merlukan) kebenaran\b/i],
    ['mutu', /\bketulenan\b/i],
  ],
};

/** Texts that are said; a label's key is what it is called in the first two languages. */
function textsOf(file: SourceFile): { text: string; start: number }[] {
  const texts: { text: string; start: number }[] = [];
  new Visitor({
    Property: ({ value }) => {
      const text = literalText(value);
      if (text !== undefined) texts.push({ text, start: value.start });
    },
  }).visit(file.program);
  return texts;
}

/** One word a thing, in every language. */
export const oneWord: Rule = (files) =>
  files.flatMap((file): Finding[] => {
    const words = WORDS[SPOKEN.exec(file.path)?.[1] ?? ''] ?? [];
    if (words.length === 0) return [];
    return textsOf(file).flatMap(({ text, start }) =>
      words.flatMap(([word, others]) => {
        const other = others.exec(text);
        return other ? [findingAt(file, start, `'${other[0]}' is called '${word}' elsewhere`)] : [];
      }),
    );
  });
