import { reservations } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    reservation: 'reservation'
  }
}

/** Reservations, by the names of the guests. */
export const reservationSubjects = {
  reservation: {
    kind: 'reservation',
    id: reservations.id,
    label: sameInBoth(reservations.name),
    from: reservations,
  },
} satisfies Partial<AuditSubjectSources>
