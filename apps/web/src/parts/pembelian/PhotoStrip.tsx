import { MAX_FOTO } from '@kadar/contract/endpoints/foto-produk.ts';
import { Button, Input, UnstyledButton } from '@mantine/core';
import { IconPhotoCheck, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './pembelian.module.css';
import { taken, useTakePhoto } from './useTakePhoto.ts';

interface Props {
  /** Names that the server gave, of all but the first photo. */
  names: readonly string[];
  disabled: boolean;
  /** Sends one more and shows it under its name. */
  send: (file: File, show: (name: string) => void) => Promise<void>;
  onDrop: (name: string) => void;
}

/** Further photos of a piece beside its first, up to MAX_FOTO together; what is taken away is swept by the server. */
export const PhotoStrip = ({ names, disabled, send, onDrop }: Props) => {
  const { t } = useTranslation('pembelian');
  const { picker, busy, problem } = useTakePhoto(disabled, send);
  return (
    <Input.Wrapper error={problem}>
      <div className={css.further} {...picker.drop}>
        {picker.inputs}
        {names.map((name, at) => {
          const picture = taken.get(name);
          const label = t('dropPhoto', { urut: at + 2 });
          return (
            <UnstyledButton
              key={name}
              className={css.furtherOne}
              disabled={disabled}
              aria-label={label}
              title={label}
              onClick={() => onDrop(name)}
            >
              {picture ? (
                <img src={picture} alt="" />
              ) : (
                <IconPhotoCheck size={24} stroke={1.3} aria-hidden="true" />
              )}
              <IconX className={css.furtherDrop} size={14} aria-hidden="true" />
            </UnstyledButton>
          );
        })}
        {names.length < MAX_FOTO - 1 && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
            loading={busy}
            disabled={disabled}
            onClick={picker.choose}
          >
            {t('morePhotos')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
};
