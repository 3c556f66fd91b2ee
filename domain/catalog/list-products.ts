import { and, eq, sql } from 'drizzle-orm'
import { categories } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { listProductCards } from './internal.ts'
import { type ListProductsInput, MOST_FOUND, MOST_LISTED, PAGE_SIZE, type ProductPage } from './schemas.ts'
import { toSearch } from './to-search.ts'

/** Ids of a page, and how many there are in all, of which no more are counted than one more than the most. */
type Found = { ids: string[]; total: number }
const NONE: Found = { ids: [], total: 0 }

/**
 * A page of products in the shop's order or, if something is searched for, with the best matches first: by whole
 * words and names, else by the text anywhere inside (ยำ in ต้มยำ), else by similar spelling. The list ends after
 * MOST_LISTED products, after MOST_FOUND if something is searched for.
 * @throws DomainError not_found for an unknown category
 */
export async function listProducts(ctx: Ctx, input: ListProductsInput): Promise<ProductPage> {
  const { page, language, search } = input
  const categoryId = input.category ? await requireCategory(ctx, input.category) : null
  const most = search ? MOST_FOUND : MOST_LISTED
  const skip = (page - 1) * PAGE_SIZE
  const take = skip < most ? PAGE_SIZE : 0
  const window = { categoryId, skip: Math.min(skip, most), take, most }
  const { ids, total } = search ? await findPage(ctx, search, window) : await readPage(ctx, window)
  return {
    items: await listProductCards(ctx, ids, language),
    page,
    pageSize: PAGE_SIZE,
    total: Math.min(total, most),
    isTotalExact: total <= most,
  }
}

async function requireCategory(ctx: Ctx, slug: string): Promise<string> {
  const [found] = await ctx.readDb
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.isActive, true)))
  if (!found) throw new DomainError('not_found', 'category')
  return found.id
}

type Window = { categoryId: string | null; skip: number; take: number; most: number }

/** Both parts read nothing but an index, as far as the page, or the count, goes. */
async function readPage(ctx: Ctx, { categoryId, skip, take, most }: Window): Promise<Found> {
  const shown = sql`is_active and category_id in (select id from categories where is_active)`
  const listed = sql`from products where ${shown} ${categoryId ? sql`and category_id = ${categoryId}` : sql``}`
  const { rows } = await ctx.readDb.execute<Found>(sql`
    select array(select id ${listed} order by sort_order, id limit ${take} offset ${skip}) as ids,
      (select count(*)::int from (select ${listed} limit ${most + 1}) counted) as total`)
  return rows[0] ?? NONE
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
