const setorBank = {
  add: 'Deposit or withdraw',
  arah: 'Direction',
  jumlah_rp: 'Amount',
  keterangan: 'Remark',
  no_rekening: 'Account',
  saveIn: 'Withdraw {{amount}}',
  saveOut: 'Deposit {{amount}}',
  searchPlaceholder: 'Document no., remark',
  SETOR: 'To the bank',
  TARIK: 'From the bank',
  title: 'Bank deposits and withdrawals',
};
export default setorBank;
