import type { SQLWrapper, Table } from 'drizzle-orm'
import { z } from 'zod'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { isoDay, optionalLine } from '#shared/kernel/validation.ts'

/** A day in the shop, `2027-01-01`; '' counts as absent. */
const day = optionalLine(10).refine((text) => !text || isoDay.safeParse(text).success, 'invalid')

const period = { from: day, until: day }
/** A part of somebody's name or mail address. */
const person = optionalLine(100)

export const listAuditInput = z.strictObject({
  ...keysetInput,
  ...period,
  /** The person who did it, or to whom it was done. */
  person,
  action: z.enum(AUDIT_ACTIONS, 'unknown_value').optional(),
  /** A part of the details, or of a value before or after. */
  text: optionalLine(100),
  /** The id of what it was done to. */
  subject: z.uuid('invalid').optional(),
})
export type ListAuditInput = z.infer<typeof listAuditInput>

/**
 * The nouns that entries are about, each with the kind of page that shows one: a refund is on the page of its order.
 * Modules add theirs in their `subjects.ts`.
 */
export interface AuditSubjectKinds {}
type Noun = keyof AuditSubjectKinds

/** The place where the subjects of one noun are found, as the module of the noun says in its `subjects.ts`. */
export type AuditSubjectSource<Of extends Noun> = {
  kind: AuditSubjectKinds[Of]
  /** The id that the log has. */
  id: SQLWrapper
  /** The id of its page, if that is another. */
  page?: SQLWrapper
  /** A localized text, as jsonb. `sameInBoth` makes one of a name. */
  label: SQLWrapper
  from: SQLWrapper | Table
}
export type AuditSubjectSources = { [Of in Noun]: AuditSubjectSource<Of> }

export const listSecurityEventsInput = z.strictObject({
  ...keysetInput,
  ...period,
  person,
  event: z.enum(SECURITY_EVENTS, 'unknown_value').optional(),
})
export type ListSecurityEventsInput = z.infer<typeof listSecurityEventsInput>
