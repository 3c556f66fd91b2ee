import { z } from 'zod'
import { changePriceInput, type ChangePriceResult, LIST_SIZE } from '../catalog-desk/schemas.ts'
import { correctStockInput, type CorrectStockResult } from '../stock-desk/schemas.ts'

/** Rows of a list, with the sizes of its products. */
const MOST_ROWS = 4 * LIST_SIZE

/** The rows of a list in which something was typed, each with what was. */
export const editProductRowsInput = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        id: z.uuid('invalid'),
        price: changePriceInput.omit({ id: true }).optional(),
        stock: correctStockInput.omit({ productId: true }).optional(),
      }),
    )
    .min(1, 'required')
    .max(MOST_ROWS, 'out_of_range'),
})
export type EditProductRowsInput = z.infer<typeof editProductRowsInput>

/** The reasons why a row was not saved, by what was typed in it. */
export type RowRefusal = {
  id: string
  isGone?: true
  price?: Exclude<ChangePriceResult, { ok: true }>
  stock?: Exclude<CorrectStockResult, { ok: true }>
}

/** Every other row is saved. */
export type EditProductRowsResult = { refused: RowRefusal[] }
