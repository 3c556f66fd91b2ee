import { offers } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    offer: 'offer'
  }
}

/** Offers. */
export const offerSubjects = {
  offer: { kind: 'offer', id: offers.id, label: offers.name, from: offers },
} satisfies Partial<AuditSubjectSources>
