/** What stands outside the shell, known before the screens are (`open` of their routes). */
export const OPEN_PATHS: readonly string[] = [
  '/',
  '/setup',
  '/otorisator',
  '/layar-pelanggan',
  '/terms-and-conditions',
  '/privacy-policy',
];
