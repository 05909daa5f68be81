import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Client } from './harness.ts';

export interface Part {
  name: string;
  value: Buffer | string;
  filename?: string;
}
/** A multipart form, as a browser sends it. */
export const form = (parts: readonly Part[]): { body: Buffer; headers: Record<string, string> } => {
  const boundary = '----kadar-test';
  const body = Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\ncontent-type: image/jpeg` : ''}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
};
export const picture = (width: number, height: number, background = '#aa3311') =>
  sharp({ create: { width, height, channels: 3, background } });
/** A picture that does not compress, so that its file is large. */
export const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** One chunk of a PNG. */
export const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8 + named.length);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), 4 + named.length);
  return out;
};
/** A PNG that says it is 30,000 × 30,000 and holds next to nothing. */
export const bomb = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Takes the photo of a card or a letter ahead of its document; gives the name that claims it. */
export const cardPhoto = async (client: Client): Promise<string> => {
  const image = await picture(300, 200).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value: image, filename: 'ktp.jpg' }]);
  const reply = await client.post('identitas/foto', body, { headers });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};
