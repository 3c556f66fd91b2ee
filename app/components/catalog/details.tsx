import { Fragment, type ReactNode } from 'react'
import type { AllergenMark, ProductDetail } from '#domain/catalog/catalog/views.ts'
import { NutritionTable } from './nutrition-table.tsx'
import { useProductMessages } from './use-product-messages.ts'
import { weighs } from './weighs.ts'

/** Says what to do with it, how to keep it, what is in it. */
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
    <div className="page grid grid-cols-1 gap-12 pt-12 sm:grid-cols-2 md:pt-16 lg:grid-cols-3 lg:gap-16">
      <div className="grid grid-cols-1 content-start gap-12 sm:col-span-2 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
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
        <Section title={texts.details} className="sm:max-lg:col-span-2">
          <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-8 gap-y-2">
            {weighs(product) && (
              <>
                <dt className="text-stone">{unit === 'g' ? texts.netWeight : texts.netVolume}</dt>
                <dd>{texts.weight(value, unit)}</dd>
              </>
            )}
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
        <Section title={texts.ingredients} className="group sm:last:col-span-2">
          <p className="text-sm text-stone">{texts.ingredientsOrder}</p>
          <ul className="mt-2 gap-x-8 border-t border-line sm:group-last:columns-2">
            {product.ingredients.map((ingredient, at) => (
              <li key={ingredient} className="break-inside-avoid border-b border-line py-2">
                <Ingredient
                  text={ingredient}
                  marks={product.allergenMarks.filter((one) => one.ingredient === at)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <NutritionTable product={product} />
    </div>
  )
}

/** An ingredient, in which the allergens are bold. */
function Ingredient({ text, marks }: { text: string; marks: AllergenMark[] }) {
  const ends = [0, ...marks.map(({ to }) => to)]
  return (
    <>
      {marks.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(ends[i], from)}
          <strong className="font-semibold">{text.slice(from, to)}</strong>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}

function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  )
}
