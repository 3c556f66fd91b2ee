import type { ReactNode } from 'react'
import { OfficeHead, type OfficeHeadProps } from './office-head.tsx'
import { PagedList, type PagedListProps } from './paged-list.tsx'

type ListPageProps = OfficeHeadProps &
  PagedListProps & {
    /** Above the rows: a `FilterBar`, and what is said of all of them. */
    filters?: ReactNode
    /** Below the links to the other pages. */
    footer?: ReactNode
  }

/** A page of the office that shows a list: its title, its filters, a page of its rows and the way to the others. */
export function ListPage({ title, back, hint, actions, filters, footer, ...list }: ListPageProps) {
  return (
    <>
      <OfficeHead title={title} back={back} hint={hint} actions={actions} />
      {filters}
      <PagedList {...list} />
      {footer}
    </>
  )
}
