import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { unknownOutcome } from '../api/useIntent.ts';
import {
  dropAnswered,
  keepUnanswered,
  outgoing,
  placeOf,
  type Shelf,
  textOf,
  type Unanswered,
  unansweredAt,
} from './outbox.ts';

const NOON = Date.UTC(2026, 10, 24, 5);
const HOUR = 3_600_000;
const PLACE = placeOf('KASIR1', 'K01', 'tambah-titip/TP1');

let kept: Map<string, string>;
let shelf: Shelf;
beforeEach(() => {
  kept = new Map();
  shelf = {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
});
const sent = (key: string, at = NOON, place = PLACE) =>
  keepUnanswered(shelf, place, { key, body: textOf({ jumlah_rp: 500_000 }), at });
const keys = (place = PLACE, now = NOON) => unansweredAt(shelf, place, now).map(({ key }) => key);

test('what was sent is there until it is answered, with its content and under its key', () => {
  sent('a');
  expect(unansweredAt(shelf, PLACE, NOON)).toEqual([{ key: 'a', body: '{"jumlah_rp":500000}', at: NOON }]);
  dropAnswered(shelf, PLACE, 'a');
  expect(keys()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('the answer of one tab leaves what another one sent', () => {
  sent('second', NOON + 1);
  sent('first');
  expect(keys()).toEqual(['first', 'second']);
  dropAnswered(shelf, PLACE, 'first');
  expect(keys()).toEqual(['second']);
});

test('another user, shop or thing knows nothing of it', () => {
  sent('a');
  for (const place of [
    placeOf('KASIR2', 'K01', 'tambah-titip/TP1'),
    placeOf('KASIR1', 'K02', 'tambah-titip/TP1'),
    placeOf('KASIR1', 'K01', 'tambah-titip/TP'),
    placeOf('KASIR1', 'K01', 'tambah-titip/TP12'),
    placeOf('KASIR1', 'K01/tambah-titip', 'TP1'),
  ])
    expect(keys(place)).toEqual([]);
});

test('what is older than a day is dropped, whoever sent it', () => {
  const other = placeOf('KASIR2', 'K01', 'hari');
  sent('old', NOON - 25 * HOUR);
  sent('theirs', NOON - 25 * HOUR, other);
  sent('young', NOON - 23 * HOUR);
  kept.set('kadar.device.colours', 'dark');
  expect(keys()).toEqual(['young']);
  expect([...kept.keys()]).toEqual([`${PLACE}young`, 'kadar.device.colours']);
});

test('no secret lies on the disk, however deep it stands', () => {
  const body = {
    user_id: 'A',
    password: 'rahasia',
    values: { WABLAS_TOKEN: 'x', pin: '1234' },
    rows: [{ password_baru: 'y' }],
  };
  expect(textOf(body)).toBe('{"user_id":"A","values":{},"rows":[{}]}');
  // Told apart by nothing else, it is the same content: the server refuses a key that comes with another one.
  expect(textOf({ ...body, password: 'lain' })).toBe(textOf(body));
});

test('the same content goes out again under its key; what could stand twice is asked about, unless this screen sent it', () => {
  const waits: Unanswered = { key: 'a', body: '{"rp":5}', at: NOON };
  const here = { asks: true, own: new Set(['a']) };
  const earlier = { asks: true, own: new Set<string>() };
  const overwrites = { asks: false, own: new Set<string>() };
  for (const who of [here, earlier, overwrites]) expect(outgoing([], '{"rp":5}', who)).toBe('new');
  expect(outgoing([waits], '{"rp":5}', here)).toBe(waits);
  expect(outgoing([waits], '{"rp":5}', earlier)).toBe('ask');
  expect(outgoing([waits], '{"rp":5}', overwrites)).toBe(waits);
  for (const who of [here, earlier]) expect(outgoing([waits], '{"rp":6}', who)).toBe('ask');
  expect(outgoing([waits], '{"rp":6}', overwrites)).toBe('new');
});

test('no answer, a broken server and a twin at work leave open what became of it; a refusal does not', () => {
  const unknown = (kind: 'refused' | 'timeout' | 'offline', status: number, code: string) =>
    unknownOutcome(new ApiError(kind, status, { code, message: '' }));
  expect(unknown('timeout', 0, 'KONEKSI_TIMEOUT')).toBe(true);
  expect(unknown('offline', 0, 'KONEKSI_BERMASALAH')).toBe(true);
  expect(unknown('refused', 502, 'REQUEST_GAGAL')).toBe(true);
  expect(unknown('refused', 500, 'GANGGUAN_SERVER')).toBe(true);
  expect(unknown('refused', 409, 'SEDANG_DIPROSES')).toBe(true);
  expect(unknown('refused', 409, 'SUDAH_DIBATALKAN')).toBe(false);
  expect(unknown('refused', 422, 'ISIAN_TIDAK_SAH')).toBe(false);
});
