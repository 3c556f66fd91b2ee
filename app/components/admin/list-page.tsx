import type { ReactNode } from 'react'
import type { PlainPage } from '#app/request/page-path.ts'
import { type Column, DataList } from './data-list.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Chosen, chosenNames, type Filter } from './filters.ts'
import { OfficeHead, type OfficeHeadProps } from './office-head.tsx'
import { PagedList, type PagedListProps } from './paged-list.tsx'

type ListPageProps<Row> = Pick<OfficeHeadProps, 'back' | 'actions'> & {
  /** The title of the page, a hint below it, and the name of the links to its other pages, for screen readers. */
  texts: { title: string; hint?: string; pages: string }
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
  texts,
  back,
  actions,
  page,
  chosen,
  filters,
  more,
  isFiltered,
  beforeFilters,
  afterFilters,
  list,
  label = texts.title,
  columns,
  children,
  none,
  noneYet = none,
  footer,
}: ListPageProps<Row>) {
  // Sorting leaves no row out.
  const isNarrowed = isFiltered ?? chosenNames(chosen, filters || []).some((name) => name !== 'sort')
  return (
    <>
      <OfficeHead title={texts.title} back={back} hint={texts.hint} actions={actions} />
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
        pages={texts.pages}
        empty={<EmptyState {...(isNarrowed ? none : noneYet)} />}
      >
        {columns && (
          <DataList label={label} rows={list.items} keyOf={({ id }) => String(id)} columns={columns} />
        )}
        {children}
      </PagedList>
      {footer}
    </>
  )
}
