/** What a line of a bank's statement says it is, and whether its words speak for an entry of our book. */

/** Ways money takes, by the words banks have for them. */
export type LineWay = 'TUNAI' | 'KARTU' | 'QRIS' | 'TRANSFER' | 'LAIN';
/** What the bank takes and gives by itself. */
export type BankOwn = 'BIAYA' | 'BUNGA' | 'PAJAK';

const WAYS: readonly (readonly [LineWay, RegExp])[] = [
  ['QRIS', /\bQR(IS|CODE)?\b/],
  ['KARTU', /\b(EDC|MERCHANT|SETTLEMENT|STTLMNT|KR OTOMATIS|DEBIT CARD|CREDIT CARD|GPN|VISA|MASTERCARD)\b/],
  ['TUNAI', /\b(SETORAN|SETOR|TUNAI|CASH|CDM|TARIKAN|PENARIKAN)\b/],
  [
    'TRANSFER',
    /\b(TRSF|TRF|TRFDR|TRANSFER|PEMINDAHAN|E-?BANKING|BI-?FAST|SKN|RTGS|KLIRING|MCM|IBFT|SWITCHING)\b/,
  ],
];

export const upper = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, ' ').trim();

/** QRIS before cards: what is settled of it says both. */
export const wayOf = (text: string): LineWay => WAYS.find(([, words]) => words.test(text))?.[0] ?? 'LAIN';

const OWN: readonly (readonly [BankOwn, -1 | 1, RegExp, RegExp])[] = [
  ['PAJAK', -1, /^(PAJAK|PPH|TAX)\b/, /\b(PAJAK|PPH|WITHHOLDING TAX)\b/],
  [
    'BIAYA',
    -1,
    /^(BIAYA|BEA|ADM|ADMIN|FEE|PROVISI|METERAI|MATERAI)\b/,
    /\b(BIAYA ADM|ADM(IN)? FEE|MONTHLY FEE)\b/,
  ],
  ['BUNGA', 1, /^(BUNGA|JASA GIRO|INTEREST)\b/, /\b(JASA GIRO|INTEREST|BUNGA REK(ENING)?)\b/],
];

/** A fee, a tax or interest of the bank; a transfer of somebody called BUNGA is none. */
export const bankOwnOf = (text: string, sen: number): BankOwn | null => {
  for (const [own, sign, begins, has] of OWN)
    if (Math.sign(sen) === sign && (begins.test(text) || (wayOf(text) === 'LAIN' && has.test(text))))
      return own;
  return null;
};

const EMPTY_WORDS = new Set(
  `TRSF TRF TRFDR TRANSFER BANKING EBANKING BIFAST FAST SKN RTGS KLIRING SETORAN SETOR TUNAI CASH TARIKAN BANK BCA BRI BNI MANDIRI DARI KEPADA UNTUK
   EDC MERCHANT SETTLEMENT QRIS DEBIT DEBET CREDIT KREDIT CARD KARTU OTOMATIS MCM IBFT SWITCHING CABANG ATM MOBILE BAYAR PEMBAYARAN PEMBELIAN PENJUALAN EMAS
   TOKO THE DAN BIN BINTI HAJI IBU BAPAK PEMINDAHAN PENCAIRAN GESEK MURNI CINCIN GELANG KALUNG`.split(/\s+/),
);

/** Words that may be a name: three letters and more, none of those that banks and shops write everywhere. */
export const namesIn = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}]{3,}/gu) ?? []).filter((word) => !EMPTY_WORDS.has(word))),
];

/** The last four digits of numbers that stand in a text. */
export const lastFourIn = (text: string): string[] =>
  (text.match(/\d{4,}/g) ?? []).map((digits) => digits.slice(-4));
