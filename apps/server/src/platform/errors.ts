import type { SebabSesi } from '@kadar/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '@kadar/contract/errors.ts';
import { DomainError } from '@kadar/domain/errors.ts';

export interface FieldProblem {
  code: string;
  params?: Record<string, string | number>;
}

export interface NeedAuth {
  kategori: string;
  payload_hash: string;
  notes: string;
  amount?: number;
  barang?: readonly string[];
}

/** What of a refusal is written into the audit, once its transaction was undone. */
export interface Trace {
  action: string;
  entity: string;
  key: string;
}

/** A refusal that the client is told about: a code of the error table, its parameters, and the fields it belongs to. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly fields: Record<string, FieldProblem> | undefined;
  readonly needAuth: NeedAuth | undefined;
  readonly sebab: SebabSesi | undefined;
  readonly trace: Trace | undefined;
  /** The document that stands in the way; told to whoever may open it only. */
  readonly noFaktur: string | undefined;

  constructor(
    code: ErrorCode,
    params: Record<string, string | number> = {},
    more: {
      fields?: Record<string, FieldProblem>;
      needAuth?: NeedAuth;
      sebab?: SebabSesi;
      trace?: Trace;
      noFaktur?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.code = code;
    this.status = ERRORS[code];
    this.params = params;
    this.fields = more.fields;
    this.needAuth = more.needAuth;
    this.sebab = more.sebab;
    this.trace = more.trace;
    this.noFaktur = more.noFaktur;
  }
}

/** An error shown at one field of the form. */
export const fieldError = (
  field: string,
  code: string,
  params: Record<string, string | number> = {},
): AppError => new AppError('INPUT_TIDAK_SAH', {}, { fields: { [field]: { code, params } } });

/** What a rule refuses within `work` is shown at this field, under its own code. */
export const atField = <T>(field: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || !isErrorCode(error.code)) throw error;
    const { code, params } = error;
    throw new AppError(code, params, { fields: { [field]: { code, params } }, cause: error });
  }
};

/** Does one line of several: what its fields are refused for is named with the line, such as 'rows.1.pokok'. */
export const atLine = <T>(part: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const { code, params, needAuth, sebab, trace } = error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([field, problem]) => [`${part}.${field}`, problem]),
    );
    throw new AppError(code, params, {
      fields,
      ...(needAuth && { needAuth }),
      ...(sebab && { sebab }),
      ...(trace && { trace }),
      cause: error,
    });
  }
};

/** Whether a text is a code of the error table. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);
