import { sql } from 'drizzle-orm'
import { stocktakes } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    stocktake: 'stocktake'
  }
}

/** Stocktakes, which have no name. */
export const stocktakeSubjects = {
  stocktake: {
    kind: 'stocktake',
    id: stocktakes.id,
    label: sameInBoth(sql`''`),
    from: stocktakes,
  },
} satisfies Partial<AuditSubjectSources>
