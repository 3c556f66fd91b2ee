import { asc, eq, sql } from 'drizzle-orm'
import { categories, events, products, recipes } from '#database/schema/index.ts'
import { isListed } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { imagesOf, isShownEvent, isShownRecipe, pictureNames } from './internal.ts'
import { type PageKind, PAGES_PER_PART, type PublicPage, type SitemapPart } from './schemas.ts'

/** Reads a part of the public pages of one kind, in an order that does not change; nothing past the last one. */
export async function listPublicPages(ctx: Ctx, { kind, part }: SitemapPart): Promise<PublicPage[]> {
  return READERS[kind](ctx, (part - 1) * PAGES_PER_PART)
}

const READERS: Record<PageKind, (ctx: Ctx, skip: number) => Promise<PublicPage[]>> = {
  async products(ctx, skip) {
    const rows = await ctx.readDb
      .select({
        slug: products.slug,
        updatedAt: products.updatedAt,
        nameInEnglish: sql<string>`${products.name} ->> 'en'`,
        pictures: pictureNames,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(isListed)
      .orderBy(asc(products.id))
      .limit(PAGES_PER_PART)
      .offset(skip)
    return rows.map((row) => ({ slug: row.slug, updatedAt: row.updatedAt, images: imagesOf(ctx, row) }))
  },
  async recipes(ctx, skip) {
    const { slug, updatedAt, picture } = recipes
    const rows = await ctx.readDb
      .select({ slug, updatedAt, picture })
      .from(recipes)
      .where(isShownRecipe)
      .orderBy(asc(recipes.id))
      .limit(PAGES_PER_PART)
      .offset(skip)
    return rows.map((row) => toPage(ctx, row))
  },
  async events(ctx, skip) {
    const { slug, updatedAt, picture } = events
    const rows = await ctx.readDb
      .select({ slug, updatedAt, picture })
      .from(events)
      .where(isShownEvent)
      .orderBy(asc(events.id))
      .limit(PAGES_PER_PART)
      .offset(skip)
    return rows.map((row) => toPage(ctx, row))
  },
}

type Row = { slug: string; updatedAt: Date; picture: string | null }

function toPage(ctx: Ctx, { slug, updatedAt, picture }: Row): PublicPage {
  return { slug, updatedAt, images: picture ? [imageOf(ctx, picture)] : [] }
}
