import { z } from 'zod'

/** The beginning of a page: the sort value and the id of a row, as text. */
const cursor = z
  .string()
  .regex(
    /^(-?\d{1,18}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00)~(\d{1,18}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
    'invalid',
  )

/** The position in a list's address: the rows after one, or before it. */
export const keysetInput = { after: cursor.optional(), before: cursor.optional() }
export type KeysetInput = { after?: string | undefined; before?: string | undefined }

/** A page of a list, and the cursors of its neighbours; null where there are none. */
export type KeysetPage<T> = { items: T[]; previous: string | null; next: string | null }

/** The view of such a page. */
export function keysetPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    previous: z.string().nullable().describe('Pass it as `before` for the page before.'),
    next: z.string().nullable().describe('Pass it as `after` for the page after.'),
  })
}
