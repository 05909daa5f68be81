/**
 * The style sheet of the theme's variables, written when the program is built. The library would work the same text out of the same theme
 * in every page before anything is drawn, and put it into the page as one more sheet.
 */
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from './src/app/theme/theme.ts';

const ID = 'virtual:variables.css';
const FILE = '/@kadar/variables.css';

type Part = keyof ConvertCSSVariablesInput;

/** ':root{…}' for both colour schemes and for each; what the library's own sheet says already is not said again. */
export const variablesOf = (): string => {
  const ofTheme = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const said: Record<Part, Record<string, string>> = defaultCssVariablesResolver(DEFAULT_THEME);
  const unsaid = (part: Part): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...ofTheme[part], ...cssVariables[part] }).filter(
        ([name, value]) => said[part][name] !== value,
      ),
    );
  return convertCssVariables({
    variables: unsaid('variables'),
    light: unsaid('light'),
    dark: unsaid('dark'),
  });
};

export const variablesAsSheet = (): Plugin => ({
  name: 'kadar-variables',
  resolveId: (id) => (id === ID ? FILE : null),
  load: (id) => (id === FILE ? variablesOf() : null),
});
