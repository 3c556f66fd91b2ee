import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useHasScripts } from '#app/components/ui/use-has-scripts.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { Caller } from '#domain/orders/order-entry/views.ts'
import type { FoundCaller } from './find-callers.ts'

type CallerSearchProps = {
  search: string
  found: FoundCaller[] | undefined
  caller: Caller | undefined
  /** The jars that the address has, as fields. */
  lines: Record<string, string>
}

/** Looks for the caller among accounts and earlier orders: their details then fill in the form. */
export function CallerSearch({ search, found, caller, lines }: CallerSearchProps) {
  const { orderEntry: texts } = useStaffMessages()
  const field = useRef<HTMLInputElement>(null)
  const hasScripts = useHasScripts()
  // Without scripts it is sent with the order's form, whose jars are kept.
  const ofEntry = hasScripts ? {} : { form: 'entry' }
  // The caller is the first thing that is typed.
  const isFirst = !search && !caller
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  return (
    <section aria-labelledby="caller-title" className="card grid gap-4 p-4 sm:p-6">
      <h2 id="caller-title" className="text-lg">
        {texts.caller}
      </h2>
      <Form
        key={search || caller?.contact.phone}
        action={pathTo('/admin/orders/new', useLocale())}
        role="search"
        className="flex items-end gap-3"
      >
        <div className="min-w-0 grow">
          <label htmlFor="caller-search" className="mb-1 block font-semibold">
            {texts.search}
          </label>
          <input
            {...ofEntry}
            ref={field}
            id="caller-search"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={100}
            className="input"
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <button
          {...ofEntry}
          type="submit"
          {...(!hasScripts && { name: 'intent', value: 'find' })}
          className="btn btn-leaf"
        >
          {texts.find}
        </button>
      </Form>
      <div role="status" className="empty:sr-only">
        {caller && (
          <p className="flex flex-wrap items-center gap-x-4">
            {texts.filledIn(`${caller.contact.firstName} ${caller.contact.lastName}`)}
            <LocalLink
              to="/admin/orders/new"
              search={lines}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.somebodyElse}
            </LocalLink>
          </p>
        )}
        {found && <p>{found.length > 0 ? texts.found(found.length) : texts.foundNone}</p>}
      </div>
      {found && found.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {found.map(({ key, search, name, contact, about }) => (
            <li key={key}>
              <LocalLink
                to="/admin/orders/new"
                search={{ ...search, ...lines }}
                className="-mx-2 grid min-h-11 gap-x-6 rounded-control px-2 py-2 hover:bg-coconut sm:grid-cols-[1fr_auto] sm:items-center"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-stone wrap-anywhere sm:text-right">
                  {[...contact, about ?? texts.account].join(' · ')}
                </span>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
