import type id from '../id/login.ts';

const login: Record<keyof typeof id, string> = {
  about: 'About Kadar',
  cancel: 'Cancel',
  claim: 'Every gram, every rupiah, in its place.',
  claimText:
    "Sales, stock, cash and ledger of your gold shops in one transaction, from the counter to the owner's report.",
  demo: 'Demo logins',
  demoText: 'Demo data: choose a user to log in (password {{password}}).',
  enter: 'Log in',
  password: 'Password',
  privacy: 'Privacy policy',
  showPassword: 'Show the password',
  takeover: 'Take over',
  takeoverText: 'The session elsewhere ends, and you go on here.',
  terms: 'Terms and conditions',
  title: 'Login',
  userId: 'User ID',
  version: 'Kadar {{version}}',
  welcome: 'Welcome',
  welcomeText: 'Log in to your shop.',
};
export default login;
