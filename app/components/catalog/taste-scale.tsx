import { useMessages } from '#app/components/i18n/locale.tsx'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { type SpiceLevel, TASTES } from '#shared/catalog/food.ts'
import { useProductMessages } from './use-product-messages.ts'

/** The scale of how it tastes, five bars for each that somebody has said; nothing where only the heat is known. */
export function TasteScale({ product: { spiceLevel, taste } }: { product: ProductDetail }) {
  const texts = useProductMessages()
  const { common } = useMessages()
  const said = TASTES.flatMap((name) => {
    const level = taste[name]
    return level === null ? [] : [{ name: texts.tastes[name], level, word: texts.tasteLevels[level] }]
  })
  if (said.length === 0) return null
  const hot =
    spiceLevel === null ? [] : [{ name: texts.hot, level: spiceLevel, word: common.spice[spiceLevel] }]
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.taste}</h2>
      <dl className="grid gap-y-3">
        {[...hot, ...said].map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </dl>
    </section>
  )
}

function Row({ name, level, word }: { name: string; level: SpiceLevel; word: string | undefined }) {
  const texts = useProductMessages()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <dt className="w-20">{name}</dt>
      <dd className="contents">
        <span className="bars" data-level={level} aria-hidden="true" />
        <span className="text-sm">
          {word}
          <span className="sr-only">
            {word && ', '}
            {texts.ofFive(level)}
          </span>
        </span>
      </dd>
    </div>
  )
}
