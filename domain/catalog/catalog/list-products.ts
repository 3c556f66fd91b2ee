import { and, eq, sql, type SQL } from 'drizzle-orm'
import { categories } from '#database/schema/index.ts'
import type { ProductFacts } from '#shared/catalog/product-filters.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { bitsOf, ORDERS, saysAll } from './facts-of-labels.ts'
import { isInShop, isListed, isShown, listProductCards } from './internal.ts'
import { type ListProductsInput, MOST_FOUND, MOST_LISTED, PAGE_SIZE } from './schemas.ts'
import type { ProductPage } from './views.ts'
import { toSearch } from './to-search.ts'

/** Ids of a page, and how many there are in all, of which no more are counted than one more than the most. */
type Found = { ids: string[]; total: number }
const NONE: Found = { ids: [], total: 0 }

/** Facts of labels by the name of a choice, beside allergens that all of them must contain. */
export type Choices<Choice extends string> = Pick<ProductFacts, 'contains'> & {
  choices: Record<Choice, Omit<ProductFacts, 'contains'>>
}

/**
 * A page of products in the shop's order or, if something is searched for, with the best matches first: by whole
 * words and names, else by the text anywhere inside (ยำ in ต้มยำ), else by similar spelling. The list ends after
 * MOST_LISTED products, after MOST_FOUND if something is searched for.
 * @param input `facts` are what the labels must say; `toCount` are counted among all that the category has, or the search
 *   finds: see `countProducts`
 * @throws DomainError not_found for an unknown category
 */
export async function listProducts<Choice extends string = never>(
  ctx: Ctx,
  input: ListProductsInput & { facts?: ProductFacts | undefined; toCount?: Choices<Choice> | undefined },
): Promise<ProductPage & { counts?: Record<Choice, number> }> {
  const { page, language, search, facts, sort, toCount } = input
  const categoryId = await findCategory(ctx, input.category)
  const most = search ? MOST_FOUND : MOST_LISTED
  const skip = (page - 1) * PAGE_SIZE
  const take = skip < most ? PAGE_SIZE : 0
  const window = { categoryId, skip: Math.min(skip, most), take, most }
  const isSearch = search !== undefined && search !== ''
  const isNarrowed = facts !== undefined || sort !== undefined
  // Search results have their own order, which a narrower list keeps.
  const all = isSearch && (isNarrowed || toCount) ? await findAll(ctx, search, categoryId) : undefined
  const among = all?.ids
  async function readFound(): Promise<Found> {
    if (!isSearch || isNarrowed) return readPage(ctx, { ...window, among, facts, sort })
    return all
      ? { ...all, ids: all.ids.slice(window.skip, window.skip + take) }
      : findPage(ctx, search, window)
  }
  const [{ ids, total }, counts] = await Promise.all([
    readFound(),
    toCount && countAmong(ctx, { ...toCount, categoryId, among }),
  ])
  return {
    ...(counts && { counts }),
    items: await listProductCards(ctx, ids, language),
    page,
    pageSize: PAGE_SIZE,
    total: Math.min(total, most),
    isTotalExact: total <= most,
  }
}

async function findCategory(ctx: Ctx, slug: string | undefined): Promise<string | null> {
  if (!slug) return null
  const [found] = await ctx.readDb
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.isActive, true)))
  if (!found) throw new DomainError('not_found', 'category')
  return found.id
}

type Window = { categoryId: string | null; skip: number; take: number; most: number }
type Narrowed = {
  /** Nothing but these, in this order unless another is asked for. */
  among?: string[] | undefined
  facts?: ProductFacts | undefined
  sort?: ListProductsInput['sort']
}

/** A page is read in the order of an index, as far as the page goes; what is counted of all is kept counted. */
async function readPage(
  ctx: Ctx,
  { skip, take, most, sort, ...narrowed }: Window & Narrowed,
): Promise<Found> {
  const { among } = narrowed
  const few = await findFewLabels(ctx, narrowed)
  const listed = sql.join([isListed, ...asked(narrowed)], sql` and `)
  // With `offset` the few are read before they are sorted.
  const read = few
    ? sql`(select * from products where label_facts = any(${sql.param(few)}::int[]) and ${listed} offset 0) products`
    : sql`products where ${listed}`
  const inOrder = among ? sql`array_position(${sql.param(among)}::uuid[], id)` : sql`sort_order, id`
  const ids =
    sort === 'price' && !few && !among
      ? cheapestFirst(narrowed)
      : sql`select id from ${read} order by ${sort ? ORDERS[sort] : inOrder}`
  const { rows } = await ctx.readDb.execute<Found>(sql`
    select array(${ids} limit ${take} offset ${skip}) as ids,
      (select least(coalesce(sum(count), 0), ${most + 1})::int from ${counted(narrowed)}) as total`)
  return rows[0] ?? NONE
}

/**
 * Products in the order of `ORDERS.price`, read from the index of all prices: a size stands for its product where no other is
 * cheaper. As a `case`, because the planner would take that for rare, and sort everything instead.
 */
function cheapestFirst(narrowed: Narrowed & Pick<Window, 'categoryId'>): SQL {
  const shown = sql.join([isShown, ...asked(narrowed)], sql` and `)
  return sql`select main_id from products where ${shown} and case when exists (
      select from products other where other.main_id = products.main_id and other.is_active
        and (other.price_cents, other.id) < (products.price_cents, products.id)) then false else true end
    order by price_cents, sort_order, main_id`
}

/** So few products are found by their labels; of more, some are soon met in the order of an index. */
const FEW = 1_000

/** Returns the `label_facts` of the products that say what is asked, if these are few. */
async function findFewLabels(
  ctx: Ctx,
  narrowed: Narrowed & Pick<Window, 'categoryId'>,
): Promise<number[] | undefined> {
  if (!narrowed.facts || narrowed.among) return undefined
  const { rows } = await ctx.readDb.execute<{ labels: number[] | null }>(sql`
    select array_agg(distinct label_facts) as labels from ${counted(narrowed)} having sum(count) <= ${FEW}`)
  return rows[0]?.labels ?? undefined
}

/** Rows with facts of labels, and the number of products of which each is true. */
function counted(narrowed: Narrowed & Pick<Window, 'categoryId'>): SQL {
  const [rows, those] = narrowed.among
    ? [sql`(select *, 1 as count from products)`, isListed]
    : [sql`product_counts`, isInShop]
  return sql`${rows} as products where ${sql.join([those, ...asked(narrowed)], sql` and `)}`
}

/** The conditions that are asked for, on rows of `products` or `product_counts`. */
function asked({ categoryId, among, facts }: Narrowed & Pick<Window, 'categoryId'>): SQL[] {
  return [
    ...(categoryId ? [sql`category_id = ${categoryId}`] : []),
    ...(among ? [sql`id = any(${sql.param(among)}::uuid[])`] : []),
    ...(facts ? saysAll(facts) : []),
  ]
}

/** Returns everything that a search finds, the best first. */
function findAll(ctx: Ctx, search: string, categoryId: string | null): Promise<Found> {
  return findPage(ctx, search, { categoryId, skip: 0, take: MOST_FOUND, most: MOST_FOUND })
}

/** Counts the products that each of some choices would leave, of those of a category, or that a search finds. */
export async function countProducts<Choice extends string>(
  ctx: Ctx,
  { category, search, ...toCount }: Pick<ListProductsInput, 'category' | 'search'> & Choices<Choice>,
): Promise<Record<Choice, number>> {
  const categoryId = await findCategory(ctx, category)
  const among = search ? (await findAll(ctx, search, categoryId)).ids : undefined
  return countAmong(ctx, { ...toCount, categoryId, among })
}

async function countAmong<Choice extends string>(
  ctx: Ctx,
  { contains, choices, ...those }: Choices<Choice> & Pick<Window, 'categoryId'> & Pick<Narrowed, 'among'>,
): Promise<Record<Choice, number>> {
  const facts = { contains, without: [], diets: [] }
  const { rows: groups } = await ctx.readDb.execute<{ bits: number; count: number }>(sql`
    select label_facts as bits, sum(count)::int as count from ${counted({ ...those, facts })} group by label_facts`)
  const countOf = (wanted: number) =>
    groups.reduce((sum, { bits, count }) => ((bits & wanted) === wanted ? sum + count : sum), 0)
  const counts = Object.entries<(typeof choices)[Choice]>(choices).map(([name, says]) => [
    name,
    Math.min(countOf(bitsOf(says)), MOST_LISTED),
  ])
  return Object.fromEntries(counts) as Record<Choice, number>
}

/** The search itself is in the migrations, because of row security. */
async function findPage(ctx: Ctx, text: string, { categoryId, skip, take, most }: Window): Promise<Found> {
  const search = toSearch(text)
  if (!search) return NONE
  const { typed, patterns, named, words } = search
  const { rows } = await ctx.readDb.execute<Found>(sql`
    select ids, total from search_products(${typed}, ${sql.param(patterns)}::text[], ${named}, ${words},
      ${categoryId}, ${skip}, ${take}, ${most})`)
  return rows[0] ?? NONE
}
