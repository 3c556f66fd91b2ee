import { eq, type SQL, sql } from 'drizzle-orm'
import { categories } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { listProductCards } from './internal.ts'
import { type ListProductsInput, PAGE_SIZE, type ProductPage } from './schemas.ts'
import { spellingsOf, wordsOf } from './search-text.ts'

type Wanted = Pick<ListProductsInput, 'page' | 'language'> & { categoryId: string | undefined }

/**
 * A page of active products in the shop's order or, if something is searched for, with the best matches first: by whole
 * words and names, else by the text anywhere inside (ยำ in ต้มยำ), else by similar spelling.
 * @throws DomainError not_found for an unknown category
 */
export async function listProducts(ctx: Ctx, input: ListProductsInput): Promise<ProductPage> {
  const { page, language, search } = input
  const categoryId = input.category ? await requireCategory(ctx, input.category) : undefined
  const wanted = { categoryId, page, language }
  if (!search) return readPage(ctx, wanted, sql`select id, 0 as rank from products`)

  const spellings = spellingsOf(search)
  const [asTyped] = spellings
  if (asTyped === undefined) return { items: [], page, pageSize: PAGE_SIZE, total: 0 }
  const patterns = sql.param(spellings.map((spelling) => `%${spelling}%`))
  // Each layer finds what the previous one misses. The search itself is in the migrations, because of row security.
  const layers = [
    sql`select * from products_by_words(${wordsQuery(spellings)}, ${patterns}::text[])`,
    sql`select * from products_by_text(${patterns}::text[])`,
    sql`select * from products_by_likeness(${asTyped})`,
  ]
  for (const layer of layers) {
    const found = await readPage(ctx, wanted, layer)
    if (found.total > 0) return found
  }
  return { items: [], page, pageSize: PAGE_SIZE, total: 0 }
}

async function requireCategory(ctx: Ctx, slug: string): Promise<string> {
  const [found] = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (!found) throw new DomainError('not_found', 'category')
  return found.id
}

/**
 * A tsquery that matches all words by prefix, in any of the spellings. Normalised words contain only letters, marks and
 * digits, which neither a tsquery nor a LIKE treats as syntax.
 */
function wordsQuery(spellings: string[]): string {
  return spellings
    .map((spelling) => wordsOf(spelling).map((word) => `'${word}':*`))
    .filter((words) => words.length > 0)
    .map((words) => `(${words.join(' & ')})`)
    .join(' | ')
}

/**
 * Finds the page's ids among all that `source` names with their rank, then reads only those products: their texts are
 * many times wider than the columns that are searched and sorted.
 */
async function readPage(ctx: Ctx, { page, language, categoryId }: Wanted, source: SQL): Promise<ProductPage> {
  const matching = sql`
    from (${source}) found join products using (id)
    where is_active ${categoryId ? sql`and category_id = ${categoryId}` : sql``}`
  const { rows: found } = await ctx.db.execute<{ id: string; total: number }>(sql`
    select id, (count(*) over ())::int as total ${matching}
    order by found.rank desc, sort_order, id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`)
  const items = await listProductCards(
    ctx,
    found.map((row) => row.id),
    language,
  )
  const total = found[0]?.total ?? (page > 1 ? await countAll() : 0)
  return { items, page, pageSize: PAGE_SIZE, total }

  /** A page after the last has no row that contains the count. */
  async function countAll(): Promise<number> {
    const { rows } = await ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${matching}`)
    return rows[0]?.total ?? 0
  }
}
