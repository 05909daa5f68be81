/** A reader for the ZIP files of the tests: finds parts through the central directory, as every program does. */

import { crc32, inflateRawSync } from 'node:zlib';

/** The parts of an archive by name; throws when a checksum or a size is wrong. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const parts = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i += 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    if (crc32(data) !== archive.readUInt32LE(at + 16)) throw new Error(`${name}: wrong checksum`);
    if (data.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name}: wrong size`);
    parts.set(name, data.toString());
    at += 46 + nameLength;
  }
  return parts;
}
