import type { Query, SendOptions } from './envelope.ts';
import { send } from './transport.ts';

/** Long exports stream for minutes; nobody waits forever for one. */
const DOWNLOAD_MS = 15 * 60_000;

const nameOf = (response: Response, fallback: string): string => {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(header)?.[1] ?? fallback);
};

/** Hands a file to the browser under a name. */
const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Fetches a file and saves it under the server's name for it. Throws ApiError. */
export const download = async (
  path: string,
  query: Query,
  fallback: string,
  options: Pick<SendOptions, 'toko'> = {},
): Promise<void> => {
  const response = await send('GET', path, { ...options, query, timeout: DOWNLOAD_MS });
  const name = nameOf(response, fallback);
  saveFile(await response.blob(), name);
};
