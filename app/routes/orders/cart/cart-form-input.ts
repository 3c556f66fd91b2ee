import { z } from 'zod'
import { type CartChange, cartLine, cartLines } from '#domain/orders/cart/schemas.ts'
import { parseCart } from '#shared/orders/cart-cookie.ts'

/** A whole number as a form writes it: no `1e9`, no `1.5`, no blank. */
const wholeNumber = z
  .string({ error: 'required' })
  .trim()
  .regex(/^-?\d{1,9}$/, 'not_a_whole_number')
  .transform(Number)

const productId = z.string({ error: 'required' }).toLowerCase().pipe(cartLine.shape.productId)
const { quantity, seenPriceCents } = cartLine.shape

/**
 * The cart page's form. What is typed into an existing line may be zero or less, which takes it out
 * (docs/specification.md §4).
 */
export const cartFormInput = z
  .discriminatedUnion('intent', [
    z.object({
      intent: z.literal('add'),
      productId,
      quantity: wholeNumber.pipe(quantity).default(1),
      priceCents: wholeNumber.pipe(seenPriceCents.unwrap()).optional(),
    }),
    z.object({
      intent: z.literal('add_missing'),
      lines: z.string({ error: 'required' }).transform(parseCart).pipe(cartLines),
    }),
    z.object({
      intent: z.literal('set'),
      productId,
      quantity: wholeNumber.pipe(z.number().max(99, 'out_of_range')),
    }),
    z.object({ intent: z.literal('remove'), productId }),
    z.object({ intent: z.literal('accept') }),
  ])
  .transform(toChange)

type Form =
  | { intent: 'add'; productId: string; quantity: number; priceCents?: number | undefined }
  | Exclude<CartChange, { intent: 'add' }>

function toChange(form: Form): CartChange {
  if (form.intent !== 'add') return form
  const { intent, productId, quantity, priceCents } = form
  return { intent, line: { productId, quantity, seenPriceCents: priceCents } }
}
