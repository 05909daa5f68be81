import { type ESTree, Visitor } from 'vite';
import { type Finding, findingAt, isTest, possibleLiterals, type Rule, type SourceFile } from './source.ts';

const SCREENS = /^apps\/web\/src\/(kit|features|app)\/.*\.tsx$/;
const TEXT_PROPS = new Set([
  'label',
  'title',
  'placeholder',
  'description',
  'alt',
  'aria-label',
  'aria-description',
]);

/** Names of keys, units, formats and the product: the same in every language. */
const SYMBOLS = /\b(Rp|kg|gr|mg|Ctrl|Shift|Alt|Esc|Enter|Tab|PDF|CSV|XLSX|JSON|QR|Kadar|KADAR)\b/g;

const isUserText = (text: string): boolean => /\p{L}.*\p{L}/su.test(text.replace(SYMBOLS, ''));

function literalsIn(file: SourceFile): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  const addChildren = (children: ESTree.JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText')
        found.push({ text: child.value, start: child.start + child.value.search(/\S|$/) });
      if (child.type === 'JSXExpressionContainer') found.push(...possibleLiterals(child.expression));
    }
  };
  new Visitor({
    JSXElement: (node) => addChildren(node.children),
    JSXFragment: (node) => addChildren(node.children),
    JSXAttribute: (node) => {
      if (node.name.type !== 'JSXIdentifier' || !TEXT_PROPS.has(node.name.name)) return;
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      found.push(...possibleLiterals(value));
    },
  }).visit(file.program);
  return found;
}

/** No literal user text on a screen: it belongs to the dictionaries. */
export const noLiteralText: Rule = (files) =>
  files
    .filter(({ path }) => SCREENS.test(path) && !isTest(path))
    .flatMap((file): Finding[] =>
      literalsIn(file)
        .filter(({ text }) => isUserText(text))
        .map(({ text, start }) => findingAt(file, start, `text outside the dictionaries: '${text.trim()}'`)),
    );
