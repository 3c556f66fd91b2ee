import type { CompanyFact } from '#domain/base/settings/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

/** Why the shop cannot open: what it does not say of its company yet. */
export function missingText(missing: readonly CompanyFact[], texts: StaffMessages['settings']): string {
  return texts.notReady(missing.map((fact) => texts.facts[fact]).join(', '))
}
