import { Button, UnstyledButton } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alertError } from '../../kit/dialogs/toasts.ts';
import { useMessage } from '../../kit/text.ts';
import css from './barang.module.css';
import formCss from './form.module.css';
import { fotoProblem, fotoTypes } from './foto.ts';

interface Props {
  label: string;
  onFile: (file: File) => void;
  /** Only buttons under a photo, instead of a place to drop one. */
  compact?: boolean;
  /** The picture taken, shown in the place. */
  preview?: string | undefined;
}

const imageIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** A photo from a file, dropped, pasted, or from the phone's camera. */
export const FotoPicker = ({ label, onFile, compact = false, preview }: Props) => {
  const { t } = useTranslation('barang');
  const message = useMessage();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (picked: File | undefined) => {
    if (!picked) return;
    const problem = fotoProblem(picked);
    if (problem) alertError(message(problem));
    else onFile(picked);
  };
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const image = imageIn(event.clipboardData);
    if (!image) return;
    event.preventDefault();
    take(image);
  });
  useEffect(() => {
    window.addEventListener('paste', pasted);
    return () => window.removeEventListener('paste', pasted);
  }, []);

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(imageIn(event.dataTransfer));
    },
  };
  const input = (ref: typeof file, capture: boolean) => (
    <input
      ref={ref}
      type="file"
      accept={fotoTypes}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      {...(capture && { capture: 'environment' as const })}
      onChange={(event) => {
        take(event.currentTarget.files?.[0]);
        event.currentTarget.value = '';
      }}
    />
  );
  return (
    <div {...drop} className={formCss.picker} data-over={over || undefined}>
      {input(file, false)}
      {input(camera, true)}
      {!compact && (
        <UnstyledButton
          className={formCss.dropPlace}
          data-filled={preview !== undefined || undefined}
          onClick={() => file.current?.click()}
        >
          {preview ? (
            <img src={preview} alt={t('newFoto')} className={css.picture} />
          ) : (
            <>
              <IconPhotoPlus size={34} stroke={1.2} aria-hidden="true" />
              <span>{t('dropFoto')}</span>
            </>
          )}
        </UnstyledButton>
      )}
      <div className={formCss.pickerButtons}>
        <Button leftSection={<IconPhotoPlus size={16} />} onClick={() => file.current?.click()}>
          {label}
        </Button>
        <Button
          className={formCss.camera ?? ''}
          leftSection={<IconCamera size={16} />}
          onClick={() => camera.current?.click()}
        >
          {t('camera')}
        </Button>
      </div>
    </div>
  );
};
