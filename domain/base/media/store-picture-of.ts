import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import type { StoreRefusal } from './schemas.ts'
import { type StoredPicture, storePicture } from './store-picture.ts'

type StorePictureOfInput<Result> = {
  file: Uint8Array
  /** Throws if there is nothing that the picture could be of: then none is made. */
  find: (ctx: ShopCtx) => Promise<unknown>
  /** Writes the row that names the picture. */
  show: (ctx: ShopCtx, picture: StoredPicture) => Promise<Result>
}

/** Makes and stores a picture between two transactions of its owner. Either all its sizes are stored and shown, or nothing is. */
export async function storePictureOf<Result>(
  ctx: ShopCtx,
  { file, find, show }: StorePictureOfInput<Result>,
): Promise<Result | { ok: false; reason: StoreRefusal }> {
  await inTransaction(ctx, find)
  const stored = await storePicture(ctx, { file })
  if (!stored.ok) return stored
  const { ok: _, ...picture } = stored
  return inTransaction(ctx, (ctx) => show(ctx, picture))
}
