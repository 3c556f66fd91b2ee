import { type ReactNode, Suspense } from 'react'
import type { PackYield, ProductDetail } from '#domain/catalog/catalog/views.ts'
import type { StockState } from '#domain/catalog/inventory/views.ts'
import { AddToCart, type AddToCartProps } from '#app/components/orders/add-to-cart.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { Icon, type IconName } from '#app/components/ui/icons.tsx'
import { QuantityInput } from '#app/components/ui/quantity-input.tsx'
import { Stars } from '#app/components/ui/stars.tsx'
import { SpiceLevel } from '#app/components/ui/spice-level.tsx'
import { Allergens } from './allergens.tsx'
import { useCardMessages } from '#app/components/catalog/use-card-messages.ts'
import { Price } from './price.tsx'
import { unitPriceOf } from './unit-price-of.ts'
import type { useChosenSize } from './use-chosen-size.ts'
import { useProductMessages } from './use-product-messages.ts'
import { weighs } from './weighs.ts'

/** Most products come in one size, and at their own price. */
const SizeChooser = fetchedLater('size-chooser', async () => (await import('./size-chooser.tsx')).SizeChooser)
const SaleUntil = fetchedLater('sale-until', async () => (await import('./sale-until.tsx')).SaleUntil)

/** Everything one wants to know before pressing the button, and the button. */
export function BuyBox({
  product,
  size,
  packYield,
  onAdded,
  promise,
  children,
}: {
  product: ProductDetail
  size: ReturnType<typeof useChosenSize> | undefined
  packYield: PackYield | null
  onAdded: AddToCartProps['onAdded']
  promise: ReactNode
  children?: ReactNode
}) {
  const texts = useProductMessages()
  const { rating, heatUnknown } = useCardMessages()
  const { cart } = useMessages()
  const { currency, charge, about, show } = useMoney()
  const chosen = size?.chosen ?? product
  const { value, unit } = chosen.netWeight
  return (
    <div className="mt-4 lg:mt-8">
      <h1 className="text-4xl sm:max-lg:text-3xl lg:text-5xl">{product.name}</h1>
      <p className="mt-3 text-lg text-balance">{product.label}</p>
      {product.rating && (
        <a
          href="#reviews"
          className="mt-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <Stars
            stars={product.rating.average}
            text={rating(product.rating.average, product.rating.count)}
            note={`${product.rating.average.toFixed(1)} (${product.rating.count})`}
          />
        </a>
      )}
      <p className="mt-4 font-semibold">
        {product.spiceLevel === null ? heatUnknown : <SpiceLevel level={product.spiceLevel} withWord />}
      </p>
      {size && product.sizes.length > 1 && (
        <Suspense>
          <SizeChooser product={product} chosenId={chosen.id} onPick={size.pick} />
        </Suspense>
      )}
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <strong className="text-2xl font-semibold">
          <Price of={chosen} />
        </strong>
        <span className="text-sm">
          {texts.vatIncluded}
          {weighs(product) && <> · {texts.weight(value, unit)}</>}
          {product.hasUnitPrice && <> · {texts.unitPrice(show(unitPriceOf(chosen)), unit)}</>}
        </span>
      </p>
      {chosen.sale && (
        <Suspense>
          <SaleUntil {...chosen.sale} />
        </Suspense>
      )}
      {currency !== 'ZAR' && <p className="text-sm">{texts.chargedInRand(charge(chosen.priceCents))}</p>}
      {packYield && chosen.id === product.id && (
        <p className="mt-4">
          <strong className="block font-display text-lg text-balance text-leaf">
            {texts.packYield(packYield.meals, packYield.servings, about(packYield.plateCents))}
          </strong>
          <span className="text-sm">{texts.packYieldBy(packYield.recipe)}</span>
        </p>
      )}
      <p className="mt-4">
        <StockLine stock={chosen.stock} />
      </p>
      <div id="buy" className="mt-4">
        <AddToCart product={chosen} onAdded={onAdded}>
          <QuantityInput name="quantity" label={cart.quantityOf(chosen.name)} />
        </AddToCart>
      </div>
      {children}
      <Allergens product={product} />
      {promise}
    </div>
  )
}

function StockLine({ stock }: { stock: StockState }) {
  const texts = useProductMessages()
  switch (stock.state) {
    case 'in_stock':
      return <Fact icon="check">{texts.inStock}</Fact>
    case 'low':
      return (
        <Fact icon="alert">
          <strong className="font-semibold">{texts.onlyLeft(stock.left)}</strong>
        </Fact>
      )
    case 'out_of_stock':
      return (
        <Fact icon="close">
          <strong className="block font-semibold">{texts.outOfStock}</strong>
          {texts.outOfStockHint}
        </Fact>
      )
  }
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </span>
  )
}
