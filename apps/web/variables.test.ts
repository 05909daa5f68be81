import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cssVariables, themeWith } from './src/app/theme/theme.ts';
import { variablesOf } from './variables.ts';

test('what is built says what the library would say in the page', () => {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme: themeWith({ close: 'Tutup' }),
      cssVariablesResolver: () => cssVariables,
      withGlobalClasses: false,
    }),
  );
  expect(page).toBe(`<style data-mantine-styles="true">${variablesOf()}</style>`);
  expect(variablesOf()).toContain('--k-ground: #fbfaf7');
});
