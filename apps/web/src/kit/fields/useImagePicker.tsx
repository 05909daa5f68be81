import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IMAGE_TYPES } from '../api/upload.ts';

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/**
 * Pictures from files, dropped, pasted anywhere on the screen, or from the phone's camera: `inputs` and `drop` go into the
 * place that takes them, the rest is for its buttons and its look.
 */
export const useImagePicker = (onFiles: (files: File[]) => void, { multiple = false } = {}) => {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData).filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    window.addEventListener('paste', pasted);
    return () => window.removeEventListener('paste', pasted);
  }, []);

  const input = (own: RefObject<HTMLInputElement | null>, capture: boolean) => (
    <input
      ref={own}
      type="file"
      accept={IMAGE_TYPES.join(',')}
      multiple={multiple && !capture}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      {...(capture && { capture: 'environment' as const })}
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])]);
        event.currentTarget.value = '';
      }}
    />
  );
  return {
    over,
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFiles(filesIn(event.dataTransfer));
      },
    },
    inputs: (
      <>
        {input(file, false)}
        {input(camera, true)}
      </>
    ),
    choose: () => file.current?.click(),
    photograph: () => camera.current?.click(),
  };
};
