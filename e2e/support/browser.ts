import { existsSync } from 'node:fs';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

// Not the package's own flags: they are for single-use functions (one process, web security off).
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--font-render-hinting=none',
];
/** A flow shows a page for seconds: to optimise its code costs a quarter of the page's time, and is thrown away. */
const FOR_SECONDS = '--js-flags=--no-maglev --no-opt';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** A real Chromium: the one that comes through npm, else the system's. Never downloads. `measured`: it optimises code, as a shop's does. */
export const launchBrowser = async ({ measured = false } = {}): Promise<Browser> => {
  const args = measured ? ARGS : [...ARGS, FOR_SECONDS];
  const system = process.env.KADAR_CHROMIUM ?? SYSTEM.find((path) => existsSync(path));
  const fromNpm = async () =>
    chromium.launch({ executablePath: await packed.executablePath(), args, headless: true });
  const fromSystem = () => chromium.launch({ executablePath: system ?? '', args, headless: true });
  if (process.env.KADAR_CHROMIUM) return fromSystem();
  try {
    return await fromNpm();
  } catch (error) {
    if (!system) throw error;
    return fromSystem();
  }
};
