import type { PesanHutang } from './endpoints/lelang-tempo.ts';
import { fillIn } from './text.ts';

/** What customers of pledges are written; in Indonesian, as every paper for customers is. */
const LETTERS: Record<PesanHutang, { judul: string; isi: string }> = {
  PENGINGAT: {
    judul: 'Pengingat Jatuh Tempo',
    isi: `Yth. {nama_customer},

Gadai Anda {no_hutang} ({barang}) di {nama_toko} jatuh tempo {jatuh_tempo}.
Pokok {pokok}; tebus hari ini {total}.

Silakan datang untuk menebus atau memperpanjang. Abaikan pesan ini bila sudah dibayar.`,
  },
  PEMBERITAHUAN_1: {
    judul: 'Pemberitahuan Lelang Pertama',
    isi: `Yth. {nama_customer},

Gadai Anda {no_hutang} ({barang}) di {nama_toko} telah lewat jatuh tempo {jatuh_tempo} dan belum ditebus. Jumlah untuk menebus pada {tanggal}: {total}.

Bila tidak ditebus atau diperpanjang, barang akan dilelang setelah pemberitahuan kedua. Hasil lelang di atas hutang, biaya, bunga dan denda adalah hak Anda.`,
  },
  PEMBERITAHUAN_2: {
    judul: 'Pemberitahuan Lelang Kedua',
    isi: `Yth. {nama_customer},

Ini pemberitahuan kedua. Gadai Anda {no_hutang} ({barang}) di {nama_toko} telah lewat jatuh tempo {jatuh_tempo}. Jumlah untuk menebus pada {tanggal}: {total}.

Barang akan dilelang. Sampai lelang selesai Anda masih dapat menebusnya. Hasil lelang di atas hutang, biaya, bunga dan denda adalah hak Anda.`,
  },
  KELEBIHAN: {
    judul: 'Pemberitahuan Kelebihan Lelang',
    isi: `Yth. {nama_customer},

Barang gadai Anda {no_hutang} ({barang}) di {nama_toko} telah dilelang. Setelah hutang, biaya, bunga dan denda dibayar, ada kelebihan {total} yang menjadi hak Anda.

Silakan mengambilnya di toko dengan membawa identitas, paling lambat {jatuh_tempo}. Setelah itu hak tersebut hangus.`,
  },
};

export const letterTitle = (jenis: PesanHutang): string => LETTERS[jenis].judul;

/** The text of a message or letter, its paragraphs apart by empty lines; sums and days are written already. */
export const letterText = (
  jenis: PesanHutang,
  values: Record<
    'nama_customer' | 'nama_toko' | 'no_hutang' | 'barang' | 'jatuh_tempo' | 'tanggal' | 'pokok' | 'total',
    string
  >,
): string => fillIn(LETTERS[jenis].isi, values);
