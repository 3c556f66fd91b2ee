import type { ReactNode } from 'react'
import type { Target } from '#app/request/page-path.ts'
import { CursorPager } from './cursor-pager.tsx'

type Cursor = string | number | null | undefined

export type PagedListProps = {
  list: { items: readonly unknown[]; previous?: Cursor; next?: Cursor }
  /** The address of the list, with what is chosen of it. */
  at: Target
  /** The name of the links to its other pages, for screen readers. */
  pages: string
  /** Stands in the place of the rows where there are none. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A page of a list, or what stands in its place, and the way to the neighbouring pages. */
export function PagedList({ list, at, pages, empty, children }: PagedListProps) {
  const { items, previous, next } = list
  const from = (cursor: { before: string | number } | { after: string | number }): Target => ({
    ...at,
    search: { ...at.search, ...cursor },
  })
  return (
    <>
      {items.length > 0 ? children : empty}
      <CursorPager
        label={pages}
        previous={previous === null || previous === undefined ? undefined : from({ before: previous })}
        next={next === null || next === undefined ? undefined : from({ after: next })}
      />
    </>
  )
}
