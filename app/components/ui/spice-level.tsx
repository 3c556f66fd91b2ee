import type { SpiceLevel as Level } from '#shared/catalog/food.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'

/** Heat as chillies out of five, with its word: to be read, or with `withWord` to be seen too. */
export function SpiceLevel({ level, withWord = false }: { level: Level; withWord?: boolean }) {
  const { common } = useMessages()
  const word = common.spice[level]
  const chillies = (
    <span className="chillies" data-level={level} role="img" aria-label={common.spiceOf(word, level)} />
  )
  if (!withWord) return chillies
  return (
    <span className="inline-flex items-center gap-2">
      {chillies}
      <span aria-hidden="true">{word}</span>
    </span>
  )
}
