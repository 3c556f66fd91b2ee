import { eq, sql } from 'drizzle-orm'
import { orders, refunds } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    refund: 'order'
  }
}

/** Refunds, by the numbers of their orders, on whose pages they are. */
export const refundSubjects = {
  refund: {
    kind: 'order',
    id: refunds.id,
    page: orders.id,
    label: sameInBoth(orders.number),
    from: sql`${refunds} join ${orders} on ${eq(orders.id, refunds.orderId)}`,
  },
} satisfies Partial<AuditSubjectSources>
