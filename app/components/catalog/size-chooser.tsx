import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import { unitPriceOf } from './unit-price-of.ts'
import { useProductMessages } from './use-product-messages.ts'

type SizeChooserProps = { product: ProductDetail; chosenId: string; onPick: (key: string) => void }

/** The sizes of a product, each with its price: the address keeps the one that is chosen, so that a link to it is one. */
export function SizeChooser({ product: { slug, sizes }, chosenId, onPick }: SizeChooserProps) {
  const texts = useProductMessages()
  const { show } = useMoney()
  const action = pathTo({ to: '/product/:id', params: { id: slug } }, useLocale())
  const form = useRef<HTMLFormElement>(null)
  function choose(key: string) {
    onPick(key)
    form.current?.requestSubmit()
  }
  useEffect(() => {
    // A size may be chosen before scripts run.
    const early = form.current?.querySelector<HTMLInputElement>(':checked:not([checked])')
    if (early) choose(early.value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as scripts run
  }, [])
  return (
    <Form ref={form} action={action} preventScrollReset replace className="mt-6">
      <fieldset>
        <legend className="mb-2 font-semibold">{texts.size}</legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map(({ id, netWeight, priceCents, stock }) => (
            <label key={id} className="size-choice">
              <input
                type="radio"
                name="size"
                value={sizeKeyOf(netWeight)}
                checked={id === chosenId}
                onChange={({ target }) => choose(target.value)}
              />
              <strong className="font-semibold">{texts.weight(netWeight.value, netWeight.unit)}</strong>
              <span>{show(priceCents)}</span>
              <span className="text-sm">
                {stock.state === 'out_of_stock'
                  ? texts.outOfStock
                  : texts.unitPrice(show(unitPriceOf({ priceCents, netWeight })), netWeight.unit)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <button type="submit" className="btn btn-leaf mt-2">
          {texts.showSize}
        </button>
      </noscript>
    </Form>
  )
}
