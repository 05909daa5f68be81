import type { Master } from '@kadar/contract/master.ts';
import { type ComponentType, useState } from 'react';
import { later } from '../kit/later.tsx';
import type { FieldInputs } from '../kit/list/field-input.ts';
import type { FormValues } from '../kit/list/form-values.ts';
import { ListPage, type ListPageProps } from '../kit/list/ListPage.tsx';
import { WaitingRows } from '../kit/page/WaitingRows.tsx';
import { AksesInput } from './AksesInput.tsx';

/** Fields of masters whose input is more than their kind. */
const INPUTS: Readonly<Record<string, FieldInputs>> = { users: { akses: AksesInput } };

const UserSessions = later(() => import('../features/pengguna/UserSessions.tsx'));
const KuponActions = later(() => import('../features/kupon/KuponActions.tsx'));
const MemberButton = later(() => import('../features/halaman-member/MemberButton.tsx'));

/** Buttons of masters beside Add. */
const EXTRAS: Readonly<Record<string, ListPageProps['extra']>> = {
  member: (active) => <MemberButton active={active} />,
  kupon: (active, refresh) => <KuponActions active={active} refresh={refresh} />,
  users: (active) => (
    <UserSessions user_id={typeof active?.user_id === 'string' ? active.user_id : undefined} />
  ),
};

const Waiting = () => <WaitingRows h={520} />;
const Preview = later(() => import('../features/katalog/Preview.tsx'), Waiting);

/** What stands beside the forms of the lists that customers see. */
const asideOf = (name: string): ComponentType<{ values: FormValues }> => {
  const Aside = ({ values }: { values: FormValues }) => <Preview master={name} values={values} />;
  return Aside;
};

/** The list page of any master. */
const MasterScreen = ({ master }: { master: Master }) => {
  const inputs = INPUTS[master.name];
  const extra = EXTRAS[master.name];
  const [Aside] = useState(() => (master.menu?.group === 'katalog' ? asideOf(master.name) : undefined));
  return (
    <ListPage
      master={master}
      {...(inputs && { inputs })}
      {...(extra && { extra })}
      {...(Aside && { Aside })}
    />
  );
};

export default MasterScreen;
