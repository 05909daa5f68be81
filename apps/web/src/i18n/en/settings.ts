import type id from '../id/settings.ts';

const settings: Record<keyof typeof id, string> = {
  originPUSAT: 'Head office',
  originSTANDAR: 'Standard',
  originTOKO: 'Shop',
  drop: 'Discard changes',
  forCustomer: "Customer's sheet",
  forShop: "Shop's sheet",
  hundredths: 'Hundredths of a gram',
  notaFields: 'Nota of a sale',
  notaTitle: 'Nota settings',
  preview: 'Preview',
  previewOf: 'Preview of the nota on {{format}} paper',
  reset: 'Back to the default',
  resetOf: 'Back to the default: {{setting}}',
  roundingStep: 'Rounding step (grams)',
  sampleSign: 'Customer',
  sampleStamp: 'Yours faithfully',
  sampleTotal: 'Total',
  save: 'Save changes',
  saveChanges: 'Save {{count}} changes',
  scopeAll: 'Changes become the default of all shops.',
  scopeToko: 'Changes apply to shop {{toko}}.',
  search: 'Search settings',
  systemTitle: 'System settings',
  thousandths: 'Thousandths of a gram',
};
export default settings;
