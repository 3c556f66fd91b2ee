import { byLocale, type LocalizedText } from '../kernel/locale.ts'

type Part = { quantity: number; name: string }

/** Jars in a line of text: `2 × Green Curry Paste, 1 × Pad Thai Sauce`. */
export function partsText(parts: Part[]): string {
  return parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}

/** A line of an order as text; a set with its parts. */
export function lineText({ parts, ...line }: Part & { parts: Part[] }): string {
  return parts.length > 0 ? `${partsText([line])} (${partsText(parts)})` : partsText([line])
}

/** The name of a jar, with that of the set that it was bought in. */
export function nameInSet(name: LocalizedText, set: LocalizedText | null): LocalizedText {
  return set ? byLocale((locale) => `${name[locale] || name.en} (${set[locale] || set.en})`) : name
}
