import { sendImage } from '../../kit/api/upload.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import { TakePhoto } from './TakePhoto.tsx';

interface Photos {
  foto: string;
  foto_lain: string[];
}

interface Props extends Photos {
  label: string;
  /** Of the call that keeps one. */
  path: string;
  required: boolean;
  error: string | undefined;
  disabled: boolean;
  onChange: (said: Partial<Photos>) => void;
}

/** What a piece looks like: one photo, and further ones once it is there. */
export const PiecePhotos = ({ foto, foto_lain, path, disabled, onChange, ...said }: Props) => (
  <>
    <TakePhoto
      {...said}
      path={path}
      foto={foto}
      disabled={disabled}
      onTaken={(taken) => onChange({ foto: taken })}
    />
    {foto && (
      <PhotoStrip
        names={foto_lain}
        disabled={disabled}
        send={async (file, show) => {
          const { foto: sent } = await sendImage<{ foto: string }>('POST', path, file);
          show(sent);
          onChange({ foto_lain: [...foto_lain, sent] });
        }}
        onDrop={(name) => onChange({ foto_lain: foto_lain.filter((one) => one !== name) })}
      />
    )}
  </>
);
