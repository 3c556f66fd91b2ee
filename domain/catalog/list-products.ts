import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { cardColumns, toProductCard } from './internal.ts'
import { type ListProductsInput, PAGE_SIZE, type ProductPage } from './schemas.ts'
import { spellingsOf, wordsOf } from './search-text.ts'

/** How alike a misspelt word and a word of a name must be; found by trying (มัสหมั่น is 0.36 to มัสมั่น). */
const SIMILAR_ENOUGH = 0.3

/**
 * A page of active products in the shop's order, or the best matches first where something is searched for.
 * @throws DomainError not_found for an unknown category
 */
export async function listProducts(ctx: Ctx, input: ListProductsInput): Promise<ProductPage> {
  if (input.category) await requireCategory(ctx, input.category)
  const spellings = spellingsOf(input.search ?? '')
  if (input.search && spellings.length === 0)
    return { items: [], page: input.page, pageSize: PAGE_SIZE, total: 0 }
  if (spellings.length === 0) return readPage(ctx, input, [], [asc(products.sortOrder)])

  const names = sql`${products.searchName} like any(${likeAnyOf(spellings)})`
  const exact = await readPage(ctx, input, [matches(spellings)], [desc(names), asc(products.sortOrder)])
  if (exact.total > 0) return exact

  const alike = sql`word_similarity(${spellings[0]}, ${products.searchName})`
  return readPage(ctx, input, [sql`${alike} >= ${SIMILAR_ENOUGH}`], [desc(alike), asc(products.sortOrder)])
}

async function requireCategory(ctx: Ctx, slug: string): Promise<void> {
  const found = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (found.length === 0) throw new DomainError('not_found', 'category')
}

/** Whole words by their beginnings (Thai already cut into words), or the text anywhere inside: ยำ in ต้มยำ. */
function matches(spellings: string[]): SQL {
  const query = spellings
    .map((spelling) =>
      wordsOf(spelling)
        .map((word) => `'${word}':*`)
        .join(' & '),
    )
    .filter((words) => words !== '')
    .map((words) => `(${words})`)
    .join(' | ')
  const inside = sql`${products.searchText} like any(${likeAnyOf(spellings)})`
  return query ? sql`(${products.searchVector} @@ to_tsquery('simple', ${query}) or ${inside})` : inside
}

/** Normalised text holds letters, marks, digits and spaces only: nothing that LIKE would take for a wildcard. */
function likeAnyOf(spellings: string[]): SQL {
  return sql`array[${sql.join(
    spellings.map((spelling) => sql`${`%${spelling}%`}`),
    sql`, `,
  )}]::text[]`
}

async function readPage(
  ctx: Ctx,
  input: ListProductsInput,
  where: SQL[],
  order: SQL[],
): Promise<ProductPage> {
  const wanted = and(
    eq(products.isActive, true),
    input.category ? eq(categories.slug, input.category) : undefined,
    ...where,
  )
  const joined = eq(products.categoryId, categories.id)
  const rows = await ctx.db
    .select({ ...cardColumns(input.language), total: sql<number>`(count(*) over ())::int` })
    .from(products)
    .innerJoin(categories, joined)
    .where(wanted)
    .orderBy(...order, asc(products.id))
    .limit(PAGE_SIZE)
    .offset((input.page - 1) * PAGE_SIZE)

  const items = rows.map(({ total: _, ...row }) => toProductCard(row))
  const total = rows[0]?.total ?? (input.page === 1 ? 0 : await countMatches())
  return { items, page: input.page, pageSize: PAGE_SIZE, total }

  async function countMatches(): Promise<number> {
    const [counted] = await ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(categories, joined)
      .where(wanted)
    return counted?.total ?? 0
  }
}
