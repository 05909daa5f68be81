import { fotoPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { sendImage } from '../../kit/api/upload.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

interface Props {
  /** The barcode that the first photo gave. */
  foto: string;
  /** Numbers of the further ones. */
  lain: readonly number[];
  disabled: boolean;
  onChange: (lain: number[]) => void;
}

const nameOf = (foto: string, urut: number) => `${foto}/${urut}`;

/** Further photos of a bought piece, such as its stamp and its clasp. */
export const FurtherPhotos = ({ foto, lain, disabled, onChange }: Props) => (
  <PhotoStrip
    names={lain.map((urut) => nameOf(foto, urut))}
    disabled={disabled}
    send={async (file, show) => {
      const fields = { kode_barcode: foto };
      const { urut } = await sendImage<{ urut: number }>('POST', fotoPembelian.path, file, { fields });
      show(nameOf(foto, urut));
      onChange([...lain, urut]);
    }}
    onDrop={(name) => onChange(lain.filter((urut) => nameOf(foto, urut) !== name))}
  />
);
