import { restaurantTables } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    table: 'table'
  }
}

/** Tables. */
export const tableSubjects = {
  table: {
    kind: 'table',
    id: restaurantTables.id,
    label: sameInBoth(restaurantTables.name),
    from: restaurantTables,
  },
} satisfies Partial<AuditSubjectSources>
