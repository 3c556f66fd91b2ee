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

/** The subject of an entry, as it is called now. */
export type AuditSubject = {
  kind:
    | 'person'
    | 'order'
    | 'product'
    | 'category'
    | 'batch'
    | 'discount'
    | 'event'
    | 'dish'
    | 'import'
    | 'recipe'
    | 'reservation'
    | 'table'
    | 'stocktake'
    | 'settings'
    | 'review'
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
