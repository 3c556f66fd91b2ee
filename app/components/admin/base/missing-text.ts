import type { CompanyFact } from '#domain/base/settings/schemas.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

/** Says why the shop cannot open: the facts of its company that are still missing. */
export function missingText(missing: readonly CompanyFact[], texts: StaffMessages['settings']): string {
  return texts.notReady(missing.map((fact) => texts.facts[fact]).join(', '))
}
