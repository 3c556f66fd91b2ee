import { Suspense, useRef, useState } from 'react'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { DropPanel } from '#app/components/ui/drop-panel.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { SearchForm } from './search-form.tsx'

/** The suggestions are fetched with the first search, not with every page. */
const SearchBox = fetchedLater(
  'search-box',
  async () => (await import('#app/components/site/search/search-box.tsx')).SearchBox,
)

/** The search of the banner. Closing it forgets what was typed. */
export function Search() {
  const { shell } = useMessages()
  const [round, setRound] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const plainField = useRef<HTMLInputElement>(null)
  const plainForm = <SearchForm input={{ ref: plainField }} />
  return (
    <DropPanel
      label={shell.search.open}
      button={<Icon name="search" />}
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-t border-line bg-coconut shadow-float"
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        setIsOpen(false)
        setRound((count) => count + 1)
      }}
    >
      <div className="page py-6 md:py-8">
        {isOpen ? (
          <Suspense fallback={plainForm}>
            <SearchBox key={round} typedBefore={() => plainField.current?.value ?? ''} />
          </Suspense>
        ) : (
          plainForm
        )}
      </div>
    </DropPanel>
  )
}
