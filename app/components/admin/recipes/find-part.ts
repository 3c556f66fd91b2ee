import { type LocalizedText, LOCALES } from '#shared/kernel/locale.ts'

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** The id of what has a name, in any language, or an id; undefined if nothing has. */
export function findPart(
  all: readonly { id: string; name: LocalizedText }[],
  typed: string,
): string | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const found =
    all.find(({ name }) => LOCALES.some((locale) => plain(name[locale]) === wanted)) ??
    all.find(({ id }) => id === wanted)
  return found?.id
}
