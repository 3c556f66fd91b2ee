import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ProductPage } from '#domain/catalog/schemas.ts'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { ProductGridSkeleton } from '#app/components/catalog/product-grid-skeleton.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { Pagination } from '#app/components/ui/pagination.tsx'

const PRIORITY_PICTURES = 6
const SKELETONS = 6
/** A list that comes sooner needs no stand-in; one that flashed by would only unsettle. */
const PATIENCE_MS = 150

type ResultsProps = { found: ProductPage; category: string | undefined; search: string | undefined }

export function Results({ found, category, search }: ResultsProps) {
  const shop = useShopMessages()
  if (useIsListLoading()) {
    return (
      <div className="mt-12">
        <ProductGridSkeleton count={SKELETONS} />
      </div>
    )
  }
  const { total, isTotalExact } = found
  const [count, countFor] = isTotalExact ? [shop.count, shop.countFor] : [shop.moreThan, shop.moreThanFor]
  const counted = search ? countFor(total, search) : count(total)
  const isEnd = !isTotalExact && found.page * found.pageSize >= total
  return (
    <section className="stroke-in" aria-labelledby="results">
      <h2 id="results" className="my-4 font-text text-sm font-normal text-stone">
        <span role="status">{counted}</span>
      </h2>
      {found.items.length > 0 ? (
        <>
          <ProductGrid products={found.items} priorityCount={PRIORITY_PICTURES} />
          <Pagination
            label={shop.pagination}
            list={found}
            pageAt={(page) => ({ to: '/shop', search: { category, search, page } })}
          />
          {isEnd && <p className="mt-8 text-center">{shop.listEnds}</p>}
        </>
      ) : (
        <div className="grid justify-items-center gap-6 border-y border-line py-16 text-center">
          <p className="display text-xl">{isEnd ? shop.listEnds : shop.empty}</p>
          <LocalLink to="/shop" className="btn btn-leaf">
            {shop.showAll}
          </LocalLink>
        </div>
      )}
    </section>
  )
}

function useIsListLoading(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isUnderWay = navigation.location?.pathname === pathname
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isUnderWay])
  return isUnderWay && isLate
}
