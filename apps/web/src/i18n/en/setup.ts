import type id from '../id/setup.ts';

const setup: Record<keyof typeof id, string> = {
  back: 'Back',
  codeHelp: 'Three letters or digits, part of every document number',
  create: 'Set up Kadar',
  done: 'Kadar is ready, please log in',
  goldPrice: 'Gold price per gram (24K)',
  headAddress: 'Head office address',
  headCode: 'Head office code',
  headName: 'Head office name',
  intro: 'The database is empty. Three steps, and your shop can work.',
  next: 'Next',
  ownerId: "Owner's user ID",
  ownerName: "Owner's name",
  ownerPassword: 'Password',
  passwordHelp: 'At least 8 characters',
  priceHelp: "Today's global price; can be changed at any time",
  shopAddress: 'Shop address',
  shopCode: 'Shop code',
  shopName: 'Shop name',
  stepHead: 'Head office',
  stepOwner: 'Owner',
  stepShop: 'First shop',
  title: 'Setting up Kadar',
};
export default setup;
