/** The names of a row's fields: what is typed, what was seen then, and the price that was said to be meant. */
export const rowField = {
  price: (id: string) => `price-${id}`,
  stock: (id: string) => `stock-${id}`,
  seenPrice: (id: string) => `seenPrice-${id}`,
  seenStock: (id: string) => `seenStock-${id}`,
  sure: (id: string) => `sure-${id}`,
}

/** The ids of the products whose rows a form has. */
export function rowIds(form: Map<string, string>): string[] {
  return [...form.keys()].flatMap((name) => /^seenPrice-(.+)$/.exec(name)?.[1] ?? [])
}
