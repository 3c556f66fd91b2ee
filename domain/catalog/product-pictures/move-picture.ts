import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockPictures, writeOrder } from './internal.ts'
import { policy } from './policy.ts'
import type { MovePictureInput } from './schemas.ts'

/**
 * Gives a picture another place among its product's; a place beyond the last is the last.
 * @throws DomainError forbidden, not_found
 */
export async function movePicture(ctx: Ctx, { productId, pictureId, to }: MovePictureInput): Promise<void> {
  policy.movePicture(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const ids = await lockPictures(ctx, productId)
    if (!ids.includes(pictureId)) throw new DomainError('not_found', 'picture')
    const others = ids.filter((id) => id !== pictureId)
    await writeOrder(ctx, others.toSpliced(to, 0, pictureId))
  })
}
