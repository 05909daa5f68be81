import type id from '../id/publik.ts';

const publik: Record<keyof typeof id, string> = {
  accountText:
    'Every user works under a user ID of his own. Passwords are not shared. One user ID is active in one place only; whoever gives an authorisation answers for it. Tell the owner of the shop at once when someone else knows a password.',
  accountTitle: 'Accounts and authorisations',
  basisText:
    'Data is processed to perform sales and pledge contracts with customers, to meet legal duties of taxation, pawn business and anti-money-laundering, and with the consent of customers for the member programme and promotional messages, under Indonesian Law 27 of 2022 on Personal Data Protection.',
  basisTitle: 'Legal basis',
  buybackText:
    'Buy-back follows the terms printed on the nota. The price of the nota is honoured for the period stated there (3 months as a rule); after that the buying price of the day applies. The making charge is not refunded. Pieces without a nota require an identity card.',
  buybackTitle: 'Buy-back',
  dataText:
    'Of customers: name, address, phone number, date of birth, identity number where regulations require it, and the history of sales, purchases, orders and pledges. Of users: user ID, name, level, time and network address of their work, and a trace of every change. Of card numbers only the last four digits are kept.',
  dataTitle: 'What is stored',
  deviceText:
    'The application uses one session cookie that the login needs, and browser storage for language, appearance, table columns and what was typed but not saved. There are no advertising cookies and no trackers of third parties.',
  deviceTitle: 'Cookies and devices',
  documentsText:
    'Posted documents are never edited or deleted. A mistake is cancelled by a reversing document on the same business day, with an authorisation. After the day is closed its transactions are locked.',
  documentsTitle: 'Documents and closing the day',
  dutyText:
    'The shop must know its customers and report transactions under anti-money-laundering regulations, collect and pay VAT on gold jewellery as regulations in force require, and may not charge card or QRIS fees to customers.',
  dutyTitle: 'Duties of the shop',
  keepingText:
    'Transaction documents and books are kept for at least ten years, as tax and company-document law require. Member data that is no longer needed is deleted or made anonymous on request, unless the law requires keeping it.',
  keepingTitle: 'How long data is kept',
  lawText:
    'These terms are governed by the law of the Republic of Indonesia. Disputes are settled amicably and, failing that, before the district court of the seat of the shop. Changes are announced on this page before they apply.',
  lawTitle: 'Law and changes',
  liabilityText:
    'Kadar records what its users enter. The shop answers for the correctness of the weights, purities and prices entered, for verified scales, and for regular backups of its data.',
  liabilityTitle: 'Liability',
  pledgeText:
    'The pledge module may only be used by shops that hold a pawn licence of the Indonesian financial authority OJK. Pledged goods do not belong to the shop. Foreclosure follows only after the due date and a notice, and any surplus belongs to the customer.',
  pledgeTitle: 'Pledges and foreclosure',
  priceText:
    'Prices follow from the gold price in force at the time of the transaction, the purity, the weight rounded as the shop has set it, the making charge and the attributes. The price printed on the nota is the binding one.',
  priceTitle: 'Prices and weights',
  privacyIntro:
    'This policy says which personal data the shop stores through the Kadar application, for what purpose, and which rights you have.',
  privacyTitle: 'Privacy policy',
  purposeText:
    'To issue and print notas, to serve buy-back, orders, services and pledges, to count member points, to keep stock and cash safe, to draw up reports, and to meet legal duties. Promotional WhatsApp messages go only to members who agreed, and stop whenever they ask.',
  purposeTitle: 'Purposes',
  rightsText:
    'You may ask for a copy, correction, restriction or deletion of your personal data, withdraw consent, and object. Bring your request to the shop you dealt with and show your identity; the shop answers within three working days.',
  rightsTitle: 'Your rights',
  safetyText:
    'Passwords are stored in a form that cannot be read back. Access is limited by level and shop, every change is recorded and cannot be erased, and the data of branches is kept apart. Should protection of data fail, the shop informs those affected within 3 × 24 hours.',
  safetyTitle: 'Safety',
  sharingText:
    'Data is not sold. It is shared only with head office and branches of the same chain, with providers of messaging and payment services as far as needed, and with the competent authorities.',
  sharingTitle: 'Sharing',
  termsIntro:
    'These terms govern the use of Kadar, a back office and point of sale for chains of gold and jewellery shops, by their staff and owners.',
  termsTitle: 'Terms and conditions',
  toApp: 'Kadar',
  useText:
    "The application is used only for the shop's business, by persons whom the owner appointed. It is forbidden to try to get past the limits of one's rights, to change the business date in order to hide transactions, or to copy customer data out of the shop without permission.",
  useTitle: 'Use',
  validFrom: 'Valid from 1 January 2026',
};
export default publik;
