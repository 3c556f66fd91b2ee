import { localeContext, type RequestContext, serverContext } from '#app/request/context.ts'
import { listCategories } from '#domain/catalog/catalog/index.ts'

type Categories = ReturnType<typeof listCategories>

const read = new WeakMap<RequestContext, Categories>()

/** The shop's categories in the page's language: read once a request, for the footer and for the list of products. */
export function readCategories(context: RequestContext): Categories {
  const known = read.get(context)
  if (known) return known
  const categories = listCategories(context.get(serverContext).ctx, { language: context.get(localeContext) })
  read.set(context, categories)
  return categories
}
