import { z } from 'zod'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { instant, localized } from '#shared/kernel/view-fields.ts'
import type { AuditSubjectKinds } from './schemas.ts'

const person = z
  .object({ id: z.uuid(), name: z.string().nullable().describe('Null if the account is gone.') })
  .nullable()

/** The subject of an entry, as it is called now. */
export const auditSubject = z.object({
  kind: z
    .custom<AuditSubjectKinds[keyof AuditSubjectKinds]>()
    .meta({ type: 'string', description: 'Which kind of page shows it, such as `order`.' }),
  /** The id of its page; of settings their group. */
  id: z.string(),
  /** Empty if it has no name. */
  label: localized,
})
export type AuditSubject = z.infer<typeof auditSubject>

export const auditView = z.object({
  id: z.int(),
  at: instant,
  action: z.enum(AUDIT_ACTIONS),
  actor: person.describe('Null if the shop itself acted.'),
  subject: auditSubject
    .nullable()
    .describe('What it is about, as it is called now; null if it is gone, or has no page.'),
  subjectId: z.uuid().nullable(),
  details: z.record(z.string(), z.string()),
  changes: z
    .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
    .describe('The fields that were changed; amounts in ZAR cents.'),
})
export type AuditView = z.infer<typeof auditView>

export const auditList = keysetPageOf(auditView)
export type AuditList = z.infer<typeof auditList>

/** The same event of one account, from one sender, within an hour, with its count. */
export const securityEventView = z.object({
  id: z.int(),
  event: z.enum(SECURITY_EVENTS),
  person: person.describe('Null where no account has the address that was typed.'),
  /** Empty where all senders count together. */
  sender: z.string().describe('The same for the same sender; nobody can tell an address from it.'),
  count: z.int(),
  lastAt: instant,
})
export type SecurityEventView = z.infer<typeof securityEventView>

export const securityEventList = keysetPageOf(securityEventView)
export type SecurityEventList = z.infer<typeof securityEventList>
