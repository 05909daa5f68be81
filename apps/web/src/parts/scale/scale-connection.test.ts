import { afterEach, describe, expect, test } from 'vitest';
import { ScriptedPort, ScriptedSerial } from '../../kit/scripted-port.fixture.ts';
import { FRESH_MS, HeldWeight, PRINTED_FRESH_MS } from './held-weight.ts';
import { noWeightReason } from './no-weight.ts';
import { ScaleConnection } from './scale-connection.ts';
import { STANDARD_SETTINGS } from './scale-settings.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
};

let open: ScaleConnection | undefined;
afterEach(() => open?.disconnect());

const scaleOn = (serial: ScriptedSerial | null, store = memory()) => {
  const clock = { now: 1_000_000 };
  const scale = new ScaleConnection(serial, { store, now: () => clock.now });
  open = scale;
  return { scale, store, clock };
};
const state = (scale: ScaleConnection) => scale.snapshot();
const until = (scale: ScaleConnection, what: object) => expect.poll(() => state(scale)).toMatchObject(what);

test.each([
  ['CLOSED', false, 'scale.CLOSED'],
  ['OPEN', true, 'liftFirst'],
  ['OPEN', false, 'noWeight'],
] as const)('no weight from a scale that is %s, taken: %s', (status, taken, reason) => {
  expect(noWeightReason({ status, taken })).toBe(reason);
});

describe('a scale on a port', () => {
  test('a browser without Web Serial says so and does nothing', async () => {
    const { scale } = scaleOn(null);
    await scale.resume();
    await scale.connect();
    await scale.configure({ baudRate: 2400 });
    await scale.disconnect();
    expect(state(scale)).toMatchObject({ status: 'NONE', ready: null });
  });

  test('opens the port granted before, reads what comes in pieces, and learns the protocol', async () => {
    const port = new ScriptedPort({ usbVendorId: 1027, usbProductId: 24_577 });
    const { scale, store } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    expect(port.opened).toEqual([{ baudRate: 9600, dataBits: 8, parity: 'none', stopBits: 1 }]);
    expect(state(scale)).toMatchObject({ status: 'OPEN', reading: null, ready: null });
    for (const chunk of ['ST,+00', '378.25', '  g\r', '\nUS,+00378.90  g\r\n']) port.say(chunk);
    await until(scale, {
      reading: { ok: false, reason: 'UNSTABLE', mg: 378_900 },
      protocol: 'AND',
      ready: null,
    });
    port.say('ST,+00378.25  g\r\n');
    await until(scale, { reading: { ok: true, mg: 378_250 }, ready: 378_250 });
    expect(JSON.parse(store.kept.get('kadar.device.scale.1027:24577') ?? '')).toEqual({
      ...STANDARD_SETTINGS,
      protocol: 'AND',
    });
  });

  test('nothing granted: closed, until the user chooses; choosing none changes nothing', async () => {
    const serial = new ScriptedSerial();
    const { scale } = scaleOn(serial);
    await scale.resume();
    await scale.connect();
    expect(state(scale).status).toBe('CLOSED');
    serial.chosen = new ScriptedPort();
    await scale.connect();
    expect(state(scale).status).toBe('OPEN');
  });

  test('settings are kept for the device and open it anew', async () => {
    const port = new ScriptedPort();
    const store = memory();
    const first = scaleOn(new ScriptedSerial(port), store);
    await first.scale.resume();
    await first.scale.configure({ baudRate: 2400, frame: '7E1' });
    expect(port.opened.at(-1)).toEqual({ baudRate: 2400, dataBits: 7, parity: 'even', stopBits: 1 });
    expect(state(first.scale).status).toBe('OPEN');
    await first.scale.disconnect();
    const again = scaleOn(new ScriptedSerial(port), store);
    await again.scale.resume();
    expect(state(again.scale).settings).toMatchObject({ baudRate: 2400, frame: '7E1' });
    expect(port.opened.at(-1)).toMatchObject({ baudRate: 2400, dataBits: 7 });
  });

  test('unreadable settings are the standard ones', async () => {
    const store = memory();
    for (const text of ['{', '"x"', '{"baudRate":"fast"}']) {
      store.setItem('kadar.device.scale.COM', text);
      const { scale } = scaleOn(new ScriptedSerial(new ScriptedPort()), store);
      await scale.resume();
      expect(state(scale)).toMatchObject({ status: 'OPEN', settings: STANDARD_SETTINGS });
      await scale.disconnect();
    }
  });

  test('an error of the line is passed over; the figure of before is not booked for it', async () => {
    const port = new ScriptedPort();
    const { scale } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    port.say('S S     12.345 g\r\n');
    await until(scale, { ready: 12_345 });
    port.stumble();
    port.say('S S     99.000 g\r\n');
    await until(scale, { status: 'OPEN', ready: 99_000 });
  });

  test('a pulled cable is noticed, and taken up when it comes back', async () => {
    const port = new ScriptedPort();
    const serial = new ScriptedSerial(port);
    const { scale } = scaleOn(serial);
    await scale.resume();
    port.say('S S     12.345 g\r\n');
    await until(scale, { ready: 12_345 });
    port.vanish();
    await until(scale, { status: 'LOST', reading: null, ready: null });
    // What was on it is not booked for the next piece, and the person is told why.
    expect(scale.take()).toBeNull();
    expect(noWeightReason(state(scale))).toBe('scale.LOST');
    const back = new ScriptedPort();
    serial.plugIn(back);
    await until(scale, { status: 'OPEN' });
    back.say('S S     50.000 g\r\n');
    await until(scale, { ready: 50_000 });
    await scale.disconnect();
    expect(back.closed).toBe(1);
    serial.plugIn(new ScriptedPort());
    expect(state(scale).status).toBe('CLOSED');
  });

  test('of two at one till the later reading wins and the state says whose; each load is booked once; both are taken up again', async () => {
    const [left, right] = [new ScriptedPort({ usbVendorId: 1 }), new ScriptedPort({ usbVendorId: 2 })];
    const serial = new ScriptedSerial(left);
    const { scale, store } = scaleOn(serial);
    await scale.resume();
    serial.chosen = right;
    await scale.connect({ beside: true });
    await scale.connect({ beside: true });
    expect(state(scale)).toMatchObject({ status: 'OPEN', scales: 2, from: 1 });
    left.say('S S     12.345 g\r\n');
    await until(scale, { from: 1, ready: 12_345 });
    expect(scale.take()).toBe(12_345);
    right.say('S S     50.000 g\r\n');
    await until(scale, { from: 2, ready: 50_000, taken: false });
    // The left one goes on saying what still lies on it.
    const heard = new Set<number>();
    const silent = scale.subscribe(() => heard.add(state(scale).from));
    left.say('S S     12.345 g\r\n');
    right.say('S S     50.001 g\r\n');
    await until(scale, { from: 2, ready: 50_001 });
    expect(heard).toEqual(new Set([2]));
    silent();
    left.say('S S     12.400 g\r\n');
    await until(scale, { from: 1, ready: null, taken: true });

    left.vanish();
    await until(scale, { status: 'OPEN', scales: 1, from: 2, reading: null });
    right.say('S S     50.001 g\r\n');
    await until(scale, { ready: 50_001 });
    right.vanish();
    await until(scale, { status: 'LOST', scales: 0 });
    expect(scale.take()).toBeNull();

    serial.granted = [new ScriptedPort({ usbVendorId: 1 }), new ScriptedPort({ usbVendorId: 2 })];
    await scale.resume();
    expect(state(scale)).toMatchObject({ status: 'OPEN', scales: 2 });
    await scale.disconnect();
    // A third device, such as a printer, was never said to be a scale beside the first.
    serial.granted = [new ScriptedPort({ usbVendorId: 1 }), new ScriptedPort({ usbVendorId: 3 })];
    const again = scaleOn(serial, store);
    await again.scale.resume();
    expect(state(again.scale)).toMatchObject({ status: 'OPEN', scales: 1 });
  });

  test('a port that another program has is said to be busy', async () => {
    const port = new ScriptedPort();
    port.busy = true;
    const { scale } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    expect(state(scale).status).toBe('BUSY');
  });

  test('opening and closing in a hurry leaves it as it was asked last', async () => {
    const port = new ScriptedPort();
    const { scale } = scaleOn(new ScriptedSerial(port));
    await Promise.all([scale.resume(), scale.disconnect(), scale.resume()]);
    expect(state(scale).status).toBe('OPEN');
    await Promise.all([scale.disconnect(), scale.resume(), scale.disconnect()]);
    expect(state(scale).status).toBe('CLOSED');
    expect(port.readable).toBeNull();
  });

  test('a scale that must be asked is asked', async () => {
    const port = new ScriptedPort();
    const { scale } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    await scale.configure({ request: 'SI' });
    await expect.poll(() => port.asked.length, { timeout: 3_000 }).toBeGreaterThan(0);
    expect(port.asked[0]).toBe('SI\r\n');
  });

  test('bytes with parity in their highest bit are read', async () => {
    const port = new ScriptedPort();
    const { scale } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    port.sayBytes(
      new TextEncoder().encode('S S     12.345 g\r\n').map((byte, at) => (at % 2 ? byte | 0x80 : byte)),
    );
    await until(scale, { ready: 12_345 });
  });

  test('a load is booked once; the next one again', async () => {
    const port = new ScriptedPort();
    const { scale, clock } = scaleOn(new ScriptedSerial(port));
    await scale.resume();
    port.say('S S    378.250 g\r\n');
    await until(scale, { ready: 378_250 });
    expect(scale.take()).toBe(378_250);
    expect(scale.take()).toBeNull();
    expect(state(scale)).toMatchObject({ ready: null, taken: true });
    port.say('S S    378.240 g\r\n');
    await until(scale, { reading: { ok: true, mg: 378_240 }, ready: null });
    port.say('S D     20.000 g\r\nS S    401.000 g\r\n');
    await until(scale, { ready: 401_000, taken: false });
    clock.now += PRINTED_FRESH_MS + 1;
    expect(scale.take()).toBeNull();
  });
});

describe('which weight may be booked', () => {
  const stable = (mg: number) => ({ ok: true, protocol: 'AND', mg }) as const;

  test('of a scale that talks without pause an old figure is gone sooner than of one with a print key', () => {
    const held = new HeldWeight();
    held.note(stable(5_000), 0);
    expect(held.ready(FRESH_MS + 1)).toBe(5_000);
    expect(held.ready(PRINTED_FRESH_MS + 1)).toBeNull();
    for (let at = 0; at < 5; at++) held.note(stable(5_000), 20_000 + at * 100);
    expect(held.ready(20_400 + FRESH_MS)).toBe(5_000);
    expect(held.ready(20_400 + FRESH_MS + 1)).toBeNull();
  });

  test('a booking that failed gives the load back', () => {
    const held = new HeldWeight();
    held.note(stable(5_000), 0);
    expect(held.take(1)).toBe(5_000);
    held.release();
    expect(held.take(2)).toBe(5_000);
  });

  test('noise of the line neither gives the load back nor takes it away', () => {
    const held = new HeldWeight();
    const noise = { ok: false, protocol: 'AND', reason: 'UNREADABLE', mg: null } as const;
    held.note(stable(5_000), 0);
    held.note(noise, 1);
    expect(held.take(2)).toBe(5_000);
    held.note(noise, 3);
    held.note(stable(5_000), 4);
    expect(held.take(5)).toBeNull();
  });

  test('overload means that something else is on it', () => {
    const held = new HeldWeight();
    held.note(stable(5_000), 0);
    held.take(1);
    held.note({ ok: false, protocol: 'AND', reason: 'OVERLOAD', mg: null }, 2);
    held.note(stable(5_000), 3);
    expect(held.ready(4)).toBe(5_000);
  });
});
