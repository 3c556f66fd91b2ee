import type { SpiceLevel as Level } from '#shared/catalog/food.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'

/** Heat as chillies out of five, with its word: to be read, or with `withWord` to be seen too. */
export function SpiceLevel({ level, withWord = false }: { level: Level; withWord?: boolean }) {
  const { common } = useMessages()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="chillies" data-level={level} aria-hidden="true" />
      {withWord && <span aria-hidden="true">{common.spice[level]}</span>}
      <span className="sr-only">{common.spiceOf(common.spice[level], level)}</span>
    </span>
  )
}
