import { namedUsers } from '@kadar/contract/endpoints/session.ts';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useActingToko } from '../session.ts';

interface Props extends Omit<AutocompleteProps, 'value' | 'onChange' | 'data'> {
  value: string;
  onChange: (value: string) => void;
}

/** The id of a user, from those who work at the counters; one who left is typed. */
export const UserField = ({ onChange, ...rest }: Props) => {
  const toko = useActingToko();
  const { data = [] } = useQuery({
    queryKey: ['users', 'kasir', toko],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await call(namedUsers, {}, { signal })).data,
  });
  const names = new Map(data.map(({ user_id, nama }) => [user_id, nama]));
  return (
    <Autocomplete
      {...rest}
      autoComplete="off"
      data={[...names.keys()]}
      onChange={(text) => onChange(text.toUpperCase())}
      renderOption={({ option: { value } }) => `${value} · ${names.get(value) ?? ''}`}
    />
  );
};
