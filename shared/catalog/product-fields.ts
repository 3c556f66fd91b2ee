import { LOCALES, type Locale, type LocalizedText } from '../kernel/locale.ts'

/** The colours of app/styles/tints.css: of a product's card, page head and cart line. */
export const TINTS = [
  'red',
  'green',
  'yellow',
  'panang',
  'massaman',
  'tom-yum',
  'pad-thai',
  'sukiyaki',
  'jungle',
  'khao-soi',
  'kua-kling',
  'holy-basil',
  'pad-see-ew',
  'cashew',
  'sweet-chilli',
  'seafood',
  'satay',
  'jaew',
] as const
export type Tint = (typeof TINTS)[number]

/** R20,000: a hundred of each of ten such products still fit into what an order's columns hold. */
export const MAX_PRICE_CENTS = 2_000_000

/** The texts of a product that are written in both languages, with the most characters of each. */
export const PLAIN_TEXTS = {
  name: 120,
  label: 200,
  description: 4000,
  usage: 2000,
  storage: 1000,
  shelfLife: 200,
  origin: 200,
  maker: 300,
} as const
export type PlainText = keyof typeof PLAIN_TEXTS

/** The same, and the list of ingredients. */
export const TRANSLATED = [
  'name',
  'label',
  'description',
  'usage',
  'storage',
  'shelfLife',
  'origin',
  'maker',
  'ingredients',
] as const
export type Translated = (typeof TRANSLATED)[number]

export type IngredientLists = Record<Locale, string[]>
export type ProductTexts = Record<PlainText, LocalizedText> & { ingredients: IngredientLists }

/** One text in one language: `usage.th`. */
export type TextKey = `${Translated}.${Locale}`
export const TEXT_KEYS: readonly TextKey[] = TRANSLATED.flatMap((field) =>
  LOCALES.map((locale): TextKey => `${field}.${locale}`),
)
