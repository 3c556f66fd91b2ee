import type { User } from '#app/components/accounts/auth.tsx'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Currency } from '#shared/kernel/money.ts'

/** The data that every page needs: language, currency, and the facts of the business that the shell prints. */
export type RootData = {
  locale: Locale
  currency: Currency
  rate: number
  isDemo: boolean
  user: User | undefined
  /** For the footer, in the shop's order. */
  categories: { slug: string; name: string }[]
  siteUrl: string
  /** The form in the footer, as HTML: see NewsletterForm. */
  newsletter: string
  /** Undefined where it could not be read, and to strangers while the shop is not open yet. */
  shop?: {
    phone: string
    street: string
    city: string
    postalCode: string
    legalName: string
    /** Empty if there is none. */
    registrationNumber: string
    /** Line by line. */
    hours: string[]
    social: { name: string; url: string }[]
  }
}
