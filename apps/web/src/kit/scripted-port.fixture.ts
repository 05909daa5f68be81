import type { SerialLike, SerialOptions, SerialPortLike } from './serial.ts';

/** A port that says what a test lets it say, a chunk at a time. */
export class ScriptedPort implements SerialPortLike {
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;
  readonly opened: SerialOptions[] = [];
  readonly asked: string[] = [];
  closed = 0;
  busy = false;
  readonly #device: { usbVendorId?: number; usbProductId?: number };
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(device: { usbVendorId?: number; usbProductId?: number } = {}) {
    this.#device = device;
  }

  getInfo(): { usbVendorId?: number; usbProductId?: number } {
    return this.#device;
  }

  async open(options: SerialOptions): Promise<void> {
    if (this.busy) throw new DOMException('in use', 'NetworkError');
    if (this.readable) throw new DOMException('already open', 'InvalidStateError');
    this.opened.push(options);
    this.#newStream();
    this.writable = new WritableStream({
      write: (bytes) => {
        this.asked.push(new TextDecoder().decode(bytes));
      },
    });
  }

  async close(): Promise<void> {
    if (this.readable?.locked) throw new TypeError('the stream is locked');
    this.closed++;
    this.readable = null;
    this.writable = null;
  }

  say(text: string): void {
    this.sayBytes(new TextEncoder().encode(text));
  }

  sayBytes(bytes: Uint8Array): void {
    this.#controller?.enqueue(bytes);
  }

  /** An error of the line: the stream ends, the port has a new one. */
  stumble(): void {
    const broken = this.#controller;
    this.#newStream();
    broken?.error(new DOMException('framing', 'FramingError'));
  }

  /** The cable is pulled. */
  vanish(): void {
    const broken = this.#controller;
    this.readable = null;
    broken?.error(new DOMException('gone', 'NetworkError'));
  }

  #newStream(): void {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
    });
  }
}

/** The browser's list of ports, as a test wants it. */
export class ScriptedSerial implements SerialLike {
  granted: SerialPortLike[];
  chosen: SerialPortLike | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(...granted: SerialPortLike[]) {
    this.granted = granted;
  }

  async getPorts(): Promise<SerialPortLike[]> {
    return this.granted;
  }

  async requestPort(): Promise<SerialPortLike> {
    if (!this.chosen) throw new DOMException('none chosen', 'NotFoundError');
    return this.chosen;
  }

  addEventListener(type: 'connect' | 'disconnect', listener: () => void): void {
    if (type === 'connect') this.#listeners.add(listener);
  }

  removeEventListener(_type: 'connect' | 'disconnect', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  plugIn(port: SerialPortLike): void {
    this.granted = [port];
    for (const listener of this.#listeners) listener();
  }
}
