import { DEFAULT_SETTINGS } from './default-settings.ts'
import { COMPANY_FACTS, type CompanyFact, type Settings } from './schemas.ts'

/**
 * Lists what a shop must still say of its company before it sells: who it is, not what stands there at first, and what
 * the law asks of a company (ECT Act, section 43(1)(f)). The demo, which nobody reaches over TLS, has no company.
 */
export function missingFacts(company: Settings['company'], { siteUrl }: { siteUrl: string }): CompanyFact[] {
  if (!siteUrl.startsWith('https:')) return []
  const isMissing: Record<CompanyFact, boolean> = {
    company: isInvented(company),
    registrationNumber: !company.isUnregistered && company.registrationNumber === '',
    directors: !company.isUnregistered && company.directors === '',
  }
  return COMPANY_FACTS.filter((fact) => isMissing[fact])
}

/** These are nobody's: a company may well have the name that stands there at first. */
function isInvented(company: Settings['company']): boolean {
  return (['vatNumber', 'email', 'phone'] as const).some(
    (fact) => company[fact] === DEFAULT_SETTINGS.company[fact],
  )
}
