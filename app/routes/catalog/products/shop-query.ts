/** The query in the shop's address, page aside: several values of one name have commas between. */
export type ShopQuery = Partial<
  Record<'category' | 'search' | 'heat' | 'diet' | 'without' | 'sort', string | undefined>
>
