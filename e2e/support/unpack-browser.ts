import packed from '@sparticuz/chromium';

/** Unpacks the browser that comes through npm before any worker asks for it: two at once find each other's half of it. */
export default async function setup(): Promise<void> {
  if (process.env.KADAR_CHROMIUM) return;
  // Where it does not fit, the flows take the system's.
  await packed.executablePath().catch(() => undefined);
}
