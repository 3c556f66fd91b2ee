import { eq, sql } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'
import { knownName } from '#domain/kernel/name-of.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    person: 'person'
  }
}

/** People, by their names. */
export const personSubjects = {
  person: {
    kind: 'person',
    id: users.id,
    label: sameInBoth(knownName),
    from: sql`${users} left join ${customers} on ${eq(customers.id, users.id)}`,
  },
} satisfies Partial<AuditSubjectSources>
