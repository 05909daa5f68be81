import { ActionIcon, Button, Input, Progress } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCamera, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { type Ref, useContext, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import { uploadImage } from '../api/upload.ts';
import css from './image-field.module.css';
import { OfToko } from './records.ts';
import { useImagePicker } from './useImagePicker.tsx';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Addresses of the pictures, in their order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many there may be. */
  max: number;
  /** Call path that takes the files. */
  path: string;
  ref?: Ref<HTMLInputElement>;
}

interface Running {
  id: number;
  name: string;
  share: number;
}

/** Uploads files one after the other and hands over the addresses; says of each how far it is. */
const useUploads = (path: string, onDone: (address: string) => void) => {
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const next = useRef(0);
  const toko = useContext(OfToko);
  const done = useEffectEvent(onDone);
  const one = async (file: File): Promise<void> => {
    const id = next.current++;
    const tell = (share: number) =>
      setRunning((was) => [...was.filter((other) => other.id !== id), { id, name: file.name, share }]);
    tell(0);
    try {
      done(
        (await uploadImage(path, file, { onProgress: tell, ...(toko !== undefined && { toko }) }))
          .gambar_path,
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setRunning((was) => was.filter((other) => other.id !== id));
    }
  };
  return {
    running,
    problem,
    take: async (files: readonly File[]) => {
      setProblem(null);
      for (const file of files) await one(file);
    },
  };
};

/** Pictures from files, dropped, pasted or from the phone's camera; uploaded at once, saved with the form. */
export const ImageField = ({
  label,
  description,
  error,
  required = false,
  disabled = false,
  value,
  onChange,
  max,
  path,
  ref,
}: Props) => {
  const { t } = useTranslation('kit');
  const id = useId();
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const set = (addresses: string[]) => {
    latest.current = addresses;
    onChange(addresses);
  };
  const { running, problem, take } = useUploads(path, (address) =>
    set(max === 1 ? [address] : [...latest.current, address].slice(0, max)),
  );
  const room = max === 1 ? 1 : max - value.length - running.length;
  const add = (files: readonly File[]) => {
    if (!disabled && files.length > 0) void take(files.slice(0, Math.max(room, 0)));
  };
  const picker = useImagePicker(add, { multiple: max > 1 });

  const move = (from: number, by: number) => {
    const moved = [...value];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    set(moved);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error ?? problem}
      withAsterisk={required}
      labelProps={{ id }}
    >
      <fieldset
        {...picker.drop}
        aria-labelledby={id}
        className={css.field}
        data-over={picker.over || undefined}
      >
        {picker.inputs}
        {value.map((address, index) => (
          <figure key={address} className={css.picture}>
            <img src={address} alt={t('pictureOf', { label, no: index + 1 })} />
            <figcaption>
              {index > 0 && (
                <ActionIcon
                  variant="default"
                  aria-label={t('moveBefore', { no: index + 1 })}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowLeft size={18} />
                </ActionIcon>
              )}
              {index < value.length - 1 && (
                <ActionIcon
                  variant="default"
                  aria-label={t('moveAfter', { no: index + 1 })}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowRight size={18} />
                </ActionIcon>
              )}
              <ActionIcon
                variant="default"
                aria-label={t('removePicture', { no: index + 1 })}
                onClick={() => set(value.filter((one) => one !== address))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </figcaption>
          </figure>
        ))}
        {running.map(({ id: key, name, share }) => (
          <div key={key} className={css.waiting} role="status">
            <span>{name}</span>
            <Progress value={share * 100} aria-label={t('uploading', { name })} />
          </div>
        ))}
        {room > 0 && (
          <div className={css.take}>
            <IconPhotoPlus size={30} aria-hidden="true" />
            <span className={css.hint}>{t('dropPicture')}</span>
            <div className={css.buttons}>
              <Button
                size="compact-sm"
                onClick={picker.choose}
                disabled={disabled}
                // The form's focus lands here when the picture is what is missing.
                ref={ref as Ref<HTMLButtonElement>}
              >
                {t(max === 1 && value.length > 0 ? 'replacePicture' : 'choosePicture')}
              </Button>
              <Button
                size="compact-sm"
                className={css.camera ?? ''}
                leftSection={<IconCamera size={18} />}
                onClick={picker.photograph}
                disabled={disabled}
              >
                {t('camera')}
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </Input.Wrapper>
  );
};
