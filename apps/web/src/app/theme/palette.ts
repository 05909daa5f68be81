import type { MantineColorsTuple } from '@mantine/core';

/** Antique gold: shade 4 is the fill under ink text, 7 the accessible gold of text and focus on white. */
export const gold: MantineColorsTuple = [
  '#fdf8ea',
  '#faf0d3',
  '#f5e3b0',
  '#efd48c',
  '#e8c36a',
  '#dcb04a',
  '#bd8c2a',
  '#9a6b15',
  '#8a5e11',
  '#6d490c',
];

/** Ink: text, the header, and controls that are on. */
export const ink: MantineColorsTuple = [
  '#f2f4f7',
  '#e2e6ec',
  '#c6cdd7',
  '#a3adbb',
  '#7c8898',
  '#5b6779',
  '#434f60',
  '#323c4b',
  '#252e3b',
  '#1c2430',
];

/** Money in. */
export const emerald: MantineColorsTuple = [
  '#e8f6ef',
  '#d0ecdf',
  '#a3d9c0',
  '#72c49e',
  '#4bb284',
  '#25996a',
  '#0f7a52',
  '#0b6644',
  '#085237',
  '#053f2a',
];

/** Money out and danger. */
export const brick: MantineColorsTuple = [
  '#fcefec',
  '#f8dcd6',
  '#f1b9ae',
  '#ea9484',
  '#e4796a',
  '#cf5341',
  '#b23a2a',
  '#962e20',
  '#7a2419',
  '#5e1b12',
];

/** Warm greys of paper, hairlines and secondary text. */
export const paper: MantineColorsTuple = [
  '#fbfaf7',
  '#f5f3ed',
  '#ece9e0',
  '#e0dcd1',
  '#cfcabd',
  '#7a7568',
  '#656156',
  '#4e4b43',
  '#383630',
  '#25241f',
];

/** The dark theme, from text to ground. */
export const night: MantineColorsTuple = [
  '#ece7dc',
  '#d2cdc2',
  '#aeaca6',
  '#8d929b',
  '#454e5b',
  '#2b333f',
  '#1c232d',
  '#12161c',
  '#0d1116',
  '#090c10',
];
