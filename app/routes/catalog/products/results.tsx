import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ProductPage } from '#domain/catalog/catalog/views.ts'
import { ProductGrid } from '#app/components/catalog/product-grid.tsx'
import { BelowFold } from '#app/components/ui/below-fold.tsx'
import { ProductGridSkeleton } from '#app/components/catalog/product-grid-skeleton.tsx'
import { Interlude } from './interlude.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { ShopQuery } from './shop-query.ts'
import { Pagination } from '#app/components/ui/pagination.tsx'

const PRIORITY_PICTURES = 6
const SKELETONS = 6
/** So many packs stand between two wide pictures. */
const PACKS_BETWEEN = 6
/** A list that comes sooner needs no stand-in; one that flashed by would only unsettle. */
const PATIENCE_MS = 150

type ResultsProps = { found: ProductPage; query: ShopQuery }

export function Results(list: ResultsProps) {
  return (
    <WhileListLoads>
      <ResultList {...list} />
    </WhileListLoads>
  )
}

/** A part of its own: the router's steps leave the list alone. */
function WhileListLoads({ children }: { children: ReactNode }) {
  if (!useIsListLoading()) return children
  return (
    <div className="mt-12">
      <ProductGridSkeleton count={SKELETONS} />
    </div>
  )
}

function ResultList({ found, query }: ResultsProps) {
  const { search } = query
  const shop = useShopMessages()
  const { total, isTotalExact } = found
  const [count, countFor] = isTotalExact ? [shop.count, shop.countFor] : [shop.moreThan, shop.moreThanFor]
  const counted = search ? countFor(total, search) : count(total)
  // Pictures would stand in the way of somebody who searches.
  const [first = [], ...others] = Object.values(query).some(Boolean) ? [found.items] : inRows(found.items)
  const isEnd = !isTotalExact && found.page * found.pageSize >= total
  return (
    <section className="rise" aria-labelledby="results">
      <h2 id="results" className="my-4 font-text text-sm font-normal text-stone">
        <span role="status">{counted}</span>
      </h2>
      {found.items.length > 0 ? (
        <>
          <ProductGrid
            products={first}
            priorityCount={PRIORITY_PICTURES}
            end={others.length > 0 && <Interlude of="cook" />}
          />
          <BelowFold>
            {others.map((products, at) => (
              <ProductGrid
                key={products[0]?.id}
                products={products}
                end={at < others.length - 1 && <Interlude of={at % 2 === 0 ? 'eat' : 'cook'} />}
              />
            ))}
            <Pagination
              label={shop.pagination}
              list={found}
              pageAt={(page) => ({ to: '/shop', search: { ...query, page } })}
            />
            {isEnd && <p className="mt-8 text-center">{shop.listEnds}</p>}
          </BelowFold>
        </>
      ) : (
        <NothingFound text={isEnd ? shop.listEnds : shop.empty} />
      )}
    </section>
  )
}

/** Two rows of three packs each, the last part with what is left. */
function inRows(products: ProductPage['items']): ProductPage['items'][] {
  return Array.from({ length: Math.ceil(products.length / PACKS_BETWEEN) }, (_, at) =>
    products.slice(at * PACKS_BETWEEN, (at + 1) * PACKS_BETWEEN),
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
