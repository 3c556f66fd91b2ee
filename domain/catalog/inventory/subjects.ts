import { batches } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    batch: 'batch'
  }
}

/** Batches, by their codes. */
export const batchSubjects = {
  batch: {
    kind: 'batch',
    id: batches.id,
    label: sameInBoth(batches.code),
    from: batches,
  },
} satisfies Partial<AuditSubjectSources>
