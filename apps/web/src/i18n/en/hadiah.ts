const hadiah = {
  add: 'Give a gift',
  arah: 'Direction',
  KELUAR: 'Out',
  keterangan: 'Remark',
  kode_customer: 'Member',
  kode_hadiah: 'Gift',
  MASUK: 'In',
  qty: 'How many',
  saveKELUAR: 'Take out of stock',
  saveMASUK: 'Put into stock',
  saveTUKAR: 'Give for points',
  searchPlaceholder: 'Document no., remark',
  title: 'Gifts for members',
  TUKAR: 'For points',
};
export default hadiah;
