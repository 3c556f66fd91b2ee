/** The address of a product list, without language: only what is chosen is in it. */
export function shopPath(chosen: {
  category?: string | undefined
  search?: string | undefined
  page?: number
}): string {
  const query = new URLSearchParams()
  if (chosen.category) query.set('category', chosen.category)
  if (chosen.search) query.set('search', chosen.search)
  if (chosen.page && chosen.page > 1) query.set('page', String(chosen.page))
  return query.size > 0 ? `/shop?${query.toString()}` : '/shop'
}
