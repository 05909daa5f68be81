import type { NotaBeli, notaPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { scannedNota } from '../../kit/dokumen/types.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { useMessage } from '../../kit/text.ts';
import { tellOldSignature } from '../../parts/pembelian/old-signature.ts';

type Line = NotaBeli['lines'][number];

/** Which line of a nota of ours it is, of the kind that `ask` tells of. */
export const useFoundNota = (
  ask: typeof notaPembelian,
  onLine: (nota: NotaBeli, line: Line, kutipan: string) => void,
) => {
  const message = useMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const [nota, setNota] = useState<NotaBeli | null>(null);
  const asked = useRef(0);
  const pick = (of: NotaBeli, line: Line, kutipan = '') => {
    setNota(null);
    if (line.ditukar || line.dibeli)
      return setProblem(message(line.ditukar ? 'BARANG_SUDAH_DITUKAR' : 'BARANG_SUDAH_DIBELI'));
    onLine(of, line, kutipan);
  };
  const look = async (text: string): Promise<void> => {
    const { nomor, urut, kutipan } = scannedNota(text);
    if (!nomor) return;
    asked.current += 1;
    const mine = asked.current;
    setProblem(null);
    // The pieces of the nota before are no answer to this one.
    setNota(null);
    try {
      const { data } = await keysWaitFor(() => call(ask, { params: { nomor } }));
      if (mine !== asked.current) return;
      tellOldSignature(data);
      const one = data.lines.find((line) => line.kode_barcode === nomor || line.urut === urut);
      const only = one ?? (data.lines.length === 1 ? data.lines[0] : undefined);
      if (only) pick(data, only, kutipan);
      else setNota(data);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mine === asked.current) setProblem(error.message);
    }
  };
  return { problem, nota, look, pick, leave: () => setNota(null) };
};
