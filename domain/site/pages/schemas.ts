import { z } from 'zod'
import { LOCALES, type LocalizedText, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { isoDay } from '#shared/kernel/validation.ts'

/** The pages whose texts are written here. */
export const TEXT_PAGES = [
  'about',
  'traditional-green-curry',
  'shipping',
  'returns',
  'privacy',
  'terms',
] as const
export type TextPage = (typeof TEXT_PAGES)[number]

/** The facts that are filled in from the settings, so that no text can be wrong about them. */
export const FACTS = [
  'address',
  'chilled_jars',
  'company',
  'delivery_prices',
  'delivery_times',
  'deposits',
  'hours',
  'unpaid_times',
  'vat_rate',
  'vouchers',
] as const
export type Fact = (typeof FACTS)[number]

/**
 * A part of a page, in both languages. Texts may have placeholders: {company} {email} {phone} {address}
 * {registrationNumber} {directors} {vatNumber} {chatHost} {paymentProviders}. An item whose placeholder is empty, as a registration number may be, is left out.
 */
export type Block =
  | { kind: 'heading' | 'text'; text: LocalizedText; id?: string }
  | { kind: 'list'; items: LocalizedText[] }
  | { kind: 'subheading'; text: LocalizedText }
  | { kind: 'steps' | 'cards'; items: { title: LocalizedText; text: LocalizedText }[] }
  | { kind: 'pairs'; items: { name: LocalizedText; value: LocalizedText }[] }
  | { kind: 'picture'; image: string; alt: LocalizedText }
  | { kind: 'fact'; fact: Fact }

/** One edition of a page; those before it stay, to be read. */
export type TextEdition = {
  title: LocalizedText
  metaDescription: LocalizedText
  /** One or two sentences under the title. */
  lead: LocalizedText
  /** The day from which it holds: `2026-11-22`. */
  updated: string
  hero?: { image: string; alt: LocalizedText }
  blocks: Block[]
}

/** A part of a page in one language, with what the settings say. */
export type ShownBlock =
  | { kind: 'heading' | 'text'; text: string; id?: string }
  | { kind: 'list' | 'lines'; items: string[] }
  | { kind: 'subheading'; text: string }
  | { kind: 'steps' | 'cards'; items: { title: string; text: string }[] }
  | { kind: 'picture'; image: string; alt: string }
  | { kind: 'pairs'; items: { name: string; value: string }[] }

export const textPageInput = z.object({
  page: z.enum(TEXT_PAGES),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
  /** The day of an earlier edition; the newest without it. */
  edition: isoDay.optional(),
})
export type TextPageInput = z.infer<typeof textPageInput>

export type ShownPage = {
  page: TextPage
  title: string
  metaDescription: string
  lead: string
  updated: string
  /** True if a newer edition has taken its place. */
  isEarlier: boolean
  /** The days of all editions, the newest first. */
  editions: string[]
  hero?: { image: string; alt: string }
  blocks: ShownBlock[]
}
