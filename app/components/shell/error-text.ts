import type { RefusalStatus } from '#app/request/context.ts'
import type { DomainErrorStatus, ErrorData } from '#app/request/run-verb.ts'
import type { ErrorMessages } from '#shared/messages/en/shell/errors.ts'

/** The text for each status: each that a refusal or an error of a verb has, and 422 of a form. */
const TEXTS: Record<
  Exclude<DomainErrorStatus | RefusalStatus, 404> | 422,
  Exclude<keyof ErrorMessages, 'lists' | 'notFound' | 'notOpen' | 'reference'>
> = {
  400: 'badRequest',
  403: 'forbidden',
  405: 'badRequest',
  409: 'conflict',
  413: 'tooLarge',
  415: 'badRequest',
  422: 'badRequest',
  429: 'tooManyRequests',
  503: 'unavailable',
}

type Said = { status: number; code?: ErrorData['code'] | undefined; what?: ErrorData['what'] | undefined }

/** Says what went wrong. */
export function errorText({ status, code, what }: Said, errors: ErrorMessages) {
  if (status === 404) {
    const isNamed = what !== undefined && what in errors.notFound
    return errors.notFound[isNamed ? (what as keyof ErrorMessages['notFound']) : 'page']
  }
  if (code === 'foreign_origin') return errors.foreignOrigin
  if (code === 'not_open') return errors.notOpen
  return isIn(TEXTS, status) ? errors[TEXTS[status]] : errors.unexpected
}

function isIn<Key extends number>(table: Record<Key, unknown>, key: number): key is Key {
  return key in table
}
