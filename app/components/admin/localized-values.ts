import { byLocale, LOCALES, type LocalizedText } from '#shared/kernel/locale.ts'

/** The names of the inputs of localized fields: `reason.en`. */
export function localizedNames(...fields: string[]): string[] {
  return fields.flatMap((field) => LOCALES.map((locale) => `${field}.${locale}`))
}

/** A text as it was typed, in every language. */
export function localizedValue(values: Partial<Record<string, string>>, field: string): LocalizedText {
  return byLocale((locale) => values[`${field}.${locale}`] ?? '')
}
