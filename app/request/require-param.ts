import type { z } from 'zod'
import type { DomainErrorSubject } from '#domain/kernel/errors.ts'
import { notFound } from './not-found.ts'

/**
 * Reads what a page's address names: one parameter, or several that a schema reads together.
 * @throws the page for what is not there, in the words for `what`
 */
export function requireParam<T>(schema: z.ZodType<T>, value: unknown, what?: DomainErrorSubject): T {
  const result = schema.safeParse(value)
  if (!result.success) throw notFound(what)
  return result.data
}
