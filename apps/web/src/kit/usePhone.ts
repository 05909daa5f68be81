import { useMediaQuery } from '@mantine/hooks';

/** Whether the screen is a phone's, from the first draw on. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
