import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { fetchNota, lookAtNota, type Nota } from './fetch-nota.ts';

export interface NotaState {
  nota: Nota | null;
  /** Why it is not printed yet, in the user's language. */
  problem: string | null;
  loading: boolean;
  /** Counts a print and sends it to the printer. */
  print: (no_faktur: string) => Promise<void>;
  /** Shows it as it was printed last, without counting. */
  look: (no_faktur: string) => Promise<void>;
  clear: () => void;
}

/** One nota, looked at or on its way to the printer. */
export const useNota = (): NotaState => {
  const [nota, setNota] = useState<Nota | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  // What was asked for last; an answer that comes after the screen went on is of no use to anybody.
  const asked = useRef(0);
  const fetchBy = (way: typeof fetchNota) => async (no_faktur: string) => {
    asked.current += 1;
    const mine = asked.current;
    setLoading(true);
    setProblem(null);
    try {
      const fetched = await way(no_faktur);
      if (mine === asked.current) setNota(fetched);
      else URL.revokeObjectURL(fetched.url);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mine === asked.current && error.kind !== 'dismissed') setProblem(error.message);
    } finally {
      if (mine === asked.current) setLoading(false);
    }
  };
  const url = nota?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return {
    nota,
    problem,
    loading,
    clear: () => {
      asked.current += 1;
      setLoading(false);
      setNota(null);
      setProblem(null);
    },
    print: fetchBy(fetchNota),
    look: fetchBy(lookAtNota),
  };
};
