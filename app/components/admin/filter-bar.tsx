import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ANY } from '#shared/kernel/any-choice.ts'
import { type PlainPage, pathTo } from '#app/request/page-path.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useFollowing } from './use-following.ts'
import { useStaffMessages } from './use-staff-messages.ts'

type FilterBarProps = {
  /** The list: what is chosen stands in its address. */
  page: PlainPage
  /** True if anything is chosen, so that one can go back to all. */
  isFiltered: boolean
  /** `FilterSearch`, `FilterSelect` and `FilterChoices`. */
  children: ReactNode
  /** The filters used less: after the button, behind a press of their own. */
  more?: ReactNode
}

/** Chooses the rows that a list shows: a form that changes the address, with scripts or without. */
export function FilterBar({ page, isFiltered, children, more }: FilterBarProps) {
  const { parts } = useStaffMessages()
  return (
    <Form
      role="search"
      method="get"
      action={pathTo(page, useLocale())}
      className="mb-6 flex flex-wrap items-end gap-3 print:hidden"
    >
      {children}
      <button type="submit" className="btn btn-leaf">
        {parts.show}
      </button>
      {isFiltered && (
        <LocalLink to={page} className="link inline-flex min-h-11 items-center">
          {parts.showAll}
        </LocalLink>
      )}
      {more}
    </Form>
  )
}

type FilterChoicesProps = {
  /** The number of them that are chosen. */
  chosen: number
  /** `FilterSelect` and days. */
  children: ReactNode
}

/** The filters beside the search: on a phone behind one press, so that the list is seen at once. */
export function FilterChoices({ chosen, children }: FilterChoicesProps) {
  const { parts } = useStaffMessages()
  return (
    <details className="filter-choices max-md:open:w-full">
      <summary className="btn btn-line cursor-pointer list-none">{parts.filters(chosen)}</summary>
      <div className="flex flex-wrap items-end gap-3 max-md:pt-3">{children}</div>
    </details>
  )
}

type MoreFiltersProps = { label: string; isOpen: boolean; children: ReactNode }

/** Filters that are used less. On a phone they come with the others. */
export function MoreFilters({ label, isOpen, children }: MoreFiltersProps) {
  return (
    <details open={isOpen} className="filter-more open:w-full">
      <summary className="link min-h-11 cursor-pointer content-center">{label}</summary>
      <div className="flex flex-wrap items-end gap-3 pt-2">{children}</div>
    </details>
  )
}

type FilterSearchProps = { label: string; value: string | undefined; name?: string }

export function FilterSearch({ label, value = '', name = 'search' }: FilterSearchProps) {
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <label className="grid min-w-48 grow gap-1 max-sm:w-full">
      <span className="font-semibold">{label}</span>
      <input
        ref={field}
        name={name}
        type="search"
        className="input"
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
    </label>
  )
}

/** A word that rows have exactly. */
export function FilterText({ label, value = '', name }: FilterSearchProps & { name: string }) {
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <label className="grid min-w-36 gap-1 max-sm:grow">
      <span className="font-semibold">{label}</span>
      <input
        ref={field}
        name={name}
        className="input"
        defaultValue={value}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </label>
  )
}

type FilterSelectProps = {
  name: string
  label: string
  /** Undefined is all. */
  value: string | undefined
  anyText: string
  options: readonly { value: string; text: string }[]
}

export function FilterSelect({ name, label, value = ANY, anyText, options }: FilterSelectProps) {
  const field = useFollowing<HTMLSelectElement>(value)
  return (
    <label className="grid min-w-36 gap-1 max-sm:grow">
      <span className="font-semibold">{label}</span>
      <select ref={field} name={name} className="input" defaultValue={value} autoComplete="off">
        <option value={ANY}>{anyText}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
