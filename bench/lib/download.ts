import { Agent, get } from 'node:http';

export interface Download {
  /** Milliseconds until the first byte of the body, and until the last. */
  firstByte: number;
  total: number;
  bytes: number;
}

const agent = new Agent({ keepAlive: true });

/** Reads an answer to its end over a kept connection. Rejects unless it is 200 and whole. */
export const download = (
  url: string,
  path: string,
  who: { token: string; toko?: string },
): Promise<Download> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = { 'x-auth-token': who.token, ...(who.toko && { 'x-toko': who.toko }) };
    const request = get(`${url}/api/v1/${path}`, { agent, headers }, (response) => {
      let firstByte = 0;
      let bytes = 0;
      const head: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        firstByte ||= performance.now() - start;
        bytes += chunk.length;
        if (response.statusCode !== 200) head.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ firstByte, total: performance.now() - start, bytes });
        else reject(new Error(`${path}: ${response.statusCode} ${Buffer.concat(head).toString()}`));
      });
    });
    request.on('error', reject);
  });
