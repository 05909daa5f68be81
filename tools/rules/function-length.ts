import { type ESTree, Visitor } from 'vite';
import { type Finding, findingAt, isTest, type Rule } from './source.ts';

export const FUNCTION_LINES_AT_MOST = 120;

/** A longer function has a second subject; what a test file hands to `describe` and `test` is a list of cases. */
export const shortFunctions: Rule = (files) =>
  files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      const findings: Finding[] = [];
      const measure = ({ start, end }: ESTree.Node) => {
        const lines = file.text.slice(start, end).split('\n').length;
        if (lines > FUNCTION_LINES_AT_MOST)
          findings.push(findingAt(file, start, `a function of ${lines} lines: split it by subject`));
      };
      new Visitor({
        FunctionDeclaration: measure,
        FunctionExpression: measure,
        ArrowFunctionExpression: measure,
      }).visit(file.program);
      return findings;
    });
