import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '#shared/locale.ts'
import { useSuggestions } from '../catalog/use-suggestions.ts'
import { useLocale, useMessages } from '../i18n/locale.tsx'
import { Icon } from '../ui/icons.tsx'
import { SuggestionList } from './suggestion-list.tsx'

const MAX_SUGGESTIONS = 6

/**
 * A search field with suggestions, as a combobox: the arrows choose, Enter goes to the chosen product, or with none
 * chosen to the shop's results. Without scripts it is a form that does the latter.
 */
export function SearchBox() {
  const locale = useLocale()
  const { shell, shop } = useMessages()
  const texts = shell.search
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(-1)
  const page = useSuggestions(query)
  const suggestions = page?.items.slice(0, MAX_SUGGESTIONS) ?? []

  function change(text: string) {
    setQuery(text)
    setChosen(-1)
  }

  function goTo(path: string) {
    void navigate(localizedPath(path, locale))
  }

  function onKeyDown(event: KeyboardEvent) {
    const places = suggestions.length + 1
    const product = suggestions[chosen]
    if (event.key === 'ArrowDown' && places > 1) setChosen((at) => ((at + 2) % places) - 1)
    else if (event.key === 'ArrowUp' && places > 1) setChosen((at) => ((at + 1 + places - 1) % places) - 1)
    else if (event.key === 'Enter' && product) goTo(`/product/${product.slug}`)
    else return
    event.preventDefault()
  }

  return (
    <div className="page py-6 md:py-8">
      <form
        role="search"
        action={localizedPath('/shop', locale)}
        className="mx-auto flex max-w-3xl gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const search = query.trim()
          if (search) goTo(`/shop?${new URLSearchParams({ search }).toString()}`)
        }}
      >
        <div className="relative grow">
          <input
            ref={field}
            data-first-focus
            name="search"
            className="input rounded-full pr-12 pl-5 placeholder:text-stone"
            role="combobox"
            aria-label={texts.placeholder}
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
            placeholder={texts.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={query}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {query !== '' && (
            <button
              type="button"
              aria-label={texts.clear}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-full text-stone hover:text-leaf"
              onClick={() => {
                change('')
                field.current?.focus()
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          )}
        </div>
        <button className="btn btn-leaf max-sm:px-3">
          <Icon name="search" className="size-5" />
          <span className="max-sm:sr-only">{texts.submit}</span>
        </button>
      </form>

      <SuggestionList
        id={listId}
        products={suggestions}
        chosen={chosen}
        onPoint={setChosen}
        onChoose={(product) => goTo(`/product/${product.slug}`)}
      />
      <p role="status" className="mx-auto max-w-3xl">
        {page?.total === 0 && <span className="mt-4 block">{shop.empty}</span>}
        {page && page.total > 0 && <span className="sr-only">{texts.found(page.total)}</span>}
      </p>
    </div>
  )
}
