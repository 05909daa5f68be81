import { useQueryClient } from '@tanstack/react-query';
import type { OfferedProps } from '../../parts/offered-forms.ts';
import AddBarang from './AddBarang.tsx';

/** The form of a new piece for another screen: one piece, which is handed over, or those of a batch. */
const AddOne = ({ batch, onClose, onSaved }: OfferedProps['barang']) => {
  const client = useQueryClient();
  const once = batch === undefined;
  return (
    <AddBarang
      once={once}
      {...(batch && { batch })}
      onClose={onClose}
      onSaved={({ kode_barcode }) => {
        void client.invalidateQueries({ queryKey: ['barang'] });
        if (once) onClose();
        onSaved(kode_barcode);
      }}
      onOpen={onSaved}
    />
  );
};

export default AddOne;
