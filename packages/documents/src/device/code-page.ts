/** Code pages of receipt printers: the number of ESC t, and the characters of bytes 0x80 to 0xFF. */

import type { CodePage } from '@kadar/domain/printer.ts';

const PC850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const PAGES: Readonly<Record<CodePage, { number: number; upper: string }>> = {
  ASCII: { number: 0, upper: '' },
  PC437: {
    number: 0,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  },
  PC850: { number: 2, upper: PC850 },
  // As 850, with the euro where the dotless i was.
  PC858: { number: 19, upper: PC850.replace('ı', '€') },
  WPC1252: {
    number: 16,
    upper:
      '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
};

/** What ESC t is told. */
export const pageNumber = (page: CodePage): number => PAGES[page].number;

const LETTERS = /[\p{L}€]/u;
/** The letters beyond ASCII that a page has; line and block drawing are no letters of a text. */
export const lettersOf = (page: CodePage): string =>
  [...PAGES[page].upper].filter((character) => LETTERS.test(character)).join('');

/** A text as one character a byte; whatever the page lacks is a question mark. */
export const encoded = (text: string, page: CodePage): string =>
  [...text]
    .map((character) => {
      if (character.charCodeAt(0) < 0x80) return character;
      const at = PAGES[page].upper.indexOf(character);
      return at < 0 ? '?' : String.fromCharCode(0x80 + at);
    })
    .join('');
