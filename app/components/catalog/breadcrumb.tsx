import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { BreadcrumbJsonLd } from '#app/components/shell/breadcrumb-json-ld.tsx'
import { useProductMessages } from './use-product-messages.ts'

/** The way back up: the shop and the product's category. */
export function Breadcrumb({ product }: { product: ProductDetail }) {
  const { category, categoryName, name, slug } = product
  const { shell } = useMessages()
  const texts = useProductMessages()
  const link = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline'
  return (
    <nav aria-label={texts.breadcrumb} className="text-sm">
      <BreadcrumbJsonLd
        trail={[
          { name: shell.shop, page: '/shop' },
          { name: categoryName, page: { to: '/shop', search: { category } } },
          { name, page: { to: '/product/:id', params: { id: slug } } },
        ]}
      />
      <ol className="flex flex-wrap items-baseline gap-x-2 [&>li+li]:before:mr-2 [&>li+li]:before:font-normal [&>li+li]:before:content-['/']">
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
        <li aria-current="page" className="font-semibold">
          {name}
        </li>
      </ol>
    </nav>
  )
}
