import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 48em)';

/** The same at one moment. */
export const onPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Whether the screen is a phone's, from the first draw on. */
export const usePhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
