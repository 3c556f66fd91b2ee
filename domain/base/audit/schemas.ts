import type { SQLWrapper, Table } from 'drizzle-orm'
import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditAction, type AuditChanges } from '#shared/base/audit-actions.ts'
import { SECURITY_EVENTS, type SecurityEvent } from '#shared/base/security-events.ts'
import { keysetInput, type KeysetPage } from '#shared/kernel/keyset.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
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

/** The subject of an entry, as it is called now. */
export type AuditSubject = {
  kind: AuditSubjectKinds[Noun]
  /** The id of its page; of settings their group. */
  id: string
  /** Empty if it has no name. */
  label: LocalizedText
}

export type AuditView = {
  id: number
  at: Date
  action: AuditAction
  /** Null if the shop itself acted; without a name if the account is gone. */
  actor: { id: string; name: string | null } | null
  /** Null if it no longer exists, or has no page. */
  subject: AuditSubject | null
  subjectId: string | null
  details: Record<string, string>
  changes: AuditChanges
}
export type AuditList = KeysetPage<AuditView>

export const listSecurityEventsInput = z.strictObject({
  ...keysetInput,
  ...period,
  person,
  event: z.enum(SECURITY_EVENTS, 'unknown_value').optional(),
})
export type ListSecurityEventsInput = z.infer<typeof listSecurityEventsInput>

/** The same event of one account, from one sender, within an hour, with its count. */
export type SecurityEventView = {
  id: number
  event: SecurityEvent
  /** Null where no account has the address that was typed; without a name if the account is gone. */
  person: { id: string; name: string | null } | null
  /** The same for the same sender; nobody can tell an address from it. Empty where all senders count together. */
  sender: string
  count: number
  lastAt: Date
}
export type SecurityEventList = KeysetPage<SecurityEventView>
