import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { pathTo, type Target } from '#app/request/page-path.ts'
import type { FoundInOffice } from '#domain/site/office-search/views.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { HitList } from './hit-list.tsx'
import { SearchField } from './search-field.tsx'
import { useHits } from './use-hits.ts'
import { useSlashKey } from './use-slash-key.ts'

const DEBOUNCE_MS = 120

/**
 * The search of the office as a combobox over the page: the arrows choose, Enter opens what is chosen, or the page of all
 * results until there are any.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { officeSearch: texts } = useStaffMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const hasSlashKey = useSlashKey()
  const { load, data, state } = useFetcher<Found>()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const search = typed.trim()
  const all: Target = { to: '/admin/search', search: { q: search } }
  const address = pathTo(all, locale)

  useEffect(() => {
    if (!search) return
    const timer = setTimeout(() => void load(address), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [load, address, search])

  // The results of the text before stay until there are those of this one.
  const groups = useHits(search, search ? data?.found : undefined)
  const options = groups.flatMap(({ hits, all }) => [
    ...hits.map(({ target }) => target),
    ...(all ? [all.target] : []),
  ])
  const isAnswered = state === 'idle' && data?.search === search
  const goTo = (target: Target) => void navigate(pathTo(target, locale))

  function onKeyDown(event: KeyboardEvent) {
    const { length } = options
    if (event.key === 'ArrowDown' && length > 0) setChosen((chosen + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) setChosen((chosen - 1 + length) % length)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && search) {
      // The pages are those of what is typed now; what else was found may not be yet.
      const isFound = isAnswered || chosen > 0 || groups[0]?.key === 'pages'
      goTo((isFound && options[chosen]) || all)
    } else return
    event.preventDefault()
  }

  return (
    <Dialog
      layer="search"
      label={texts.open}
      closeLabel={texts.close}
      focusOn="input"
      className="office-search"
      onClose={onClose}
    >
      <form role="search" aria-label={texts.open} action={pathTo('/admin/search', locale)} className="pr-12">
        <SearchField
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? `${listId}-${chosen}` : undefined}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </form>
      <HitList id={listId} groups={groups} chosen={chosen} onPoint={setChosen} onChoose={goTo} />
      <p role="status" className="mt-4 text-sm text-stone">
        {isAnswered && options.length === 0 && (
          <>
            {texts.none(search)} {texts.noneHint}
          </>
        )}
        {isAnswered && options.length > 0 && <span className="sr-only">{texts.found(options.length)}</span>}
        {!search && (
          <span className="max-lg:hidden">{hasSlashKey ? texts.keys : texts.keysWithoutSlash}</span>
        )}
      </p>
      {!search && (
        <LocalLink
          to="/admin/search"
          hash="slash-key"
          className="link inline-flex min-h-11 items-center text-sm max-lg:hidden"
        >
          {hasSlashKey ? texts.slashKey.switchOff : texts.slashKey.switchOn}
        </LocalLink>
      )}
    </Dialog>
  )
}

type Found = { search: string; found: FoundInOffice | undefined }
