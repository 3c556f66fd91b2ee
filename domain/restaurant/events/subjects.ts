import { events } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    event: 'event'
  }
}

/** Events. */
export const eventSubjects = {
  event: {
    kind: 'event',
    id: events.id,
    label: events.title,
    from: events,
  },
} satisfies Partial<AuditSubjectSources>
