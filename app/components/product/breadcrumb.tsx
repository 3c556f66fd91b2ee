import type { ProductDetail } from '#domain/catalog/schemas.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { useProductMessages } from './use-product-messages.ts'

/** The way back up: the shop and the product's category. */
export function Breadcrumb({ product }: { product: ProductDetail }) {
  const { category, categoryName, name } = product
  const { shell } = useMessages()
  const texts = useProductMessages()
  const link = 'inline-block py-2 underline-offset-4 hover:underline'
  return (
    <nav aria-label={texts.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap gap-x-2 [&>li+li]:before:mr-2 [&>li+li]:before:content-['/']">
        <li>
          <LocalLink to="/shop" className={link}>
            {shell.shop}
          </LocalLink>
        </li>
        <li>
          <LocalLink to="/shop" search={{ category }} className={link}>
            {categoryName}
          </LocalLink>
        </li>
        <li className="py-2">
          <span aria-current="page" className="font-semibold">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
