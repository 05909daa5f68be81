const harga = {
  change: 'Change',
  down: '{{amount}} lower ({{percent}} %)',
  field: 'Global price',
  fieldHelp: 'Rupiah per gram of fine gold, for every shop from the moment it is saved',
  history: 'Price history',
  line: 'Gold price over time',
  reloading: 'The page reloads in a moment…',
  save: 'Save data',
  since: 'Since',
  title: 'Global gold price',
  up: '{{amount}} higher ({{percent}} %)',
  user: 'User',
};
export default harga;
