import { localeContext, type RequestContext } from '#app/request/context.ts'
import { listInput } from '#app/request/list-query.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listStaffCategories, listStaffProducts } from '#domain/catalog/catalog-desk/index.ts'
import { listStaffProductsInput, toCursorText } from '#domain/catalog/catalog-desk/schemas.ts'

/** A page of the office's products as its address says, with the categories to choose from and what is chosen. */
export async function readProductList({ url, context }: { url: URL; context: RequestContext }) {
  const input = listInput(url, listStaffProductsInput, { language: context.get(localeContext) })
  const [list, categories] = await runVerb(context, (ctx) =>
    Promise.all([listStaffProducts(ctx, input), listStaffCategories(ctx)]),
  )
  const { search, category, state, texts, sort } = input
  const { previous, next, ...shown } = list
  return {
    ...shown,
    previous: previous && toCursorText(previous),
    next: next && toCursorText(next),
    categories,
    filter: { search, category, state, texts, sort: sort === 'order' ? undefined : sort },
  }
}
