import type { Master } from '@kadar/contract/master.ts';
import type { FieldInputs } from '../kit/list/field-input.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { AksesInput } from './AksesInput.tsx';

/** Fields of masters whose input is more than their kind. */
const INPUTS: Readonly<Record<string, FieldInputs>> = { users: { akses: AksesInput } };

/** The list page of any master. */
const MasterScreen = ({ master }: { master: Master }) => {
  const inputs = INPUTS[master.name];
  return <ListPage master={master} {...(inputs && { inputs })} />;
};

export default MasterScreen;
