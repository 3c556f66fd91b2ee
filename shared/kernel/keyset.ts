import { z } from 'zod'

/** Where a page begins: the sort value and the id of a row, as text. */
const cursor = z
  .string()
  .regex(
    /^(-?\d{1,18}|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00)~(\d{1,18}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
    'invalid',
  )

/** What the address of a list says: the rows after one, or those before it. */
export const keysetInput = { after: cursor.optional(), before: cursor.optional() }
export type KeysetInput = { after?: string | undefined; before?: string | undefined }

/** A page of a list, and the cursors of its neighbours; null where there are none. */
export type KeysetPage<T> = { items: T[]; previous: string | null; next: string | null }
