import type { SebabSesi } from '@kadar/contract/endpoint.ts';

const KEY = 'kadar.sebab';

/** Notes why this tab's session ended, for the door that it leads to. */
export const noteEnd = (sebab: SebabSesi): void => sessionStorage.setItem(KEY, sebab);

/** Why the last session of this tab ended; null where nobody said, or it was told already. */
export const endNoted = (): SebabSesi | null => sessionStorage.getItem(KEY) as SebabSesi | null;

export const forgetEnd = (): void => sessionStorage.removeItem(KEY);
