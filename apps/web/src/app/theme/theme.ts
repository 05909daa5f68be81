import {
  type ConvertCSSVariablesInput,
  createTheme,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core';
import { brick, emerald, gold, ink, night, paper } from './palette.ts';

// What is drawn until the face stands: each name that a device does not have is looked for again in every weight.
const FONT = "'Inter Variable', system-ui, sans-serif";

const inkControl = { defaultProps: { color: 'ink.8' } };
/** Its list scrolls itself (global.css): a frame that scrolls around it would be a stop of its own for the keyboard. */
const choice = { defaultProps: { withScrollArea: false } };

/** Ink and gold: gold fills the one action that matters now, ink carries everything else. */
export const theme = createTheme({
  white: '#ffffff',
  black: '#1c2430',
  colors: { gold, ink, emerald, brick, gray: paper, dark: night, red: brick, green: emerald },
  primaryColor: 'gold',
  primaryShade: { light: 4, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: FONT,
  // Four sizes for what is read, two for key figures [screens: twelve rules].
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '16px', xl: '22px' },
  headings: {
    fontFamily: FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.25' },
      h2: { fontSize: '16px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Badge: { defaultProps: { size: 'lg', fz: 12 } },
    Button: { defaultProps: { variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Checkbox: inkControl,
    Radio: inkControl,
    Switch: inkControl,
    Select: choice,
    Autocomplete: choice,
    // A list with nothing in it says so as its one choice, which cannot be taken.
    ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});

/** The theme with the names that its parts need in the user's language. */
export const themeWith = ({ close }: { close: string }): MantineThemeOverride => {
  const closing = { closeButtonProps: { 'aria-label': close } };
  const transitionProps = { duration: 120 };
  const modal = {
    centered: true,
    overlayProps: { backgroundOpacity: 0.45 },
    transitionProps,
    // The head of a dialog is no landmark of the page.
    attributes: { header: { role: 'presentation' } },
    ...closing,
  };
  return mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: modal },
      Drawer: { defaultProps: { attributes: modal.attributes, transitionProps, ...closing } },
    },
  });
};

/** Where Mantine's own choice of shade would fall under contrast 4.5, and the names our own styles use. */
export const cssVariables: ConvertCSSVariablesInput = {
  variables: { '--k-row': '32px', '--k-header': '56px', '--k-footer': '24px', '--k-bottom': '60px' },
  light: {
    '--mantine-color-body': '#fbfaf7',
    '--mantine-color-anchor': '#8a5e11',
    '--mantine-color-gold-text': '#8a5e11',
    '--mantine-color-gold-light-color': '#6d490c',
    '--mantine-color-gold-outline': '#9a6b15',
    '--mantine-color-dimmed': '#656156',
    '--mantine-color-placeholder': '#716c60',
    '--mantine-color-error': '#b23a2a',
    '--mantine-color-success': '#0f7a52',
    '--mantine-color-default-border': '#cfcabd',
    '--mantine-color-disabled-color': '#716c60',
    '--k-ground': '#fbfaf7',
    '--k-card': '#ffffff',
    '--k-sunken': '#f5f3ed',
    '--k-line': '#e6e2d8',
    '--k-line-strong': '#cfcabd',
    '--k-text': '#1c2430',
    '--k-dim': '#656156',
    '--k-gold-text': '#8a5e11',
    '--k-gold-soft': '#fbf3dd',
    '--k-focus': '#9a6b15',
    '--k-in': '#0f7a52',
    '--k-out': '#b23a2a',
    '--k-chart-1': '#434f60',
    '--k-chart-2': '#9a6b15',
    '--k-chart-3': '#0f7a52',
    '--k-chart-4': '#b23a2a',
    '--k-bar': '#1c2430',
    '--k-bar-text': '#f4efe4',
    '--k-bar-dim': '#b9bdc6',
    '--k-shadow': '0 1px 2px rgb(28 36 48 / 6%), 0 6px 24px rgb(28 36 48 / 6%)',
  },
  dark: {
    '--mantine-color-body': '#12161c',
    '--mantine-color-anchor': '#e8c36a',
    '--mantine-color-gold-text': '#e8c36a',
    '--mantine-color-gold-light': '#3a3019',
    '--mantine-color-gold-light-hover': '#4a3d1f',
    '--mantine-color-gold-light-color': '#f5e3b0',
    '--mantine-color-gold-outline': '#e8c36a',
    '--mantine-color-dimmed': '#aeaca6',
    '--mantine-color-placeholder': '#9a9ea6',
    '--mantine-color-error': '#f0937f',
    '--mantine-color-success': '#5cc596',
    '--mantine-color-default': '#1c232d',
    '--mantine-color-default-border': '#454e5b',
    '--mantine-color-disabled-color': '#9a9ea6',
    '--mantine-color-ink-8': '#66748a',
    '--mantine-color-ink-light': '#2f3a4a',
    '--mantine-color-ink-light-color': '#dbe1ea',
    '--mantine-color-gray-light': '#2b333f',
    '--mantine-color-gray-light-color': '#d2cdc2',
    '--k-ground': '#12161c',
    '--k-card': '#1a2029',
    '--k-sunken': '#151a21',
    '--k-line': '#2b333f',
    '--k-line-strong': '#454e5b',
    '--k-text': '#ece7dc',
    '--k-dim': '#aeaca6',
    '--k-gold-text': '#e8c36a',
    '--k-gold-soft': '#2e2817',
    '--k-focus': '#e8c36a',
    '--k-in': '#5cc596',
    '--k-out': '#f0937f',
    '--k-chart-1': '#a3adbb',
    '--k-chart-2': '#e8c36a',
    '--k-chart-3': '#5cc596',
    '--k-chart-4': '#f0937f',
    '--k-bar': '#0d1116',
    '--k-bar-text': '#f4efe4',
    '--k-bar-dim': '#aeb3bd',
    '--k-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 6px 24px rgb(0 0 0 / 30%)',
  },
};
