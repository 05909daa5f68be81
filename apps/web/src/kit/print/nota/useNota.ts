import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { toPrinter } from '../print.ts';
import { fetchNota, lookAtNota, type Nota } from './fetch-nota.ts';

export interface NotaState {
  nota: Nota | null;
  /** Where a printer of the shop has it instead of the browser's dialog. */
  job: CetakJob | null;
  /** Why it is not printed yet, in the user's language. */
  problem: string | null;
  loading: boolean;
  /** Counts a print and sends it to the printer. */
  print: (no_faktur: string) => Promise<void>;
  /** Shows it as it was printed last, without counting. */
  look: (no_faktur: string) => Promise<void>;
  clear: () => void;
}

/** How a paper is printed, counted, and looked at. */
export interface PaperWays {
  print: (nomor: string) => Promise<Nota | CetakJob>;
  look: (nomor: string) => Promise<Nota>;
}
const OF_DOCUMENT: PaperWays = {
  print: async (nomor) => (await toPrinter('NOTA', { apa: 'DOKUMEN', nomor })) ?? fetchNota(nomor),
  look: lookAtNota,
};

/** One nota, looked at or on its way to the printer. */
export const useNota = (ways: PaperWays = OF_DOCUMENT): NotaState => {
  const [nota, setNota] = useState<Nota | null>(null);
  const [job, setJob] = useState<CetakJob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  // What was asked for last; an answer that comes after the screen went on is of no use to anybody.
  const asked = useRef(0);
  const fetchBy = (way: (no_faktur: string) => Promise<Nota | CetakJob>) => async (no_faktur: string) => {
    asked.current += 1;
    const mine = asked.current;
    setLoading(true);
    setProblem(null);
    try {
      const fetched = await way(no_faktur);
      if (!('url' in fetched)) setJob(fetched);
      else if (mine === asked.current) setNota(fetched);
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
    job,
    problem,
    loading,
    clear: () => {
      asked.current += 1;
      setLoading(false);
      setNota(null);
      setJob(null);
      setProblem(null);
    },
    print: fetchBy(ways.print),
    look: fetchBy(ways.look),
  };
};
