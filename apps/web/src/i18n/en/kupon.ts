const kupon = {
  chooseFirst: 'First choose the coupon they are like in the list',
  count: 'How many',
  countHelp: '1 to {{max}} coupons at once',
  issueAndPrint: 'Issue & print ({{jumlah}})',
  issueLike:
    'Terms and worth are those of {{kode}} ({{keterangan}}); each coupon gets a random code of its own.',
  issueMany: 'Issue many',
  issueTitle: 'Issue many coupons',
  issued: '{{jumlah}} coupons issued, issue {{terbitan}}',
  printIssue: 'Print issue',
};
export default kupon;
