import { existsSync } from 'node:fs'
import { inArray, sql } from 'drizzle-orm'
import { seedCategories, seedProducts } from '#database/seed/catalog/index.ts'
import { seedEvents } from '#database/seed/restaurant/events/index.ts'
import { seedIngredients } from '#database/seed/recipes/ingredients/index.ts'
import { seedDishes } from '#database/seed/restaurant/menu/index.ts'
import { seedRecipes } from '#database/seed/recipes/index.ts'
import { seedNewsletters } from '#database/seed/newsletters/index.ts'
import { categories, dishes, events, newsletters, products, recipes } from '#database/schema/index.ts'
import { addSize, createProducts } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { createEvents } from '#domain/restaurant/events/index.ts'
import { createDishes } from '#domain/restaurant/menu/index.ts'
import { createRecipes } from '#domain/recipes/recipes/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { shopPlace } from '#shared/accounts/address-lines.ts'
import { shopDay, withShopOffset } from '#shared/kernel/dates.ts'
import { type LocalizedText, NO_TEXT } from '#shared/kernel/locale.ts'
import { EVERYBODY } from '#shared/newsletters/newsletter-fields.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'

/** An arbitrary number that nothing else uses for a lock. */
export const SEED_LOCK = 727_002

/**
 * Fills an empty shop with the demo's categories and products, with its recipes, menu and events and drafts of newsletters, if it
 * has those products.
 * What is there already stays as it is.
 * @param isStocked false if something else, like the demo's year, brings the jars
 */
export async function seedDemo(ctx: Ctx, { isStocked = true }: { isStocked?: boolean } = {}): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await ctx.db.$count(products)) === 0) await addProducts(ctx, { isStocked })
    if (!(await hasDemoProducts(ctx))) return
    if ((await ctx.db.$count(recipes)) === 0) {
      await createRecipes(ctx, { ingredients: seedIngredients, recipes: seedRecipes })
    }
    if ((await ctx.db.$count(dishes)) === 0) await addDishes(ctx)
    if ((await ctx.db.$count(events)) === 0) await addEvents(ctx)
    if ((await ctx.db.$count(newsletters)) === 0) {
      await ctx.db.insert(newsletters).values(seedNewsletters.map((one) => ({ ...one, segment: EVERYBODY })))
    }
  })
}

async function addProducts(ctx: ShopCtx, { isStocked }: { isStocked: boolean }): Promise<void> {
  const rows = await ctx.db
    .insert(categories)
    .values(seedCategories)
    .returning({ id: categories.id, slug: categories.slug })
  const categoryIds = new Map(rows.map((row) => [row.slug, row.id]))
  const ids = await createProducts(ctx, {
    products: seedProducts.map(
      ({ category, stock, netWeight, slug, insideAlt, sizes: _, ...product }, sortOrder) => ({
        ...product,
        slug,
        sortOrder,
        categoryId: categoryIds.get(category) ?? '',
        images: hasPicture(slug) ? [`/images/products/${slug}`] : [],
        furtherPictures: furtherPictures(slug, insideAlt),
        netWeightValue: netWeight.value,
        netWeightUnit: netWeight.unit,
        initialStock: isStocked ? stock : 0,
      }),
    ),
  })
  for (const [at, { sizes = [] }] of seedProducts.entries()) {
    for (const { stock, ...size } of sizes) {
      await addSize(ctx, { productId: ids[at] ?? '', size: { ...size, isActive: true, initialStock: stock } })
    }
  }
}

/** A shop with a catalogue of its own has recipes, dishes and events of its own. */
export async function hasDemoProducts(ctx: ShopCtx): Promise<boolean> {
  const slugs = new Set(seedRecipes.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? [])))
  return (await ctx.db.$count(products, inArray(products.slug, [...slugs]))) === slugs.size
}

/** A picture shows the dish of its recipe, so it is described alike. */
async function addDishes(ctx: ShopCtx): Promise<void> {
  const altOf = new Map(seedRecipes.map(({ slug, pictureAlt }) => [slug, pictureAlt]))
  await createDishes(ctx, {
    dishes: seedDishes.map(({ picture, ...dish }) => ({
      ...dish,
      picture: picture === undefined ? null : `/images/dishes/${picture}`,
      pictureAlt: altOf.get(dish.recipe ?? '') ?? NO_TEXT,
      isActive: true,
    })),
  })
}

/** Some are over and some to come, seen from today. */
async function addEvents(ctx: ShopCtx): Promise<void> {
  const { company } = await getSettings(ctx)
  const restaurant = {
    en: `KROK, ${shopPlace(company, 'en')}`,
    th: `ร้าน KROK, ${shopPlace(company, 'th')}`,
  }
  await createEvents(ctx, {
    events: seedEvents.map(({ inDays, startsAt, endsAt, included, location = restaurant, ...event }) => {
      const day = shopDay(addTime(ctx.now(), inDays * DAY))
      return {
        ...event,
        location,
        mapUrl: null,
        state: 'published' as const,
        startDate: new Date(withShopOffset(`${day}T${startsAt}`)),
        endDate: new Date(withShopOffset(`${day}T${endsAt}`)),
        included: {
          en: included.map(({ en }) => en).join('\n'),
          th: included.map(({ th }) => th).join('\n'),
        },
      }
    }),
  })
}

/** Returns the picture of a dish that takes a product, that of its ingredients, and that of a second dish. */
function furtherPictures(slug: string, insideAlt: LocalizedText | undefined) {
  const [dish, ...others] = dishesWith(slug)
  const inside = insideAlt && { name: `/images/products/${slug}-inside`, alt: insideAlt }
  return [dish, inside, ...others].flatMap((picture) => picture ?? [])
}

/** Returns the pictures of the first two recipes that take a product. */
function dishesWith(slug: string): { name: string; alt: LocalizedText }[] {
  return seedRecipes
    .filter(({ lines }) => lines.some(({ product }) => product === slug))
    .slice(0, 2)
    .flatMap(({ picture, pictureAlt }) => (picture ? [{ name: picture, alt: pictureAlt }] : []))
}

function hasPicture(slug: string): boolean {
  return existsSync(new URL(`../../public/images/products/${slug}-640.webp`, import.meta.url))
}
