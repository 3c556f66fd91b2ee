import { Fragment, type ReactNode } from 'react'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { useProductMessages } from './use-product-messages.ts'

/** Says what is in it, what to do with it, how to keep it. */
export function Details({ product }: { product: ProductDetail }) {
  const texts = useProductMessages()
  const { value, unit } = product.netWeight
  const facts = [
    [texts.shelfLife, product.shelfLife],
    [texts.origin, product.origin],
    [texts.maker, product.maker],
    [texts.sku, product.sku],
  ] as const
  return (
    <div className="page grid gap-12 pt-12 md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div className="space-y-12">
        <Section title={texts.description}>
          <p className="max-w-prose text-pretty md:text-lg">{product.description}</p>
        </Section>
        {product.usage && (
          <Section title={texts.usage}>
            <p className="max-w-prose text-pretty">{product.usage}</p>
          </Section>
        )}
        {product.storage && (
          <Section title={texts.storage}>
            <p className="max-w-prose text-pretty">{product.storage}</p>
          </Section>
        )}
        <Section title={texts.details}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
            <dt className="text-stone">{unit === 'g' ? texts.netWeight : texts.netVolume}</dt>
            <dd>{texts.weight(value, unit)}</dd>
            {facts.map(
              ([name, fact]) =>
                fact && (
                  <Fragment key={name}>
                    <dt className="text-stone">{name}</dt>
                    <dd>{fact}</dd>
                  </Fragment>
                ),
            )}
          </dl>
        </Section>
      </div>
      {product.ingredients.length > 0 && (
        <div>
          <Section title={texts.ingredients}>
            <p className="text-sm text-stone">{texts.ingredientsOrder}</p>
            <ul className="mt-2 gap-x-8 border-t border-line sm:columns-2">
              {product.ingredients.map((ingredient) => (
                <li key={ingredient} className="break-inside-avoid border-b border-line py-2">
                  {ingredient}
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}
