const login = {
  ended: {
    DIAMBIL_ALIH: 'You were signed out because this user signed in on another device.',
    HAK_DIUBAH: 'Your level, shop or rights were changed. Please sign in again.',
    OLEH_ADMIN: 'Your session was ended by an administrator.',
    PASSWORD: 'Your password was changed on another device. Sign in with the new one.',
    KEDALUWARSA: 'Your session has expired. Please sign in again.',
  },
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
