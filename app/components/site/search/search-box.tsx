import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo, type Target } from '#app/request/page-path.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { SearchForm } from '#app/components/shell/search-form.tsx'
import { UnderstoodAs } from '#app/components/catalog/understood-as.tsx'
import { SuggestionList } from './suggestion-list.tsx'

const MAX_SUGGESTIONS = 6

/**
 * A search field with suggestions, as a combobox: the arrows choose, Enter goes to the chosen product, or with none
 * chosen to the shop's results. Takes over the plain form, with what was typed into it before.
 */
export function SearchBox({ typedBefore }: { typedBefore: () => string }) {
  const locale = useLocale()
  const { shell } = useMessages()
  const shop = useShopMessages()
  const texts = shell.search
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState(typedBefore)
  const [chosen, setChosen] = useState(-1)
  const page = useSuggestions(query)
  const suggestions = page?.items.slice(0, MAX_SUGGESTIONS) ?? []

  useEffect(() => field.current?.focus(), [])

  function change(text: string) {
    setQuery(text)
    setChosen(-1)
  }

  function goTo(page: Target) {
    void navigate(pathTo(page, locale))
  }

  function goToProduct({ slug }: { slug: string }) {
    goTo({ to: '/product/:id', params: { id: slug } })
  }

  function onKeyDown(event: KeyboardEvent) {
    const places = suggestions.length + 1
    const product = suggestions[chosen]
    if (event.key === 'ArrowDown' && places > 1) setChosen((at) => ((at + 2) % places) - 1)
    else if (event.key === 'ArrowUp' && places > 1) setChosen((at) => ((at + 1 + places - 1) % places) - 1)
    else if (event.key === 'Enter' && product) goToProduct(product)
    else return
    event.preventDefault()
  }

  return (
    <>
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          const search = query.trim()
          if (search) goTo({ to: '/shop', search: { search } })
        }}
        input={{
          ref: field,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': suggestions.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': chosen >= 0 ? `${listId}-${chosen}` : undefined,
          value: query,
          onChange: (event) => change(event.currentTarget.value),
          onKeyDown,
        }}
      >
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
      </SearchForm>
      <SuggestionList
        id={listId}
        products={suggestions}
        chosen={chosen}
        onPoint={setChosen}
        onChoose={goToProduct}
      />
      {page?.understood && (
        <div className="mx-auto mt-4 max-w-3xl text-sm">
          <UnderstoodAs understood={page.understood} />
        </div>
      )}
      <p role="status" className="mx-auto max-w-3xl">
        {page?.total === 0 && (
          <span className="mt-4 block">
            {shop.empty} {shop.elsewhere}
          </span>
        )}
        {page && page.total > 0 && (
          <span className="sr-only">
            {page.isTotalExact ? texts.found(page.total) : texts.foundMore(page.total)}
          </span>
        )}
      </p>
    </>
  )
}
