/** A number as WhatsApp knows it ('08…' → '628…', domain §8), as kadar_no_wa() of the database; undefined for what is none. */
export const waNumber = (text: string): string | undefined => {
  const digits = text.replaceAll(/\D/g, '');
  const number = digits
    .replace(/^00/, '+')
    .replace(/^0/, '62')
    .replace(/^620/, '62')
    .replace(/^8/, '628')
    .replace(/^\+/, '');
  return /^[1-9]\d{9,14}$/.test(number) ? number : undefined;
};
