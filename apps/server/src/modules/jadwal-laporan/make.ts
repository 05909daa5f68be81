import { textIn } from '@kadar/contract/text.ts';
import { formatDate } from '@kadar/documents/format.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { rangeNamed } from '@kadar/domain/ranges.ts';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { Report } from '../../engines/report-engine/define.ts';
import { filtersFor, type ReportFile, reportFile } from '../../engines/report-engine/file-of.ts';
import { AppError } from '../../platform/errors.ts';
import { type Reader, readerFor } from '../../platform/http/reader.ts';
import { FILE_BYTES, type Kabar } from '../kabar/public.ts';
import { berhentiUrl } from './berhenti.ts';
import { compose } from './compose.ts';
import { momentOf } from './moments.ts';
import { LATE_MINUTES } from './names.ts';
import type { JadwalRow, Penerima } from './rows.ts';
import { summaryOf } from './summary.ts';
import { RENTANG_WORDS, WORDS } from './words.ts';

/** What is made when: `due` is the moment that it is of, `now` when it is made. */
export interface Making {
  app: FastifyInstance;
  reports: ReadonlyMap<string, Report>;
  jadwal: JadwalRow;
  due: Date;
  now: Date;
  /** Names this sending, so that each receiver gets it once. */
  satu: string;
}

interface Content {
  judul: string;
  sections: Awaited<ReturnType<typeof summaryOf>>;
  notes: string[];
  lampiran?: ReportFile;
}

const reportContent = async (
  { app, reports, jadwal }: Making,
  reader: Reader,
  today: string,
): Promise<Content> => {
  const { language } = reader;
  const report = reports.get(jadwal.laporan);
  if (!report) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const span = rangeNamed(jadwal.rentang, today);
  if (!span) throw new AppError('TANGGAL_TIDAK_SAH');
  const filters = filtersFor(report, jadwal.saringan, span, reader);
  const toko = reader.toko === '*' ? textIn(WORDS.semuaToko, language) : reader.toko;
  const days = `${textIn(RENTANG_WORDS[jadwal.rentang], language)} (${[...new Set([span.from, span.to])].map((day) => formatDate(day)).join(' – ')})`;
  const judul = `${textIn(report.title, language)}, ${toko}, ${days}`;
  try {
    const kind = jadwal.format === 'PDF' ? 'pdf' : 'xlsx';
    const file = await reportFile(app, report, reader, { kind, filters, today, most: FILE_BYTES });
    const nama = file.nama.replace('.', `-${reader.toko === '*' ? 'SEMUA' : reader.toko}-${span.to}.`);
    return {
      judul,
      sections: [],
      notes: [textIn(WORDS.terlampir, language)],
      lampiran: { ...file, nama },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BERKAS_TERLALU_BESAR') throw error;
    return { judul, sections: [], notes: [textIn(WORDS.terlaluBesar, language)] };
  }
};

const summaryContent = async ({ jadwal }: Making, reader: Reader, today: string): Promise<Content> => {
  const pagi = jadwal.isi === 'PAGI';
  const tanggal = pagi ? addDays(today, -1) : today;
  const sections = await summaryOf(reader, tanggal);
  const judul = `${textIn(pagi ? WORDS.pagi : WORDS.malam, reader.language)}: ${sections[0]?.title ?? ''}`;
  return { judul, sections, notes: [] };
};

const isLate = ({ due, now }: Making): boolean => now.getTime() - due.getTime() > LATE_MINUTES * 60_000;

/** Why a receiver gets nothing, for the log. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  if (error instanceof ZodError) return 'INPUT_TIDAK_SAH';
  throw error;
};

/** The message for one receiver: what his own rights show him, or those of who made the schedule for a plain address. */
export const messageFor = async (making: Making, penerima: Penerima): Promise<Kabar> => {
  const { app, jadwal, due, satu } = making;
  const { kadar } = app;
  const { kanal, user_id, alamat } = penerima;
  const late = isLate(making);
  const head: Kabar = {
    toko: jadwal.kode_toko,
    user: jadwal.dibuat_oleh,
    kanal,
    hal: 'JADWAL',
    nomor: String(jadwal.id),
    kepada: user_id === '' ? { alamat } : { user_id },
    judul: jadwal.nama,
    isi: '',
    terlambat: late,
    satu: `${satu}/${penerima.id}`,
  };
  try {
    const reader = await readerFor(kadar, user_id || jadwal.dibuat_oleh, {
      toko: jadwal.lingkup,
      language: jadwal.bahasa,
    });
    const { ZONA_WAKTU: zone } = reader.settings;
    const { tanggal: today, jam } = momentOf(due, zone);
    const say = (name: keyof typeof WORDS): string => textIn(WORDS[name], jadwal.bahasa);
    const content = await (jadwal.isi === 'LAPORAN'
      ? reportContent(making, reader, today)
      : summaryContent(making, reader, today));
    const url = berhentiUrl(kadar, penerima.id);
    const { isi, html } = compose({
      judul: content.judul,
      language: jadwal.bahasa,
      sections: content.sections,
      notes: [
        ...(late ? [`${say('terlambat')} ${formatDate(today)} ${jam}.`] : []),
        ...content.notes,
        `${say('dibuat')}: ${jadwal.nama} (${jadwal.dibuat_oleh})`,
      ],
      berhenti: kanal === 'WA' ? { url: '', label: say('stop') } : { url, label: say('berhenti') },
    });
    return {
      ...head,
      judul: content.judul,
      isi,
      html,
      berhenti_url: kanal === 'EMAIL' ? url : '',
      ...(content.lampiran && { lampiran: content.lampiran }),
    };
  } catch (error) {
    return { ...head, gagal: reasonOf(error) };
  }
};
