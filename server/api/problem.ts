import type { Context } from 'hono'
import { z } from 'zod'
import { isLocale, type Locale, acceptedLocale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { FIELD_ERROR_CODES, type FieldErrors } from '#shared/kernel/validation.ts'
import type { ServerEnv } from '../server-env.ts'
import { allProblems, PROBLEM_CODES, type ProblemCode } from './all-problems.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** The detail of a request that lacks the person it needs. */
const NO_USER: Record<Locale, string> = {
  en: 'No authenticated user found',
  th: 'ไม่พบผู้ใช้ที่เข้าสู่ระบบอยู่',
}

/** A problem as the OpenAPI document describes it. */
export const problemResponse = z.object({
  type: z.string(),
  title: z.string().describe('For people, in the language of the request.'),
  detail: z.string().optional().describe('More of it, in the same language.'),
  status: z.int(),
  code: z.enum(PROBLEM_CODES).describe('For programs; stable.'),
  requestId: z.string(),
  errors: z
    .array(z.object({ path: z.string(), code: z.enum(FIELD_ERROR_CODES), message: z.string() }))
    .optional(),
})

/** An error as RFC 9457 writes it: `code` is for programs, `title` for the person in front of them. */
export function problem(
  c: Context<ServerEnv>,
  code: ProblemCode,
  more: { fields?: FieldErrors; [detail: string]: unknown } = {},
): Response {
  const locale = languageOf(c)
  const { fields, ...details } = more
  const { status, [locale]: title } = allProblems[code]
  const body = {
    type: `/api/docs#${code}`,
    title,
    ...(code === 'sign_in_required' ? { detail: NO_USER[locale] } : {}),
    status,
    code,
    requestId: c.get('requestId'),
    ...details,
    ...(fields
      ? {
          errors: Object.entries(fields).map(([path, error]) => ({
            path,
            code: error,
            message: textsOf(locale).fieldErrors[error],
          })),
        }
      : {}),
  }
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
  })
}

/** The requested language: `?language=`, or else the one that the client accepts. */
function languageOf(c: Context): Locale {
  const asked = c.req.query('language')
  if (isLocale(asked)) return asked
  return acceptedLocale(c.req.header('accept-language')) ?? DEFAULT_LOCALE
}
