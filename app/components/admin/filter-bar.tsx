import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ANY } from '#shared/kernel/any-choice.ts'
import { pathTo, type Target } from '#app/request/page-path.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { type Chosen, chosenNames, type Filter } from './filters.ts'
import { useFollowing } from './use-following.ts'
import { useStaffMessages } from './use-staff-messages.ts'

type FilterBarProps = {
  /** The list: what is chosen stands in its address. */
  page: Target
  filters: readonly Filter[]
  chosen: Chosen
  /** True if there is a way back to all: by default if anything is chosen. */
  isFiltered?: boolean | undefined
  /** The press that the filters stand behind that are always folded. */
  more?: string | undefined
  /** Hidden fields. */
  children?: ReactNode
}

/** Chooses the rows that a list shows: a form that changes the address, with scripts or without. */
export function FilterBar({ page, filters, chosen, isFiltered, more, children }: FilterBarProps) {
  const { parts } = useStaffMessages()
  const names = chosenNames(chosen, filters)
  const folded = filters.filter(({ fold }) => fold === 'on phones')
  const rare = filters.filter(({ fold }) => fold === 'always')
  const rareChosen = rare.filter(({ name }) => names.includes(name)).length
  const fieldsOf = (some: Filter[]) =>
    some.map((filter) => <FilterField key={filter.name} filter={filter} value={chosen[filter.name]} />)
  return (
    <Form
      role="search"
      method="get"
      action={pathTo(page, useLocale())}
      className="mb-6 flex flex-wrap items-end gap-3 print:hidden"
    >
      {fieldsOf(filters.filter(({ fold }) => !fold))}
      {folded.length > 0 && (
        <details className="filter-choices max-md:open:w-full">
          <summary className="btn btn-line cursor-pointer list-none">
            {parts.filters(rareChosen + folded.filter(({ name }) => names.includes(name)).length)}
          </summary>
          <div className="flex flex-wrap items-end gap-3 max-md:pt-3">{fieldsOf(folded)}</div>
        </details>
      )}
      {children}
      <button type="submit" className="btn btn-leaf">
        {parts.show}
      </button>
      {(isFiltered ?? names.length > 0) && (
        <LocalLink {...page} className="link inline-flex min-h-11 items-center">
          {parts.showAll}
        </LocalLink>
      )}
      {rare.length > 0 && (
        <details open={rareChosen > 0} className="filter-more open:w-full">
          <summary className="link min-h-11 cursor-pointer content-center">{more}</summary>
          <div className="flex flex-wrap items-end gap-3 pt-2">{fieldsOf(rare)}</div>
        </details>
      )}
    </Form>
  )
}

type FilterFieldProps = { filter: Filter; value: string | number | undefined }

function FilterField({ filter, value = '' }: FilterFieldProps) {
  const isSelect = 'options' in filter
  const isWords = !isSelect && (filter.kind ?? 'words') === 'words'
  return (
    <label className={isWords ? 'grid min-w-48 grow gap-1 max-sm:w-full' : 'grid min-w-36 gap-1 max-sm:grow'}>
      <span className="font-semibold">{filter.label}</span>
      {isSelect ? (
        <FilterSelect filter={filter} value={String(value)} />
      ) : (
        <FilterInput filter={filter} value={String(value)} />
      )}
    </label>
  )
}

function FilterSelect({ filter, value }: { filter: Extract<Filter, { options: unknown }>; value: string }) {
  const { name, any, options, standard } = filter
  const shown = value === '' || value === standard ? ANY : value
  const field = useFollowing<HTMLSelectElement>(shown)
  return (
    <select ref={field} name={name} className="input" defaultValue={shown} autoComplete="off">
      {any && <option value={ANY}>{any}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}

/** The attributes of an input, by the kind of its filter. */
const INPUTS = {
  words: { type: 'search', maxLength: 100, enterKeyHint: 'search' },
  code: { maxLength: 30, autoCapitalize: 'characters', spellCheck: false },
  day: { type: 'date' },
} as const

function FilterInput({ filter, value }: { filter: Exclude<Filter, { options: unknown }>; value: string }) {
  const { name, kind = 'words' } = filter
  const field = useFollowing<HTMLInputElement>(value)
  return (
    <input
      ref={field}
      name={name}
      className="input"
      defaultValue={value}
      autoComplete="off"
      {...INPUTS[kind]}
    />
  )
}
