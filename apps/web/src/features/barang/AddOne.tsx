import { useQueryClient } from '@tanstack/react-query';
import AddBarang from './AddBarang.tsx';

interface Props {
  onClose: () => void;
  onSaved: (kode_barcode: string) => void;
}

/** The form of a new piece for another screen: one piece, which is handed over. */
const AddOne = ({ onClose, onSaved }: Props) => {
  const client = useQueryClient();
  return (
    <AddBarang
      once
      onClose={onClose}
      onSaved={({ kode_barcode }) => {
        void client.invalidateQueries({ queryKey: ['barang'] });
        onClose();
        onSaved(kode_barcode);
      }}
      onOpen={onSaved}
    />
  );
};

export default AddOne;
