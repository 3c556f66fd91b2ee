import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Picture } from '#app/components/ui/picture.tsx'
import { useProductMessages } from './use-product-messages.ts'

/** Lists what a set is made of, each with the way to its own page. */
export function SetParts({ parts }: Pick<ProductDetail, 'parts'>) {
  const texts = useProductMessages()
  return (
    <section>
      <h2 className="mb-4 text-xl">{texts.inTheBox}</h2>
      <ul className="max-w-prose divide-y divide-line border-y border-line">
        {parts.map(({ slug, name, quantity, netWeight, image, tint }) => (
          <li key={slug}>
            <LocalLink
              to="/product/:id"
              params={{ id: slug }}
              className="group flex min-h-11 items-center gap-4 py-3"
            >
              <span data-tint={tint} className="size-14 shrink-0 overflow-hidden rounded-field">
                <Picture image={image} alt="" sizes="56px" className="size-full object-cover" />
              </span>
              <span>
                <span className="block font-semibold group-hover:underline">
                  {quantity} × {name}
                </span>
                <span className="block text-sm">{texts.weight(netWeight.value, netWeight.unit)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
