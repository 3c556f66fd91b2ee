import type { LocalizedText } from '#shared/kernel/locale.ts'

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** The id of what has a name, in either language, or an id; undefined if nothing has. */
export function findPart(
  all: readonly { id: string; name: LocalizedText }[],
  typed: string,
): string | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const found =
    all.find(({ name }) => plain(name.en) === wanted || plain(name.th) === wanted) ??
    all.find(({ id }) => id === wanted)
  return found?.id
}
