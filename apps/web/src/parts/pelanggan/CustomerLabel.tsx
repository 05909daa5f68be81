import member from '@kadar/contract/masters/member.ts';
import { Marked } from '../../kit/Marked.tsx';
import { useText } from '../../kit/text.ts';
import css from './customer-label.module.css';

interface Props {
  nama_customer: string;
  /** A value of the member list's choice; none for a customer without membership. */
  jenis_pelanggan?: string | null | undefined;
  /** Marked in the name. */
  search?: string;
}

/** Who a form is for: the name, and what kind of customer he is [spec B §2]. */
export const CustomerLabel = ({ nama_customer, jenis_pelanggan, search = '' }: Props) => {
  const read = useText();
  const kind = member.fields.jenis_pelanggan?.choices?.find(({ value }) => value === jenis_pelanggan);
  return (
    <span className={css.label}>
      <strong>
        <Marked text={nama_customer} search={search} />
      </strong>
      {jenis_pelanggan && <span className={css.kind}>{kind ? read(kind.label) : jenis_pelanggan}</span>}
    </span>
  );
};
