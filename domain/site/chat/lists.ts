import type { SpiceLevel } from '#shared/catalog/food.ts'
import { findHeat, findPhrase, foldedWords, toPhrase } from '../understanding/index.ts'
import { listCategories, listProducts } from '#domain/catalog/catalog/index.ts'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import { type Asked, linkTo, MOST_CARDS, productCard, type Reply } from './reply.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

/** Products of a category or of the whole shop, the mildest, hottest or cheapest first if that was asked. */
export async function answerProducts(asked: Asked): Promise<Reply> {
  const { ctx, language, say, understood } = asked
  const categories = await listCategories(ctx, { language })
  const category = await findCategory(
    asked,
    categories.map(({ slug }) => slug),
  )
  const { items, total } = await listProducts(ctx, { language, page: 1, search: undefined, category })
  const [intro, sorted] = sortedAs(asked, items)
  return {
    topic: 'product',
    text: [intro ?? say.product.list(total)],
    cards: sorted.slice(0, MOST_CARDS).map((product) => productCard(product, language)),
    links: [
      category
        ? {
            label: categories.find(({ slug }) => slug === category)?.name ?? '',
            path: `${linkTo('shop', asked).path}?category=${category}`,
          }
        : linkTo('shop', asked),
    ],
    suggestions: understood.aspects.includes('price')
      ? [say.suggest.delivery]
      : [say.suggest.delivery, say.suggest.payment],
  }
}

/** The category whose name, in either language, says most of the question. */
async function findCategory(
  { ctx, understood: { reading } }: Asked,
  slugs: string[],
): Promise<string | undefined> {
  const named = await Promise.all(LOCALES.map((language) => listCategories(ctx, { language })))
  const said = new Set(reading.words.map(([from, to]) => reading.line.slice(from, to)))
  const scores = slugs.map((slug) => {
    const names = named.flat().filter((one) => one.slug === slug)
    const words = names.flatMap(({ name }) => foldedWords(name))
    const whole = names.filter(({ name }) => findPhrase(reading, toPhrase(name)).length > 0).length
    return { slug, score: 3 * whole + words.filter((word) => said.has(word)).length }
  })
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.slug : undefined
}

function sortedAs(
  { say, understood: { reading, aspects } }: Asked,
  items: ProductCard[],
): [string | undefined, ProductCard[]] {
  // The amount of a hot paste that somebody needs is neither its heat nor its price.
  if (aspects.includes('usage')) return [undefined, items]
  const heat = findHeat(reading)?.heat
  if (heat === 'mild') return [say.product.mild, byHeat(items, (a, b) => a - b)]
  if (heat === 'hot') return [say.product.hot, byHeat(items, (a, b) => b - a)]
  if (aspects.includes('price'))
    return [say.product.cheap, items.toSorted((a, b) => a.priceCents - b.priceCents)]
  return [undefined, items]
}

/** Sorts products by heat, without the ones whose heat nobody has stated. */
function byHeat(items: ProductCard[], compare: (a: SpiceLevel, b: SpiceLevel) => number): ProductCard[] {
  return items
    .flatMap((item) => (item.spiceLevel === null ? [] : { item, level: item.spiceLevel }))
    .toSorted((a, b) => compare(a.level, b.level))
    .map(({ item }) => item)
}
