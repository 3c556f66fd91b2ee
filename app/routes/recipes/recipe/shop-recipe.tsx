import type { RecipeLine } from '#domain/recipes/recipes/views.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { packsFor } from '#shared/recipes/scale.ts'
import { useCart } from '#app/components/orders/cart.tsx'
import { CartForm } from '#app/components/orders/cart-form.tsx'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { useRecipeMessages } from '#app/components/recipes/use-recipe-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import type { ShownAmounts } from './shown-amounts.ts'
import type { CartReply } from '#app/components/orders/cart-refusal-text.ts'

export const JARS_ID = 'shop-recipe'

/** True if `ShopRecipe` has something to show. */
export const takesJars = (lines: RecipeLine[]) => lines.some(isNeededJar)

const isNeededJar = ({ product, isOptional }: RecipeLine) => product !== undefined && !isOptional

type ShopRecipeProps = { lines: RecipeLine[]; amounts: ShownAmounts }

/** The jars that so many servings take, less what is in the cart, in one press. */
export function ShopRecipe({ lines, amounts }: ShopRecipeProps) {
  const texts = useRecipeMessages()
  const { cart } = useMessages()
  const inCart = useCart()
  const toast = useToast()
  const needed = neededPacks(lines, amounts).map((pack) => ({
    ...pack,
    has: inCart?.lines.find(({ productId }) => productId === pack.product.id)?.quantity ?? 0,
    isSoldOut: pack.product.stock.state === 'out_of_stock',
  }))
  const wanted = needed.filter(({ packs, has, isSoldOut }) => !isSoldOut && has < packs)
  if (needed.length === 0) return null

  function showToast(_: CartReply, text: string | undefined) {
    if (text) toast({ title: cart.notAdded, description: text, tone: 'error' })
    else toast({ title: texts.added, tone: 'success' })
  }

  return (
    <section aria-labelledby={JARS_ID} className="card p-6 print:hidden">
      <h2 id={JARS_ID} className="text-lg">
        {texts.shop}
      </h2>
      <p className="mt-1">{texts.shopHint(amounts.servings)}</p>
      <ul className="mt-4 space-y-3">
        {needed.map(({ product, packs, has, isSoldOut }) => (
          <li key={product.id} className="relative flex min-h-16 items-center gap-4">
            <Picture
              image={product.image}
              alt=""
              sizes="64px"
              className="size-16 rounded-field object-cover"
            />
            <span>
              <LocalLink
                to="/product/:id"
                params={{ id: product.slug }}
                className="font-semibold after:absolute after:inset-0 hover:underline"
              >
                {texts.packs(packs, product.name)}
              </LocalLink>
              {product.isOtherSize && <span className="block text-sm text-stone">{texts.otherSize}</span>}
              {isSoldOut && <span className="block text-sm text-chilli-text">{texts.soldOut}</span>}
              {has > 0 && <span className="block text-sm text-stone">{texts.inCart(has)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {wanted.length > 0 ? (
          <CartForm intent="add_missing" keepsPage onReply={showToast}>
            {(isPending) => (
              <>
                <input
                  type="hidden"
                  name="lines"
                  value={serializeCart(
                    wanted.map(({ product, packs }) => ({
                      productId: product.id,
                      quantity: packs,
                      seenPriceCents: product.priceCents,
                    })),
                  )}
                />
                <button type="submit" className="btn btn-primary w-full" aria-busy={isPending}>
                  {texts.addAll}
                </button>
              </>
            )}
          </CartForm>
        ) : (
          needed.some(({ has }) => has > 0) && (
            <LocalLink to="/cart" className="btn btn-line w-full">
              {texts.allInCart} · {texts.viewCart}
            </LocalLink>
          )
        )}
      </div>
    </section>
  )
}

type Product = NonNullable<RecipeLine['product']>

/** Whole packs of each product; one that stands in two lines is counted once. */
function neededPacks(
  lines: RecipeLine[],
  { servings, of }: ShownAmounts,
): { product: Product; packs: number }[] {
  const byId = Map.groupBy(lines.filter(isNeededJar), ({ product }) => product?.id)
  return [...byId.values()].flatMap((amounts) => {
    const product = amounts[0]?.product
    return product
      ? [{ product, packs: packsFor(amounts, { servings, of, packSize: product.netWeight.value }) }]
      : []
  })
}
