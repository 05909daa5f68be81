const pencairanMarketplace = {
  account: 'Account',
  add: 'Record a payout',
  channel: 'Channel',
  chooseChannel: 'Choose a channel first',
  nothingWaits: 'No sale waits',
  received: 'Received',
  remark: 'Remark',
  searchPlaceholder: 'Number, remark',
  settle: 'Pay out {{amount}}',
  title: 'Marketplace payouts',
  waiting: 'Sales not paid out',
  whyLess: 'Why {{amount}} less',
  whyMore: 'Why {{amount}} more',
};
export default pencairanMarketplace;
