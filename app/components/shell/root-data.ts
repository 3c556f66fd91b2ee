import type { User } from '#app/components/auth/auth.tsx'
import type { Locale, LocalizedText } from '#shared/locale.ts'
import type { Currency } from '#shared/money.ts'

/** What every page needs: language, currency, and the facts of the business that the shell prints. */
export type RootData = {
  locale: Locale
  currency: Currency
  rate: number
  isDemo: boolean
  user: User | undefined
  /** For the footer, in the shop's order. */
  categories: { slug: string; name: string }[]
  shop: {
    phone: string
    street: LocalizedText
    city: LocalizedText
    postalCode: string
    legalName: string
    siteUrl: string
  }
}
