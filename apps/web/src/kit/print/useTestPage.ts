import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../api/errors.ts';
import { showFailure } from '../dialogs/toasts.ts';
import { CETAK_KEY, queuePrint } from './queue.ts';

/** A test page of a printer, and a kick of the drawer. */
export const useTestPage = () => {
  const client = useQueryClient();
  const [testing, setTesting] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<unknown>) => {
    setTesting(name);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error);
    } finally {
      setTesting(null);
      void client.invalidateQueries({ queryKey: CETAK_KEY });
    }
  };
  return {
    testing,
    test: (kode_printer: string) => run(kode_printer, () => queuePrint({ apa: 'UJI', kode_printer })),
    kick: () => run('LACI', () => queuePrint({ apa: 'LACI' })),
  };
};
