import { orders } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    order: 'order'
  }
}

/** Orders, by their numbers. */
export const orderSubjects = {
  order: {
    kind: 'order',
    id: orders.id,
    label: sameInBoth(orders.number),
    from: orders,
  },
} satisfies Partial<AuditSubjectSources>
