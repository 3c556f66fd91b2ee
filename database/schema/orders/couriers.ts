import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** The couriers that parcels went with, so that their names are typed once. */
export const couriers = pgTable(
  'couriers',
  {
    name: text().primaryKey(),
    /** The link to a parcel of theirs, with `{number}` in the place of its number; null while none is known. */
    link: text(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  () => [staffReadPolicy('couriers'), shopPolicy('couriers')],
)
