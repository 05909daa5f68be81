import { type ScaleProtocol, ScaleReader, type ScaleReading } from '@kadar/domain/scale.ts';
import { deviceOf, type SerialLike, type SerialPortLike } from '../../kit/serial.ts';
import { HeldWeight } from './held-weight.ts';
import { LaterScale } from './later-scale.ts';
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
  /** How many scales are open, and which of them all this is of: the one whose load changed last. */
  scales: number;
  from: number;
}

/** A scale that is open. */
interface Line {
  no: number;
  port: SerialPortLike;
  held: HeldWeight;
  settings: ScaleSettings;
  stop: () => Promise<void>;
}

/** Two hands, two scales. */
const MOST_SCALES = 2;
/** Under which a machine keeps that another scale of this device stands beside the first. */
const BESIDE = 'kadar.device.scale.beside';

interface Around {
  store: Store;
  now: () => number;
}

const POLL_MS = 400;
const TICK_MS = 500;

/** The scale on a serial port, or two of them: opened, read line by line, taken up again when they come back. State for a screen to watch. */
export class ScaleConnection {
  readonly #serial: SerialLike | null;
  readonly #around: Around;
  readonly #later = new LaterScale<Line>();
  readonly #listeners = new Set<() => void>();
  #state: ScaleState;
  /** Those that are open, and the one that the state is of. */
  #lines: readonly Line[] = [];
  #line: Line | undefined;
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
      scales: 0,
      from: 1,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ScaleState => this.#state;

  /** Asks the user for a port and opens it, in place of those that are open or `beside` the one that is; needs a click. Nothing happens when he chooses none. */
  async connect({ beside = false } = {}): Promise<void> {
    const serial = this.#serial;
    if (!serial) return;
    const port = await serial.requestPort().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotFoundError') return null;
      throw error;
    });
    if (!port) return;
    this.#wanted = true;
    await this.#inTurn(async () => {
      if (!beside) await this.#closeAll();
      else if (this.#opened(port)) return;
      else this.#around.store.setItem(BESIDE, deviceOf(port));
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
      await this.#closeAll();
      if (this.#serial) this.#show({ status: 'CLOSED' });
    });
  }

  /** Keeps other settings for the device and opens it with them; its protocol is found anew. */
  async configure(change: Partial<Omit<ScaleSettings, 'protocol'>>): Promise<void> {
    const { protocol: _found, ...kept } = this.#state.settings;
    const settings = { ...kept, ...change };
    await this.#inTurn(async () => {
      const line = this.#line;
      this.#show({ settings });
      if (!line) return;
      writeSettings(this.#around.store, deviceOf(line.port), settings);
      await this.#close(line);
      await this.#open(line.port);
    });
  }

  /** The weight in mg to book, once per load; null while none may be booked. */
  take(): number | null {
    const mg = this.#line?.held.take(this.#around.now()) ?? null;
    this.#showHeld();
    return mg;
  }

  /** The same load may be booked once more. */
  release(): void {
    this.#line?.held.release();
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

  #opened(port: SerialPortLike): boolean {
    return this.#lines.some((line) => line.port === port);
  }

  async #openGranted(serial: SerialLike): Promise<void> {
    if (!this.#wanted) return;
    const granted = (await serial.getPorts()).filter((port) => !this.#opened(port));
    const first = this.#lines.length === 0 ? granted.shift() : undefined;
    if (first) await this.#open(first);
    const device = this.#around.store.getItem(BESIDE);
    const second = granted.find((port) => deviceOf(port) === device);
    if (second && this.#lines.length === 1) await this.#open(second);
  }

  async #open(port: SerialPortLike): Promise<void> {
    const settings = readSettings(this.#around.store, deviceOf(port));
    const alone = this.#lines.length === 0;
    if (this.#lines.length === MOST_SCALES) return;
    if (alone) this.#show({ status: 'OPENING', settings, reading: null, protocol: settings.protocol });
    try {
      await port.open(serialOptions(settings));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Another window or program has it.
      if (alone) this.#show({ status: 'BUSY' });
      return;
    }
    const no = this.#lines.some((line) => line.no === 1) ? 2 : 1;
    const line: Line = { no, port, held: new HeldWeight(), settings, stop: async () => undefined };
    this.#lines = [...this.#lines, line];
    this.#show({ status: 'OPEN', scales: this.#lines.length });
    if (alone) this.#turnTo(line);
    this.#listen(line);
  }

  /** The state is of this scale from now on. */
  #turnTo(line: Line): void {
    if (this.#line === line) return;
    this.#line = line;
    this.#show({ from: line.no, settings: line.settings, protocol: line.settings.protocol });
  }

  #listen(line: Line): void {
    const { port, settings } = line;
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
            if (value) this.#hear(line, lines, value);
          }
        } catch (error) {
          if (!(error instanceof DOMException)) throw error;
        } finally {
          reader.releaseLock();
        }
      }
    };
    const reading = read();
    line.stop = async () => {
      closing = true;
      clearInterval(polling);
      clearInterval(ticking);
      await reader?.cancel().catch(() => undefined);
      await reading;
    };
    void reading.finally(() => {
      if (!closing) void this.#inTurn(() => this.#lost(line));
    });
  }

  #hear(line: Line, lines: ScaleReader, bytes: Uint8Array): void {
    // Of 7-bit lines read as 8 the highest bit is parity.
    const text = String.fromCharCode(...bytes.map((byte) => byte & 0x7f));
    for (const reading of lines.push(text)) {
      const now = this.#around.now();
      line.held.note(reading, now);
      if (!this.#later.hears(line, reading, now)) continue;
      this.#turnTo(line);
      const unreadable = !reading.ok && reading.reason === 'UNREADABLE' && this.#state.reading?.ok;
      if (!unreadable) this.#show({ reading });
    }
    const { protocol } = lines;
    if (protocol && protocol !== line.settings.protocol) {
      line.settings = { ...line.settings, protocol };
      writeSettings(this.#around.store, deviceOf(line.port), line.settings);
      if (this.#line === line) this.#show({ settings: line.settings, protocol });
    }
    this.#showHeld();
  }

  async #lost(line: Line): Promise<void> {
    if (!this.#lines.includes(line)) return;
    await this.#close(line);
    if (this.#lines.length === 0) this.#show({ status: 'LOST' });
  }

  async #closeAll(): Promise<void> {
    for (const line of this.#lines) await this.#close(line);
  }

  async #close(line: Line): Promise<void> {
    await line.stop();
    this.#lines = this.#lines.filter((one) => one !== line);
    this.#later.forget(line);
    this.#show({ scales: this.#lines.length });
    if (this.#line === line) {
      this.#line = undefined;
      this.#show({ reading: null });
      const [other] = this.#lines;
      if (other) this.#turnTo(other);
      this.#showHeld();
    }
    // A port whose device is gone is closed already.
    await line.port.close().catch(() => undefined);
  }

  #showHeld(): void {
    const held = this.#line?.held;
    const ready = held?.ready(this.#around.now()) ?? null;
    const taken = held?.taken ?? false;
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
