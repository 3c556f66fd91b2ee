import { and, eq, gt, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customers, customerTotals, lastOrderOf, userRoles, users } from '#database/schema/index.ts'
import type { CustomerFilter, CustomerSort } from '#shared/customers/customer-lists.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage } from '#domain/kernel/keyset.ts'
import { matchesText, readTextSearch } from '#domain/kernel/text-search.ts'
import { policy } from './policy.ts'
import type { ListCustomersInput } from './schemas.ts'
import type { CustomerList, CustomerSummary } from './views.ts'

const PAGE_SIZE = 50
/** So many people are read in the order of the list before a search goes by its texts: a frequent text is among them. */
const GLANCE = 1_000

/** `size`: people on a page. */
type SizedInput = ListCustomersInput & { size?: number }
type SummaryRow = CustomerSummary & { cursor: string }

/**
 * The people with an account, a page at a time: customers and team. By name, mail address or phone number.
 * @throws DomainError forbidden
 */
export async function listCustomers(ctx: Ctx, input: SizedInput): Promise<CustomerList> {
  policy.listCustomers(ctx)
  const { search, filter } = input
  return inTransaction(asShop(ctx), async (ctx) => {
    // The planner must see what is asked: a frequent filter is read along the order, a rare one by its own index.
    await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    const text = search === undefined ? undefined : readTextSearch(search)
    const matching = text && matchesText(customers.searchText, text)
    const inFilter = filter && FILTERS[filter]()
    const rows = matching
      ? ((await readGlance(ctx, input, and(matching, inFilter))) ??
        (await readRows(ctx, input, and(inFilter, isFound(ctx, matching)))))
      : await readRows(ctx, input, inFilter)
    return keysetPage(keysetOf(input.sort), input, input.size ?? PAGE_SIZE).of(rows)
  })
}

const FILTERS: Record<CustomerFilter, () => SQL | undefined> = {
  with_orders: () => gt(customerTotals.orderCount, 0),
  without_orders: () => eq(customerTotals.orderCount, 0),
  consents: () => eq(customers.marketingConsent, true),
  verified: () => isNotNull(users.emailConfirmedAt),
  unverified: () => isNull(users.emailConfirmedAt),
  invited: () => and(isNull(users.emailConfirmedAt), isNotNull(users.invitedAt)),
  locked: () => isNotNull(users.lockedAt),
  // As a list of the few: the planner would look for them among all customers in their order.
  team: () => sql`${customers.id} = any(array(select ${userRoles.userId} from ${userRoles}))`,
}

/** Sorted by a table of its own each: its index then gives the order. */
const SORTS: Record<CustomerSort, { value: SQLWrapper; id: SQLWrapper; type: 'timestamptz' | 'bigint' }> = {
  newest: { value: customers.createdAt, id: customers.id, type: 'timestamptz' },
  spent: { value: customerTotals.spentCents, id: customerTotals.customerId, type: 'bigint' },
  last_order: {
    value: lastOrderOf(customerTotals.lastOrderAt),
    id: customerTotals.customerId,
    type: 'timestamptz',
  },
}

const keysetOf = (sort: CustomerSort) => {
  const { value, id, type } = SORTS[sort]
  return { value, id, types: { value: type, id: 'uuid' } } as const
}

async function readRows(ctx: Ctx, input: SizedInput, where: SQL | undefined): Promise<SummaryRow[]> {
  const page = keysetPage(keysetOf(input.sort), input, input.size ?? PAGE_SIZE)
  return ctx.db
    .select({
      cursor: page.cursor,
      id: customers.id,
      email: users.email,
      name: sql<string>`${customers.fullname}`,
      phone: customers.phone,
      memberSince: customers.createdAt,
      isVerified: sql<boolean>`${users.emailConfirmedAt} is not null`,
      isInvited: sql<boolean>`${users.emailConfirmedAt} is null and ${users.invitedAt} is not null`,
      isLocked: sql<boolean>`${users.lockedAt} is not null`,
      consents: customers.marketingConsent,
      orderCount: customerTotals.orderCount,
      spentCents: customerTotals.spentCents,
      lastOrderAt: customerTotals.lastOrderAt,
    })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.id))
    .innerJoin(customerTotals, eq(customerTotals.customerId, customers.id))
    .where(and(page.where, where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
}

/** The page, if it is found among the next GLANCE people in the order of the list; undefined if not. */
async function readGlance(
  ctx: Ctx,
  input: SizedInput,
  where: SQL | undefined,
): Promise<SummaryRow[] | undefined> {
  const { id } = SORTS[input.sort]
  const page = keysetPage(keysetOf(input.sort), input, GLANCE)
  const near = ctx.db
    .select({ id: sql<string>`${id}`.as('id') })
    .from(input.sort === 'newest' ? customers : customerTotals)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(GLANCE)
    .as('near')
  // As an array: the planner would rather read all people than look up so many.
  const among = sql`${customers.id} = any(array(${ctx.db.select({ id: near.id }).from(near)}))`
  const rows = await readRows(ctx, input, and(among, where))
  return rows.length > (input.size ?? PAGE_SIZE) ? rows : undefined
}

/** Matches by the index of texts: the planner would rather read all people in the order of the list. */
function isFound({ db }: Ctx, matching: SQL): SQL {
  return inArray(customers.id, db.select({ id: customers.id }).from(customers).where(matching))
}
