import type { CetakJob } from '@kadar/contract/endpoints/cetak.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/errors.ts';
import { alertError } from '../../dialogs/toasts.ts';
import { openTab } from '../print-pdf.ts';
import { OF_DOCUMENT, type PaperWays } from './paper-ways.ts';
import { lookAtNota, type Nota, printNota } from './print-nota.ts';

export interface NotaState {
  /** What is looked at or was printed, with an object URL to show it by. */
  nota: (Nota & { url: string }) | null;
  /** Where a printer of the shop has it instead of the browser's dialog. */
  job: CetakJob | null;
  /** Why it is not printed yet, in the user's language. */
  problem: string | null;
  loading: boolean;
  /** Counts a print and sends it to the printer, by a press: on a phone it opens. */
  print: (nomor: string) => Promise<void>;
  /** The same for what was just posted, by nobody's press: a phone waits for one. */
  printPosted: (nomor: string) => Promise<void>;
  /** Shows it as it was printed last, without counting. */
  look: (nomor: string) => Promise<void>;
  /** Shows nothing any more; a print on its way goes on. */
  clear: () => void;
}

/** One nota, looked at or on its way to the printer. */
export const useNota = (ways: PaperWays = OF_DOCUMENT): NotaState => {
  const { t } = useTranslation('kit');
  const [nota, setNota] = useState<NotaState['nota']>(null);
  const [job, setJob] = useState<CetakJob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  // The paper that is to be seen; an answer that comes after the screen went on is shown to nobody.
  const seen = useRef<string | null>(null);
  // What did not leave, as it is said.
  const stays = useRef<string | null>(null);
  const begin = async (nomor: string, way: (show: (paper: Nota | CetakJob) => void) => Promise<void>) => {
    seen.current = nomor;
    stays.current = null;
    setLoading(true);
    setProblem(null);
    try {
      await way((paper) => {
        if (seen.current !== nomor) return;
        if ('page' in paper) setNota({ ...paper, url: URL.createObjectURL(paper.page) });
        else setJob(paper);
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'dismissed') return;
      const said = `${t('notPrinted')} (${nomor}): ${error.message}`;
      if (seen.current !== nomor) return alertError(said);
      setProblem(error.message);
      stays.current = said;
    } finally {
      if (seen.current === nomor) setLoading(false);
    }
  };
  // Who went on just as it came has not read it.
  const leave = useEffectEvent(() => {
    if (stays.current !== null) alertError(stays.current);
    stays.current = null;
    seen.current = null;
  });
  useEffect(() => () => leave(), []);
  const url = nota?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  const printBy = (nomor: string, tab: Window | null | undefined) =>
    begin(nomor, (show) => printNota({ ways, nomor, show }, tab));
  return {
    nota,
    job,
    problem,
    loading,
    clear: () => {
      leave();
      setLoading(false);
      setNota(null);
      setJob(null);
      setProblem(null);
    },
    print: (nomor) => printBy(nomor, openTab()),
    printPosted: (nomor) => printBy(nomor, undefined),
    look: async (nomor) => {
      await begin(nomor, (show) => lookAtNota({ ways, nomor, show }));
      stays.current = null;
    },
  };
};
