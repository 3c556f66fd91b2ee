import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { storePicture } from '#domain/base/media/index.ts'
import { findReturnable } from './find-returnable.ts'
import { policy } from './policy.ts'
import type { AddReturnPictureInput, AddReturnPictureResult } from './schemas.ts'

/**
 * Stores a picture of what is wrong with something that was sent, for `requestReturn` to name. One that is named nowhere
 * is deleted later.
 * @throws DomainError not_found
 */
export async function addReturnPicture(
  ctx: Ctx,
  { accessKey, file }: AddReturnPictureInput,
): Promise<AddReturnPictureResult> {
  policy.addReturnPicture(ctx)
  const shop = asShop(ctx)
  const { id, isSent } = await inTransaction(shop, (ctx) => findReturnable(ctx, { accessKey }))
  if (!isSent) return { ok: false, reason: 'not_sent' }
  const wait = await countTries(ctx, ['return_pictures', id])
  if (wait) return wait
  const stored = await storePicture(shop, { file })
  return stored.ok ? { ok: true, name: stored.name } : stored
}
