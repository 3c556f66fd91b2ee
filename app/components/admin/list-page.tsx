import type { ReactNode } from 'react'
import type { PlainPage } from '#app/request/page-path.ts'
import { type Column, DataList } from './data-list.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Chosen, chosenNames, type Filter } from './filters.ts'
import { OfficeHead, type OfficeHeadProps } from './office-head.tsx'
import { PagedList, type PagedListProps } from './paged-list.tsx'

type ListPageProps<Row> = OfficeHeadProps & {
  /** The list itself: what is chosen stands in its address. */
  page: PlainPage
  chosen: Chosen
  /** False while there is nothing to choose from. */
  filters: readonly Filter[] | false
  /** The press that the filters stand behind that are always folded. */
  more?: string
  /** False if the list is as it is opened, true if something else was chosen. */
  isFiltered?: boolean
  beforeFilters?: ReactNode
  afterFilters?: ReactNode
  list: PagedListProps['list'] & { items: readonly Row[] }
  /** The name of the links to its other pages, for screen readers. */
  pages: string
  /** The rows as a table: its name, by default the page's title, and its columns. */
  label?: string
  columns?: readonly Column<Row>[]
  /** The rows that are no table, or what stands below them. */
  children?: ReactNode
  /** Stands in the place of the rows if none is as chosen; the other, if there are none at all. */
  none: EmptyStateProps
  noneYet?: EmptyStateProps
  /** Below the links to the other pages. */
  footer?: ReactNode
}

/** A list of the office: its title, its filters, a page of its rows and the way to the others. */
export function ListPage<Row extends { id: string | number }>({
  page,
  chosen,
  filters,
  more,
  isFiltered,
  beforeFilters,
  afterFilters,
  list,
  pages,
  label,
  columns,
  children,
  none,
  noneYet = none,
  footer,
  ...head
}: ListPageProps<Row>) {
  // However the rows are sorted, none is left out.
  const isNarrowed = isFiltered ?? chosenNames(chosen, filters || []).some((name) => name !== 'sort')
  return (
    <>
      <OfficeHead {...head} />
      {beforeFilters}
      {filters && (
        <FilterBar
          page={{ to: page }}
          filters={filters}
          chosen={chosen}
          isFiltered={isFiltered}
          more={more}
        />
      )}
      {afterFilters}
      <PagedList
        list={list}
        at={{ to: page, search: chosen }}
        pages={pages}
        empty={<EmptyState {...(isNarrowed ? none : noneYet)} />}
      >
        {columns && (
          <DataList
            label={label ?? head.title}
            rows={list.items}
            keyOf={({ id }) => String(id)}
            columns={columns}
          />
        )}
        {children}
      </PagedList>
      {footer}
    </>
  )
}
