import { useEffect, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { fetchNota, type Nota } from './fetch-nota.ts';

export interface NotaState {
  nota: Nota | null;
  /** Why it is not printed yet, in the user's language. */
  problem: string | null;
  loading: boolean;
  print: (no_faktur: string) => Promise<void>;
  clear: () => void;
}

/** One nota on its way to the printer. */
export const useNota = (): NotaState => {
  const [nota, setNota] = useState<Nota | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const url = nota?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return {
    nota,
    problem,
    loading,
    clear: () => {
      setNota(null);
      setProblem(null);
    },
    print: async (no_faktur) => {
      setLoading(true);
      setProblem(null);
      try {
        setNota(await fetchNota(no_faktur));
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.kind !== 'dismissed') setProblem(error.message);
      } finally {
        setLoading(false);
      }
    },
  };
};
