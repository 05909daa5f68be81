import { type ESTree, Visitor } from 'vite';
import { type Finding, findingAt, type Rule } from './source.ts';

/** What is inside `( )`, `as const`, `satisfies T` and `!`. */
function bare(node: ESTree.Expression): ESTree.Expression {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

const isLiteral = (spread: ESTree.SpreadElement | ESTree.JSXSpreadAttribute): boolean =>
  ['ObjectExpression', 'ArrayExpression'].includes(bare(spread.argument).type);

/** Properties are written where they stand; a literal is not spread into another to save a line. */
export const noLiteralSpread: Rule = (files) =>
  files.flatMap((file) => {
    const findings: Finding[] = [];
    const look = (node: ESTree.SpreadElement | ESTree.JSXSpreadAttribute) => {
      if (isLiteral(node)) findings.push(findingAt(file, node.start, 'a literal is written out, not spread'));
    };
    new Visitor({ SpreadElement: look, JSXSpreadAttribute: look }).visit(file.program);
    return findings;
  });
