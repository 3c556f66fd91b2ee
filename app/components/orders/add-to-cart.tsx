import type { ReactNode } from 'react'
import type { StockState } from '#domain/catalog/inventory/views.ts'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import { CartForm } from './cart-form.tsx'
import type { CartReply } from './cart-refusal-text.ts'

export type AddToCartProps = {
  product: { id: string; slug: string; name: string; priceCents: number; stock: StockState }
  /** A field named `quantity` for how many; without it one is added. */
  children?: ReactNode
  /** Called instead of showing a message once it is in the cart; it is handed how to show the message. */
  onAdded?: ((sayIt: () => void) => void) | undefined
}

/** The button that puts a product into the cart. */
export function AddToCart({ product, children, onAdded = (sayIt) => sayIt() }: AddToCartProps) {
  const { cart } = useMessages()
  const toast = useToast()
  if (product.stock.state === 'out_of_stock') {
    return (
      <button type="button" className="btn max-sm:px-3 max-sm:text-sm" disabled>
        {cart.outOfStock}
      </button>
    )
  }

  function showToast(_: CartReply, text: string | undefined) {
    if (text) toast({ title: cart.notAdded, description: text, tone: 'error' })
    else onAdded(() => toast({ title: cart.added(product.name), many: cart.addedMany, tone: 'success' }))
  }

  return (
    <CartForm
      intent="add"
      productId={product.id}
      onReply={showToast}
      keepsPage
      {...(children && { className: 'flex flex-wrap gap-3' })}
    >
      {(isPending) => (
        <>
          <input type="hidden" name="priceCents" value={product.priceCents} />
          {children}
          <button
            // On the product's own page it is the one thing to do; a list has many of it.
            className={`btn ${children ? 'grow btn-primary' : 'btn-leaf add-one'}`}
            aria-busy={isPending}
            // A list has many of these; where it is an icon alone, this is all that is read.
            aria-label={children ? undefined : `${cart.add}: ${product.name}`}
          >
            {children ? (
              cart.add
            ) : (
              <>
                <Icon name="plus" className="size-5" />
                <span>{cart.add}</span>
              </>
            )}
          </button>
        </>
      )}
    </CartForm>
  )
}
