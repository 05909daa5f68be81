import { type ScaleProtocol, ScaleReader, type ScaleReading } from '@kadar/domain/scale.ts';
import { deviceOf, type SerialLike, type SerialPortLike } from '../../kit/serial.ts';
import { HeldWeight } from './held-weight.ts';
import {
  readSettings,
  type ScaleSettings,
  STANDARD_SETTINGS,
  type Store,
  serialOptions,
  writeSettings,
} from './scale-settings.ts';

/** NONE: the browser has no Web Serial. LOST: the cable went out; it is taken up again when it comes back. */
export type ScaleStatus = 'NONE' | 'CLOSED' | 'OPENING' | 'OPEN' | 'LOST' | 'BUSY';

export interface ScaleState {
  status: ScaleStatus;
  settings: ScaleSettings;
  /** What the scale said last. */
  reading: ScaleReading | null;
  protocol: ScaleProtocol | undefined;
  /** The weight in mg that may be booked now. */
  ready: number | null;
  /** The load on the scale was booked; it waits for the next one. */
  taken: boolean;
}

interface Around {
  store: Store;
  now: () => number;
}

const POLL_MS = 400;
const TICK_MS = 500;

/** One scale on a serial port: opened, read line by line, taken up again when it comes back. State for a screen to watch. */
export class ScaleConnection {
  readonly #serial: SerialLike | null;
  readonly #around: Around;
  readonly #held = new HeldWeight();
  readonly #listeners = new Set<() => void>();
  #state: ScaleState;
  #port: SerialPortLike | null = null;
  #stop: (() => Promise<void>) | null = null;
  #wanted = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(serial: SerialLike | null, around: Around) {
    this.#serial = serial;
    this.#around = around;
    this.#state = {
      status: serial ? 'CLOSED' : 'NONE',
      settings: STANDARD_SETTINGS,
      reading: null,
      protocol: undefined,
      ready: null,
      taken: false,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ScaleState => this.#state;

  /** Asks the user for a port and opens it; needs a click. Nothing happens when he chooses none. */
  async connect(): Promise<void> {
    const serial = this.#serial;
    if (!serial) return;
    const port = await serial.requestPort().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotFoundError') return null;
      throw error;
    });
    if (!port) return;
    this.#wanted = true;
    await this.#inTurn(async () => {
      await this.#close();
      await this.#open(port);
    });
  }

  /** Opens the port the user granted before, if there is one, and again whenever it comes back. */
  async resume(): Promise<void> {
    const serial = this.#serial;
    if (!serial) return;
    this.#wanted = true;
    serial.addEventListener('connect', this.#onConnect);
    await this.#inTurn(() => this.#openGranted(serial));
  }

  async disconnect(): Promise<void> {
    this.#wanted = false;
    this.#serial?.removeEventListener('connect', this.#onConnect);
    await this.#inTurn(async () => {
      await this.#close();
      if (this.#serial) this.#show({ status: 'CLOSED' });
    });
  }

  /** Keeps other settings for the device and opens it with them; its protocol is found anew. */
  async configure(change: Partial<Omit<ScaleSettings, 'protocol'>>): Promise<void> {
    const { protocol: _found, ...kept } = this.#state.settings;
    const settings = { ...kept, ...change };
    await this.#inTurn(async () => {
      const port = this.#port;
      this.#show({ settings });
      if (!port) return;
      writeSettings(this.#around.store, deviceOf(port), settings);
      await this.#close();
      await this.#open(port);
    });
  }

  /** The weight in mg to book, once per load; null while none may be booked. */
  take(): number | null {
    const mg = this.#held.take(this.#around.now());
    this.#showHeld();
    return mg;
  }

  /** The same load may be booked once more. */
  release(): void {
    this.#held.release();
    this.#showHeld();
  }

  readonly #onConnect = (): void => {
    const serial = this.#serial;
    if (serial && this.#wanted) void this.#inTurn(() => this.#openGranted(serial));
  };

  /** One after the other: a port that is being closed cannot be opened. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #openGranted(serial: SerialLike): Promise<void> {
    if (this.#port || !this.#wanted) return;
    const [port] = await serial.getPorts();
    if (port) await this.#open(port);
  }

  async #open(port: SerialPortLike): Promise<void> {
    const settings = readSettings(this.#around.store, deviceOf(port));
    this.#held.forget();
    this.#show({ status: 'OPENING', settings, reading: null, protocol: settings.protocol });
    try {
      await port.open(serialOptions(settings));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Another window or program has it.
      this.#show({ status: 'BUSY' });
      return;
    }
    this.#port = port;
    this.#show({ status: 'OPEN' });
    this.#listen(port, settings);
  }

  #listen(port: SerialPortLike, settings: ScaleSettings): void {
    const lines = new ScaleReader(settings.protocol);
    let closing = false;
    let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
    const polling =
      settings.request === '' ? undefined : setInterval(() => void ask(port, settings.request), POLL_MS);
    const ticking = setInterval(() => this.#showHeld(), TICK_MS);
    const read = async (): Promise<void> => {
      // Each stream ends with an error of the line (framing, parity, overrun), and the port has a new one after it.
      while (port.readable && !closing) {
        reader = port.readable.getReader();
        try {
          for (;;) {
            const { value, done } = await reader.read();
            if (done) return;
            if (value) this.#hear(lines, value);
          }
        } catch (error) {
          if (!(error instanceof DOMException)) throw error;
        } finally {
          reader.releaseLock();
        }
      }
    };
    const reading = read();
    this.#stop = async () => {
      closing = true;
      clearInterval(polling);
      clearInterval(ticking);
      await reader?.cancel().catch(() => undefined);
      await reading;
    };
    void reading.finally(() => {
      if (!closing) void this.#inTurn(() => this.#lost(port));
    });
  }

  #hear(lines: ScaleReader, bytes: Uint8Array): void {
    // Of 7-bit lines read as 8 the highest bit is parity.
    const text = String.fromCharCode(...bytes.map((byte) => byte & 0x7f));
    for (const reading of lines.push(text)) {
      this.#held.note(reading, this.#around.now());
      const unreadable = !reading.ok && reading.reason === 'UNREADABLE' && this.#state.reading?.ok;
      if (!unreadable) this.#show({ reading });
    }
    const { protocol } = lines;
    if (protocol && protocol !== this.#state.settings.protocol && this.#port) {
      const settings = { ...this.#state.settings, protocol };
      writeSettings(this.#around.store, deviceOf(this.#port), settings);
      this.#show({ settings, protocol });
    }
    this.#showHeld();
  }

  async #lost(port: SerialPortLike): Promise<void> {
    if (this.#port !== port) return;
    await this.#close();
    this.#show({ status: 'LOST' });
  }

  async #close(): Promise<void> {
    const port = this.#port;
    await this.#stop?.();
    this.#stop = null;
    this.#port = null;
    this.#held.forget();
    this.#show({ reading: null });
    this.#showHeld();
    // A port whose device is gone is closed already.
    await port?.close().catch(() => undefined);
  }

  #showHeld(): void {
    const ready = this.#held.ready(this.#around.now());
    const { taken } = this.#held;
    if (ready !== this.#state.ready || taken !== this.#state.taken) this.#show({ ready, taken });
  }

  #show(change: Partial<ScaleState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const ask = async ({ writable }: SerialPortLike, request: string): Promise<void> => {
  if (!writable || writable.locked) return;
  const writer = writable.getWriter();
  // A line that broke is noticed by the one who reads.
  await writer.write(new TextEncoder().encode(`${request}\r\n`)).catch(() => undefined);
  writer.releaseLock();
};
