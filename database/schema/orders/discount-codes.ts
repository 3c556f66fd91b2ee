import { sql } from 'drizzle-orm'
import { check, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { DISCOUNT_KINDS } from '#shared/orders/discount-codes.ts'
import { cents, createdAt, instant } from '../columns.ts'
import { isAdmin, shopPolicy, staff } from '../roles.ts'

/** Codes that make an order cheaper. Uses are counted from the orders that have the code. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In capitals, as it is compared. */
    code: text().notNull().unique(),
    kind: text({ enum: DISCOUNT_KINDS }).notNull(),
    /** Percentage off the goods; for `percent`. */
    percent: integer(),
    /** Off the goods; for `amount`. */
    amountCents: cents('amount_cents'),
    /** The least that the goods must cost before the discount. */
    minimumCents: cents('minimum_cents').notNull().default(0),
    startsAt: instant('starts_at'),
    /** The first moment at which it is no longer valid. */
    endsAt: instant('ends_at'),
    /** Null for no limit. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    /** When an admin switched it off; until they switch it on again it is not valid. */
    offAt: instant('off_at'),
    /** Raised by each change; a save names the version that was edited. */
    version: integer().notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    check('discount_codes_code', sql`${table.code} = upper(${table.code})`),
    check(
      'discount_codes_kind',
      sql`((${table.kind} = 'percent' and ${table.percent} between 1 and 100 and ${table.amountCents} is null)
        or (${table.kind} = 'amount' and ${table.amountCents} > 0 and ${table.percent} is null)
        or (${table.kind} = 'free_delivery' and num_nonnulls(${table.percent}, ${table.amountCents}) = 0)) is true`,
    ),
    // For the list of them.
    index('discount_codes_newest').on(table.createdAt, table.id),
    check('discount_codes_limits', sql`${table.maxUses} > 0 and ${table.maxUsesPerCustomer} > 0`),
    pgPolicy('discount_codes_admin_read', { for: 'select', to: staff, using: isAdmin }),
    shopPolicy('discount_codes'),
  ],
)
