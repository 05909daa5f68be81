import { Button, UnstyledButton } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { alertError } from '../../kit/dialogs/toasts.ts';
import { useImagePicker } from '../../kit/fields/useImagePicker.tsx';
import { useMessage } from '../../kit/text.ts';
import css from './barang.module.css';
import formCss from './form.module.css';
import { fotoProblem } from './foto.ts';

interface Props {
  label: string;
  onFile: (file: File) => void;
  /** Only buttons under a photo, instead of a place to drop one. */
  compact?: boolean;
  /** The picture taken, shown in the place. */
  preview?: string | undefined;
}

/** A photo from a file, dropped, pasted, or from the phone's camera. */
export const FotoPicker = ({ label, onFile, compact = false, preview }: Props) => {
  const { t } = useTranslation('barang');
  const message = useMessage();
  const take = (picked: File | undefined) => {
    if (!picked) return;
    const problem = fotoProblem(picked);
    if (problem) alertError(message(problem));
    else onFile(picked);
  };
  const picker = useImagePicker((files) =>
    take(files.find(({ type }) => type.startsWith('image/')) ?? files[0]),
  );
  return (
    <div {...picker.drop} className={formCss.picker} data-over={picker.over || undefined}>
      {picker.inputs}
      {!compact && (
        <UnstyledButton
          className={formCss.dropPlace}
          data-filled={preview !== undefined || undefined}
          onClick={picker.choose}
        >
          {preview ? (
            <img src={preview} alt={t('newFoto')} className={css.picture} />
          ) : (
            <>
              <IconPhotoPlus size={34} aria-hidden="true" />
              <span>{t('dropFoto')}</span>
            </>
          )}
        </UnstyledButton>
      )}
      <div className={formCss.pickerButtons}>
        <Button leftSection={<IconPhotoPlus size={18} />} onClick={picker.choose}>
          {label}
        </Button>
        <Button
          className={formCss.camera ?? ''}
          leftSection={<IconCamera size={18} />}
          onClick={picker.photograph}
        >
          {t('camera')}
        </Button>
      </div>
    </div>
  );
};
