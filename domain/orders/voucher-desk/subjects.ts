import { sql } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    voucher: 'voucher'
  }
}

/** Vouchers, by their numbers. */
export const voucherSubjects = {
  voucher: {
    kind: 'voucher',
    id: vouchers.id,
    label: sameInBoth(sql`${vouchers.number}::text`),
    from: vouchers,
  },
} satisfies Partial<AuditSubjectSources>
