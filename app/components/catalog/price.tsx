import { useCardMessages } from '#app/components/catalog/use-card-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'

type PriceProps = { of: Pick<ProductCard, 'priceCents'> & { sale?: ProductCard['sale'] } }

/** The price of now; in an offer with what it was before, and the lowest that it was in the 30 days before. */
export function Price({ of: { priceCents, sale } }: PriceProps) {
  const texts = useCardMessages()
  const { show } = useMoney()
  const price = <span className="tabular-nums">{show(priceCents)}</span>
  if (!sale || sale.lowestCents === null) return price
  return (
    <>
      {price}{' '}
      <s className="was">
        <span className="sr-only">{texts.was} </span>
        {show(sale.listPriceCents)}
      </s>
      <span className="lowest">{texts.lowest(show(sale.lowestCents))}</span>
    </>
  )
}
