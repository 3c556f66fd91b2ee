import { discountCodes } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    discount: 'discount'
  }
}

/** Discount codes. */
export const discountSubjects = {
  discount: {
    kind: 'discount',
    id: discountCodes.id,
    label: sameInBoth(discountCodes.code),
    from: discountCodes,
  },
} satisfies Partial<AuditSubjectSources>
