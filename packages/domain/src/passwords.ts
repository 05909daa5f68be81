/** What people choose first, as it stands without digits and signs around it: the trade's words, and the usual ones of the world. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort kadar kadardemo katasandi sandi rahasia admin administrator adminadmin owner pemilik bos boss
  kasir kasirtoko supervisor spv teknisi support user pengguna login masuk welcome selamat test testing demo guest root
  system server default emas tokoemas tokoperhiasan perhiasan logammulia cincin gelang kalung
  qwerty qwertyui qwertyuiop qwert asdf asdfgh asdfghjk asdfghjkl zxcvbnm zxcvbn qazwsx qazwsxedc
  iloveyou sayang cinta bismillah alhamdulillah indonesia jakarta surabaya bandung garuda merdeka
  doraemon naruto princess sunshine football baseball superman batman monkey dragon letmein trustno master shadow
  michael jessica charlie whatever computer internet samsung android`.split(/\s+/),
);

/** Commonest ones that no rule below tells. */
const COMMON: ReadonlySet<string> = new Set(
  `1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 1a2b3c4d 123qweasd 1234qwer qwer1234 qwe12345
  123qwe123 qweasdzxc asd12345 aa123456 a1234567 1234567a 11223344 12344321 12341234 11112222 147258369 159357456
  123654789 741852963 1029384756 1234567890 0987654321`.split(/\s+/),
);

/** What stands for the letter it looks like. */
const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};
const lettersFor = (text: string, looks: RegExp): string =>
  text.replaceAll(looks, (sign) => LOOKS[sign] ?? sign);

/** One to five signs, again and again: 'aaaaaaaa', '12121212', 'kadarkadar'. */
const REPEATED = /^(.{1,5}?)\1+$/su;

const isRun = (text: string): boolean => {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return codes.length > 2 && steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** What is left without the signs, and the digits at both ends. */
const core = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').replaceAll(/^\p{N}+|\p{N}+$/gu, '');

/** The words that a text may have been made of: with 'P@ssw0rd!1' that is 'password'. */
const wordsIn = (text: string): string[] =>
  [text, lettersFor(text, /[@$]/g)].map(core).flatMap((word) => [word, lettersFor(word, /[01345]/g)]);

const alone = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is his id again and again, with signs and digits around and between; of an id of digits with signs alone. */
const repeats = (text: string, id: string): boolean => {
  if (id === '' || !text.includes(id)) return false;
  const rest = alone(text.replaceAll(id, ''));
  return /\p{L}/u.test(id) ? !/\p{L}/u.test(rest) : rest === '';
};

/** As it is written, without its signs, and without the digits at its ends; with letters for what looks like them. */
const writings = (text: string): string[] => [text, alone(text), lettersFor(alone(text), /[01345]/g)];

/** Whether a password is among the first that anyone would try for this user: the commonest, his own id, runs, repetitions. */
export const isGuessable = (password: string, user_id = ''): boolean => {
  const plain = password.toLowerCase();
  const words = wordsIn(plain);
  const own = user_id.trim().toLowerCase();
  if (own !== '' && (plain === own || (core(own) !== '' && words.includes(core(own))))) return true;
  const ids = [...writings(own), core(own)];
  if (
    writings(lettersFor(plain, /[@$]/g))
      .concat(alone(plain))
      .some((text) => ids.some((id) => repeats(text, id)))
  )
    return true;
  if (REPEATED.test(plain) || isRun(plain) || COMMON.has(plain)) return true;
  return words.some((word) => WORDS.has(word) || isRun(word) || REPEATED.test(word));
};
