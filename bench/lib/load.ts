import { type Answer, Connection } from './connection.ts';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

export interface LoadResult {
  answers: Answer[];
  /** Milliseconds of each answer, in the order of the requests. */
  latencies: number[];
  /** Answers per second over the whole. */
  rate: number;
}

/** Sends all requests over the connections, each taking the next one as soon as it has its answer. */
export const runLoad = async (
  connections: readonly Connection[],
  requests: readonly Request[],
): Promise<LoadResult> => {
  const answers: Answer[] = new Array(requests.length);
  const latencies: number[] = new Array(requests.length);
  let next = 0;
  const client = async (connection: Connection): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const { method, path, body } = requests[index] as Request;
      const start = performance.now();
      answers[index] = await connection.call(method, path, body);
      latencies[index] = performance.now() - start;
    }
  };
  const start = performance.now();
  await Promise.all(connections.map(client));
  return { answers, latencies, rate: (requests.length * 1000) / (performance.now() - start) };
};

export const openConnections = (
  url: string,
  who: { token: string; toko?: string },
  count: number,
): Promise<Connection[]> => Promise.all(Array.from({ length: count }, () => Connection.open(url, who)));

export const closeAll = (connections: readonly Connection[]): void => {
  for (const connection of connections) connection.close();
};

/** Throws with the first answer that is not 200: a benchmark of refusals would measure nothing. */
export const requireOk = (answers: readonly Answer[]): void => {
  const bad = answers.find(({ status }) => status !== 200);
  if (bad) throw new Error(`${bad.status}: ${bad.body}`);
};
