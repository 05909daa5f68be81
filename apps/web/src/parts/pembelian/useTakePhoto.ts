import { useState } from 'react';
import { isApiError } from '../../kit/api/errors.ts';
import { failure, imageProblem } from '../../kit/api/upload.ts';
import { useImagePicker } from '../../kit/fields/useImagePicker.tsx';
import { keysWaitFor } from '../../kit/keys/keys.ts';

/** Pictures taken on this device, by the name the server gave them: nobody is sent them before their document is posted. */
export const taken = new Map<string, string>();

/** One photo at a time from the camera or a file, sent at once; `send` shows it under the name the server gave. */
export const useTakePhoto = (
  disabled: boolean,
  send: (file: File, show: (name: string) => void) => Promise<void>,
) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const wrong = imageProblem(file);
      if (wrong) throw failure('refused', 422, wrong);
      await keysWaitFor(() => send(file, (name) => void taken.set(name, URL.createObjectURL(file))));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setProblem(thrown.message);
    } finally {
      setBusy(false);
    }
  };
  const picker = useImagePicker(([file]) => {
    if (file && !disabled && !busy) void take(file);
  });
  return { picker, busy, problem };
};
