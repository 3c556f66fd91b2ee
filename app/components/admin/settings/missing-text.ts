import type { CompanyFact } from '#domain/settings/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/staff.ts'

/** Why the shop cannot open: what it does not say of its company yet. */
export function missingText(missing: readonly CompanyFact[], texts: StaffMessages['settings']): string {
  return texts.notReady(missing.map((fact) => texts.facts[fact]).join(', '))
}
