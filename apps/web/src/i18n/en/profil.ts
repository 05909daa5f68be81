import type id from '../id/profil.ts';

const profil: Record<keyof typeof id, string> = {
  add: 'Register a fingerprint',
  addText:
    'The fingerprint is read by this device itself; Kadar keeps only its public key. Your password is asked so that a session left open registers no one else.',
  added: 'The fingerprint is registered',
  address: 'Address',
  confirmRemove: 'Delete the fingerprint {{name}} ?',
  createdAt: 'Registered {{time}}',
  device: 'Name of the device',
  deviceHelp: "Such as Mrs Sri's phone, laptop of till 1",
  empty: 'No fingerprint is registered yet',
  fingerprints: 'Fingerprints',
  fingerprintsText: 'Used to authorise on the registered devices.',
  lastUsed: 'Last used {{time}}',
  level: 'Level',
  name: 'Name',
  neverUsed: 'Never used yet',
  noReader: 'This device has no fingerprint reader that can be used, or the page was opened without https.',
  onlyAt: 'Only at {{host}}',
  otorisator: 'Open the authenticator',
  password: 'Your password',
  readerAddress:
    'Fingerprints do not work at this address. Open Kadar over https by its host name, or on localhost.',
  readerBusy: 'The fingerprint of this device is registered already',
  readerDismissed: 'The registration was stopped on the device',
  readerFailed: 'Please try again',
  remove: 'Delete {{name}}',
  removed: 'The fingerprint was deleted',
  title: 'Profile',
  toko: 'Shop',
  userId: 'User ID',
};
export default profil;
