/** In this order: an Android browser also says Linux, an iPhone also says Mac. */
const DEVICES = [
  ['iPhone', 'IPHONE'],
  ['iPad', 'IPAD'],
  ['Android', 'ANDROID'],
  ['Windows', 'WINDOWS'],
  ['CrOS', 'CHROMEBOOK'],
  ['Macintosh', 'MAC'],
  ['Linux', 'LINUX'],
] as const;

/** A first name for this device from what its browser says of itself; '' where that says nothing. */
export const deviceName = (userAgent: string): string =>
  DEVICES.find(([sign]) => userAgent.includes(sign))?.[1] ?? '';
