import { z } from 'zod'
import type { AuditList, SecurityEventList } from '#domain/base/audit/schemas.ts'
import { AUDIT_ACTIONS } from '#shared/base/audit-actions.ts'
import { SECURITY_EVENTS } from '#shared/base/security-events.ts'
import { instant, neighbours } from '../../response-fields.ts'
import { byLocale } from '#shared/kernel/locale.ts'

const person = z
  .object({ id: z.uuid(), name: z.string().nullable().describe('Null if the account is gone.') })
  .nullable()

export const auditListResponse = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      at: instant,
      action: z.enum(AUDIT_ACTIONS),
      actor: person.describe('Null if the shop itself acted.'),
      subject: z
        .object({
          kind: z.enum([
            'person',
            'order',
            'product',
            'category',
            'batch',
            'discount',
            'event',
            'import',
            'recipe',
            'stocktake',
            'settings',
          ]),
          id: z.string(),
          label: z.object(byLocale(() => z.string())),
        })
        .nullable()
        .describe('What it is about, as it is called now; null if it is gone.'),
      subjectId: z.uuid().nullable(),
      details: z.record(z.string(), z.string()),
      changes: z
        .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
        .describe('The fields that were changed; amounts in ZAR cents.'),
    }),
  ),
  ...neighbours,
}) satisfies z.ZodType<AuditList>

export const securityEventListResponse = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      event: z.enum(SECURITY_EVENTS),
      person: person.describe('Null where no account has the address that was typed.'),
      sender: z.string().describe('The same for the same sender; nobody can tell an address from it.'),
      count: z.int(),
      lastAt: instant,
    }),
  ),
  ...neighbours,
}) satisfies z.ZodType<SecurityEventList>
