import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#app/request/page-path.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { ShopQuery } from './shop-query.ts'
import { Icon } from '#app/components/ui/icons.tsx'

const DEBOUNCE_MS = 300

/** Narrows the list while one types; a form that does so on Enter before scripts have loaded. */
export function ShopSearch({ query }: { query: ShopQuery }) {
  const { search = '', ...others } = query
  const shop = useShopMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const input = field.current
    // Typed before scripts had loaded.
    if (input && input.value !== input.defaultValue) input.form?.requestSubmit()
    return () => clearTimeout(timer.current)
  }, [])
  // The address may change by other hands: the banner's search, a category, the back button.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])

  function show() {
    clearTimeout(timer.current)
    const wanted = field.current?.value.trim()
    if (wanted === search) return
    const path = pathTo({ to: '/shop', search: { ...others, search: wanted } }, locale)
    void navigate(path, { replace: true, preventScrollReset: true })
  }

  return (
    <form
      role="search"
      action={pathTo('/shop', locale)}
      className="relative grow sm:max-w-xs"
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className="sr-only">
        {shop.searchLabel}
      </label>
      <input
        ref={field}
        id={id}
        name="search"
        type="search"
        className="input rounded-full pr-12 pl-5 placeholder:text-stone"
        placeholder={shop.searchPlaceholder}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(show, DEBOUNCE_MS)
        }}
      />
      <button
        aria-label={shop.searchSubmit}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-leaf"
      >
        <Icon name="search" className="size-5" />
      </button>
    </form>
  )
}
