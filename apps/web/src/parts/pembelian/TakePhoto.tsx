import { Button, Input, UnstyledButton } from '@mantine/core';
import { IconCamera, IconPhotoCheck, IconPhotoPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendImage } from '../../kit/api/upload.ts';
import css from './pembelian.module.css';
import { taken, useTakePhoto } from './useTakePhoto.ts';

interface Props {
  label: string;
  /** Call path that takes the file and answers with its name. */
  path: string;
  /** The shop it is of, where that is not the picked one. */
  toko?: string;
  /** What it answered; '' while there is none. */
  foto: string;
  required?: boolean;
  error?: string | undefined;
  disabled: boolean;
  onTaken: (foto: string) => void;
}

/** One photo from the camera or a file, uploaded at once; that of a piece gives it its barcode. */
export const TakePhoto = ({ label, path, toko, foto, required = false, error, disabled, onTaken }: Props) => {
  const { t } = useTranslation(['pembelian', 'kit']);
  const { picker, busy, problem } = useTakePhoto(disabled, async (file, show) => {
    const { foto: code } = await sendImage<{ foto: string }>(
      'POST',
      path,
      file,
      toko === undefined ? {} : { toko },
    );
    show(code);
    onTaken(code);
  });
  const picture = taken.get(foto);
  const Empty = foto ? IconPhotoCheck : IconPhotoPlus;
  return (
    <Input.Wrapper label={label} labelElement="div" withAsterisk={required} error={error ?? problem}>
      <div className={css.photo} {...picker.drop} data-over={picker.over || undefined}>
        {picker.inputs}
        <UnstyledButton
          className={css.picture}
          onClick={picker.choose}
          disabled={disabled}
          aria-busy={busy}
          aria-label={`${label}: ${t(foto ? 'photoTaken' : 'choosePhoto')}`}
          data-foto={foto}
        >
          {picture ? <img src={picture} alt="" /> : <Empty size={28} stroke={1.3} aria-hidden="true" />}
          <span>{t(foto ? 'photoTaken' : 'choosePhoto')}</span>
        </UnstyledButton>
        <Button
          className={css.camera ?? ''}
          h={44}
          disabled={disabled}
          leftSection={<IconCamera size={16} aria-hidden="true" />}
          onClick={picker.photograph}
        >
          {t('kit:camera')}
        </Button>
      </div>
    </Input.Wrapper>
  );
};
