import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { changePrice } from '../catalog-desk/index.ts'
import { correctStock } from '../stock-desk/index.ts'
import { policy } from './policy.ts'
import type { EditProductRowsInput, EditProductRowsResult, RowRefusal } from './schemas.ts'

type Row = EditProductRowsInput['rows'][number]

/**
 * Saves prices and counted stock of many products, each for itself: a row that is refused keeps no other back.
 * @throws DomainError forbidden
 */
export async function editProductRows(
  ctx: Ctx,
  { rows }: EditProductRowsInput,
): Promise<EditProductRowsResult> {
  policy.editProductRows(ctx)
  const refused: RowRefusal[] = []
  for (const row of rows) {
    const refusal = await editRow(ctx, row)
    if (refusal) refused.push(refusal)
  }
  return { refused }
}

async function editRow(ctx: Ctx, { id, price, stock }: Row): Promise<RowRefusal | undefined> {
  try {
    const priced = price && (await changePrice(ctx, { id, ...price }))
    const counted = stock && (await correctStock(ctx, { productId: id, ...stock }))
    if (priced?.ok !== false && counted?.ok !== false) return undefined
    return {
      id,
      ...(priced?.ok === false && { price: priced }),
      ...(counted?.ok === false && { stock: counted }),
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return { id, isGone: true }
    throw error
  }
}
