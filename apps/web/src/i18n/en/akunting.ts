import type id from '../id/akunting.ts';

const akunting: Record<keyof typeof id, string> = {
  account: 'Account number',
  accountOf: 'Account number for {{role}}',
  back: 'Back',
  credit: 'Credit',
  debit: 'Debit',
  dropChanges: 'Your changes are not saved. Go back all the same?',
  edit: 'Edit',
  editOf: 'Edit the accounts of {{name}}',
  mapped: 'Accounts set',
  pick: 'Choose an account…',
  role: 'Account role',
  save: 'Save changes',
  side: 'Side',
  title: 'Accounting parameters',
  trx: 'Journal name',
  type: 'Journal type',
};
export default akunting;
