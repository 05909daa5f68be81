import { io, type Socket } from 'socket.io-client';

// A client as the two specifications describe it, written from their text alone: nothing of the product is imported here.

export type Row = Record<string, unknown>;
export type Body = Record<string, unknown>;

/** An answer, as far as the specification lets its client look at it: `data`, or the whole list [spec A §7, B §7]. */
export interface Answer {
  status: number;
  data: unknown;
  message: string;
  text: string;
}

export class Refused extends Error {
  readonly call: string;
  readonly answer: Answer;

  constructor(call: string, answer: Answer) {
    super(`${call}: ${answer.status} ${answer.text.slice(0, 300)}`);
    this.call = call;
    this.answer = answer;
  }
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? (JSON.parse(text) as Row) : {};
  return { status: response.status, data: body.data, message: String(body.message ?? ''), text };
};

/** '?tgl_from=…', of what was filled in. */
const searchOf = (query: Body): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? '' : `?${search}`;
};

/** One signed-in user: an auth token header with every call, and nothing else that the specification does not name. */
export class SpecClient {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #open: Socket[] = [];
  /** Method and path of every call made, with the path's values as they were sent. */
  readonly made: string[] = [];
  user: Row = {};

  constructor(base: string, extra: Record<string, string> = {}) {
    this.#base = base;
    this.#headers = { ...extra };
  }

  get token(): string {
    return String(this.user.token);
  }

  /** Keeps the user record of the answer [spec B §3]. */
  async login(user_id: string, password: string): Promise<Row> {
    const { data } = await this.post('users/login', { user_id, password });
    this.user = data as Row;
    this.#headers['x-auth-token'] = this.token;
    return this.user;
  }

  /** A call whatever becomes of it. */
  async ask(method: string, path: string, body?: Body): Promise<Answer> {
    this.made.push(`${method} ${path}`);
    const response = await fetch(`${this.#base}/api/v1/${path}`, {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answerOf(response);
  }

  async #done(method: string, path: string, body?: Body): Promise<Answer> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 200) throw new Refused(`${method} ${path}`, answer);
    return answer;
  }

  get(path: string, query: Body = {}): Promise<Answer> {
    return this.#done('GET', `${path}${searchOf(query)}`);
  }

  /** The rows that a list is read from. */
  async rows(path: string, query: Body = {}): Promise<Row[]> {
    const { data } = await this.get(path, query);
    if (!Array.isArray(data)) throw new Error(`${path} is no list`);
    return data as Row[];
  }

  post(path: string, body: Body = {}): Promise<Answer> {
    return this.#done('POST', path, body);
  }

  put(path: string, body: Body = {}): Promise<Answer> {
    return this.#done('PUT', path, body);
  }

  delete(path: string): Promise<Answer> {
    return this.#done('DELETE', path);
  }

  /** Listens on the API host [spec B §7], with its token as in every call, or in the query where a page cannot set headers. */
  listen(by: 'header' | 'query', channels: readonly string[]): Promise<Ear> {
    const known =
      by === 'header' ? { extraHeaders: { 'x-auth-token': this.token } } : { query: { token: this.token } };
    return new Promise((resolve, reject) => {
      const socket = io(this.#base, { ...known, transports: ['websocket'], reconnection: false });
      this.#open.push(socket);
      const heard: Ear['heard'] = [];
      for (const channel of channels) socket.on(channel, (data: unknown) => heard.push({ channel, data }));
      socket.on('connect', () => resolve({ heard }));
      socket.on('connect_error', reject);
    });
  }

  /** The token is gone whatever the server says [spec B §7]. */
  async logout(): Promise<void> {
    await this.post('users/logout', { user_id: this.user.user_id });
    this.close();
  }

  close(): void {
    for (const socket of this.#open.splice(0)) socket.disconnect();
  }
}

/** What came over the live socket. */
export interface Ear {
  heard: { channel: string; data: unknown }[];
}
