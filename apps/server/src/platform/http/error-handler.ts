import { COLUMNS } from '@kadar/contract/columns.ts';
import type { ErrorAnswer } from '@kadar/contract/endpoint.ts';
import { ERRORS, issueCode, messageText } from '@kadar/contract/errors.ts';
import { LANGUAGES, type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { mapDatabaseError } from '../database/errors.ts';
import { AppError, type FieldProblem, isErrorCode } from '../errors.ts';
import { statusOf } from './status.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the fields of the call's body are called, by path without positions ('detail_akun.kode_akun'). */
    labels?: Readonly<Record<string, Text>>;
  }
  interface FastifyRequest {
    /** The caller's language, once his session and shop are known. */
    language: Language | undefined;
  }
}

const languageAsked = (request: FastifyRequest): Language =>
  LANGUAGES.find((one) => one === request.headers['x-language']) ?? request.language ?? 'id';

/** 'nama_toko' as a person would write it. */
const spaced = (name: string): string =>
  name.replaceAll(/(^|_)([a-z0-9])/g, (_whole, gap: string, sign: string) =>
    gap === '' ? sign.toUpperCase() : ` ${sign.toUpperCase()}`,
  );

const VOCABULARY: Readonly<Record<string, { label: Text }>> = COLUMNS;

/** A field that its call does not name: as it is written, for it is an Indonesian word; elsewhere as the reports call it. */
const nameOf = (field: string, language: Language): string => {
  const known = language === 'id' ? undefined : VOCABULARY[field];
  return known ? textIn(known.label, language) : spaced(field);
};

const labelOf = (request: FastifyRequest, path: readonly PropertyKey[], language: Language): string => {
  const names = path.filter((part) => typeof part === 'string');
  const declared = request.routeOptions?.config?.labels?.[names.join('.')];
  return declared ? textIn(declared, language) : nameOf(names.at(-1) ?? '', language);
};

/** So many fields are told of in one answer, and so much of the name of one: more is nobody's mistake to mend. */
const FIELDS_TOLD = 100;
const NAME_TOLD = 100;

const pathsOf = (issue: ZodError['issues'][number]): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const shortened = (part: PropertyKey): PropertyKey =>
  typeof part === 'string' ? part.slice(0, NAME_TOLD) : part;

const fieldsOf = (error: ZodError, request: FastifyRequest): Record<string, FieldProblem> => {
  const fields = new Map<string, FieldProblem>();
  for (const issue of error.issues)
    for (const whole of pathsOf(issue)) {
      if (fields.size === FIELDS_TOLD) return Object.fromEntries(fields);
      const path = whole.map(shortened);
      const name = path.join('.') || '_';
      const label = labelOf(request, path, languageAsked(request));
      if (!fields.has(name)) fields.set(name, { code: codeOf(issue), params: { label } });
    }
  return Object.fromEntries(fields);
};

const codeOf = (issue: ZodError['issues'][number]): string => {
  if (issue.code === 'unrecognized_keys') return 'FIELD_TIDAK_DIKENAL';
  return issueCode(issue.message);
};

/** Every thrown thing as an entry of the error table; what nobody expected is an internal error, and logged as one. */
const toAppError = (thrown: unknown, request: FastifyRequest): AppError => {
  const status = statusOf(thrown);
  // A caller's line that broke within his body looks like the database's, but for its status.
  const error = status === undefined ? mapDatabaseError(thrown) : thrown;
  if (error instanceof AppError) return error;
  if (error instanceof ZodError)
    return new AppError('INPUT_TIDAK_SAH', {}, { fields: fieldsOf(error, request), cause: error });
  if (error instanceof DomainError && isErrorCode(error.code))
    return new AppError(error.code, error.params, { cause: error });
  if (status === 413) return new AppError('ISI_TERLALU_BESAR', {}, { cause: error });
  if (status === 415) return new AppError('FORMAT_TIDAK_DIDUKUNG', {}, { cause: error });
  if (status === 429) return new AppError('TERLALU_BANYAK_PERCOBAAN', { detik: 60 }, { cause: error });
  if (status === 503) return new AppError('SERVER_PENUH', {}, { cause: error });
  if (status !== undefined && status < 500) return new AppError('INPUT_TIDAK_SAH', {}, { cause: error });
  return new AppError('GANGGUAN_SERVER', {}, { cause: error });
};

const errorAnswer = (error: AppError, lang: Language): ErrorAnswer => ({
  status: 'error',
  code: error.code,
  message: messageText(error.code, lang, error.params),
  ...(error.fields && {
    fields: Object.fromEntries(
      Object.entries(error.fields)
        .slice(0, FIELDS_TOLD)
        .map(([name, { code, params }]) => [
          name,
          {
            code,
            message: messageText(code, lang, {
              label: nameOf(name.split('.').at(-1) ?? name, lang),
              ...params,
            }),
          },
        ]),
    ),
  }),
  ...(error.sebab && { sebab: error.sebab }),
  ...(error.noFaktur && { no_faktur: error.noFaktur }),
  ...(error.needAuth && { need_auth: error.needAuth }),
});

/** Answers a refused request in the one shape there is, counted and logged. */
export const refuse = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const error = toAppError(thrown, request);
  request.server.kadar.metrics.refusals.inc({ code: error.code });
  if (error.code === 'PENYIMPANAN_PENUH') request.server.kadar.space.lacked(error.cause);
  if (ERRORS[error.code] >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'call failed');
  else request.log.debug({ code: error.code, fields: error.fields }, 'call refused');
  return reply.status(error.status).send(errorAnswer(error, languageAsked(request)));
};

/** One answer shape for every refusal (design §4); nothing is swallowed. */
export const installErrorHandler = (app: FastifyInstance): void => {
  app.decorateRequest('language', undefined);
  app.setErrorHandler(refuse);
};
