import type { ShopCtx } from '#domain/kernel/context.ts'
import { namesOf } from './find-people.ts'

/** The names of those who did something, by their ids, for those who work with them. */
export async function findNames(
  ctx: ShopCtx,
  { ids }: { ids: (string | null)[] },
): Promise<Map<string, string>> {
  return namesOf(ctx, ids)
}
