import { dishes } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    dish: 'dish'
  }
}

/** Dishes. */
export const dishSubjects = {
  dish: {
    kind: 'dish',
    id: dishes.id,
    label: dishes.name,
    from: dishes,
  },
} satisfies Partial<AuditSubjectSources>
