import { inArray, sql } from 'drizzle-orm'
import {
  dishes,
  events,
  newsletters,
  productImages,
  recipes,
  returnRequests,
} from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { PICTURES_FOLDER } from './schemas.ts'

/** A file of a picture, and the name of its picture; what else is stored is none of ours. */
const PICTURE_FILE = new RegExp(`^(${PICTURES_FOLDER}.+)-\\d+\\.(?:avif|webp)$`)

/** The name of the picture that a stored file belongs to; undefined if it belongs to none. */
export function pictureOf(file: string): string | undefined {
  return PICTURE_FILE.exec(file)?.[1]
}

/** The names of uploaded pictures that something shows: all of them, or those among `wanted`. */
export async function readUsedPictures(
  ctx: ShopCtx,
  wanted?: readonly (string | undefined)[],
): Promise<Set<string>> {
  const among = wanted && [...new Set(wanted.filter((name) => name !== undefined))]
  if (among?.length === 0) return new Set()
  const isWanted = among ? inArray(sql`name`, among) : sql`name like ${`${PICTURES_FOLDER}%`}`
  // Newsletters that were sent count too: mails are opened years later.
  const { rows } = await inTransaction(ctx, ({ db }) =>
    db.execute<{ name: string }>(sql`
      select distinct name from (
        select ${productImages.name} from ${productImages}
        union all select ${recipes.picture} from ${recipes}
        union all select ${events.picture} from ${events}
        union all select ${dishes.picture} from ${dishes}
        union all select unnest(${returnRequests.pictures}) from ${returnRequests}
        union all select block ->> 'name' from ${newsletters}, jsonb_array_elements(${newsletters.blocks}) block
          where block ->> 'kind' = 'picture'
      ) used (name)
      where ${isWanted}`),
  )
  return new Set(rows.map(({ name }) => name))
}
