import { and, asc, desc, eq, gt, gte, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { buyerTexts, orders, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { matchesText, readTextSearch } from '#domain/kernel/text-search.ts'
import { policy } from './policy.ts'
import { buyerEmail, isShownOfGuest, readGuests } from './read-guests.ts'
import type { ListGuestsInput } from './schemas.ts'
import type { GuestList } from './views.ts'

const PAGE_SIZE = 50
/** A text of more buyers than this is found sooner by reading them in their order. */
const MOST_BUYERS = 5_000
/** So many texts are looked at for every search before its index is asked: a frequent one is among them. */
const GLANCE = 1_000

/** `size`: people on a page. */
type SizedInput = ListGuestsInput & { size?: number }

/**
 * The people who bought without an account, a page at a time, by mail address; or those of them who ever wrote a text on an
 * order. Whose address an account has verified is a customer.
 * @throws DomainError forbidden
 */
export async function listGuests(ctx: Ctx, input: SizedInput): Promise<GuestList> {
  policy.listGuests(ctx)
  const { after, before, search, size = PAGE_SIZE } = input
  return inTransaction(asShop(ctx), async (ctx) => {
    // Read along the index of addresses, or by that of texts, however many of them are guests'.
    await ctx.db.execute(
      sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`,
    )
    const found = await readEmails(ctx, { after, before, search, limit: size + 1 })
    const shown = found.slice(0, size)
    const isBack = isBackward(input)
    if (isBack) shown.reverse()
    const isMore = found.length > size
    const [first = null, last = null] = [shown.at(0), shown.at(-1)]
    return {
      items: await readGuests(ctx, shown),
      previous: (isBack ? isMore : after !== undefined) ? first : null,
      next: isBack || isMore ? last : null,
    }
  })
}

type Walk = Pick<ListGuestsInput, 'after' | 'before'> & { limit: number }

/** The mail addresses of a page, and of one more; before an address, the nearest to it first. */
async function readEmails(
  ctx: Ctx,
  { search, ...walk }: Walk & { search?: string | undefined },
): Promise<string[]> {
  const text = search === undefined ? undefined : readTextSearch(search)
  if (!text) return walkEmails(ctx, walk)
  const matching = matchesText(buyerTexts.text, text)
  return (
    (await readGlance(ctx, walk, matching)) ??
    (await readByIndex(ctx, walk, matching)) ??
    (await readInOrder(ctx, walk, matching))
  )
}

async function walkEmails(ctx: Ctx, walk: Walk, where?: SQL): Promise<string[]> {
  const { beyond, order } = wayOf(walk)
  const rows = await ctx.db
    .selectDistinct({ email: buyerTexts.email })
    .from(buyerTexts)
    .where(and(beyond, where, isGuest(ctx)))
    .orderBy(order(buyerTexts.email))
    .limit(walk.limit)
  return rows.map(({ email }) => email)
}

/** Looks at the next texts in the order of the addresses; undefined unless they hold a page, or are all there are. */
async function readGlance(ctx: Ctx, walk: Walk, matching: SQL | undefined): Promise<string[] | undefined> {
  const { beyond, order, until } = wayOf(walk)
  const [end] = await ctx.db
    .select({ email: buyerTexts.email })
    .from(buyerTexts)
    .where(beyond)
    .orderBy(order(buyerTexts.email))
    .offset(GLANCE)
    .limit(1)
  const found = await readInOrder(ctx, walk, and(matching, end && until(end.email)))
  return end && found.length < walk.limit ? undefined : found
}

/** Looks only at those whom the index of texts finds; undefined if they are many. */
async function readByIndex(ctx: Ctx, walk: Walk, matching: SQL | undefined): Promise<string[] | undefined> {
  await ctx.db.execute(sql`set local enable_bitmapscan = on`)
  const rows = await ctx.db
    .select({ email: buyerTexts.email })
    .from(buyerTexts)
    .where(matching)
    .limit(MOST_BUYERS + 1)
  if (rows.length > MOST_BUYERS) return undefined
  const emails = sql.param(rows.map(({ email }) => email))
  return walkEmails(ctx, walk, sql`${buyerTexts.email} = any(${emails}::text[])`)
}

/** Looks at one after another until a page is found. */
async function readInOrder(ctx: Ctx, walk: Walk, matching: SQL | undefined): Promise<string[]> {
  await ctx.db.execute(sql`set local enable_bitmapscan = off`)
  return walkEmails(ctx, walk, matching)
}

/** Orders without a mail address are of nobody. */
function wayOf({ after, before }: Walk) {
  return isBackward({ after, before })
    ? {
        beyond: and(lt(buyerTexts.email, before ?? ''), gt(buyerTexts.email, '')),
        order: desc,
        until: (email: string) => gte(buyerTexts.email, email),
      }
    : {
        beyond: gt(buyerTexts.email, after ?? ''),
        order: asc,
        until: (email: string) => lte(buyerTexts.email, email),
      }
}

const isBackward = ({ after, before }: Pick<Walk, 'after' | 'before'>) =>
  after === undefined && before !== undefined

/** Looks each address up: joined, the planner would read all orders, and all accounts. */
function isGuest({ db }: Ctx): SQL | undefined {
  const bought = db
    .select({ is: sql`true` })
    .from(orders)
    .where(and(isShownOfGuest, eq(buyerEmail, buyerTexts.email)))
    .limit(1)
  const verified = db
    .select({ is: sql`true` })
    .from(users)
    .where(and(eq(users.email, buyerTexts.email), isNotNull(users.emailConfirmedAt)))
    .limit(1)
  return and(sql`(${bought})`, sql`(${verified}) is null`)
}
