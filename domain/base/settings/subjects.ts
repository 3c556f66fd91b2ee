import { settings } from '#database/schema/index.ts'
import { sameInBoth } from '../audit/index.ts'
import type { AuditSubjectSources } from '../audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    settings: 'settings'
  }
}

/** Settings, by their groups. */
export const settingsSubjects = {
  settings: {
    kind: 'settings',
    id: settings.id,
    page: settings.group,
    label: sameInBoth(settings.group),
    from: settings,
  },
} satisfies Partial<AuditSubjectSources>
