import type { ProductPage } from '#domain/catalog/schemas.ts'
import { LocalLink, useMessages } from '../../components/i18n/locale.tsx'
import { Icon } from '../../components/ui/icons.tsx'
import { shopPath } from './shop-path.ts'

type PaginationProps = { found: ProductPage; category: string | undefined; search: string | undefined }

/** The way to the next and the previous page, where there are several. */
export function Pagination({ found, category, search }: PaginationProps) {
  const { shop } = useMessages()
  const pages = Math.ceil(found.total / found.pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={shop.pagination} className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <div>
        {found.page > 1 && (
          <LocalLink
            to={shopPath({ category, search, page: found.page - 1 })}
            rel="prev"
            className="btn btn-line"
          >
            <Icon name="left" className="size-5" />
            {shop.previousPage}
          </LocalLink>
        )}
      </div>
      <p className="tabular-nums">{shop.pageOf(found.page, pages)}</p>
      <div className="justify-self-end">
        {found.page < pages && (
          <LocalLink
            to={shopPath({ category, search, page: found.page + 1 })}
            rel="next"
            className="btn btn-line"
          >
            {shop.nextPage}
            <Icon name="right" className="size-5" />
          </LocalLink>
        )}
      </div>
    </nav>
  )
}
