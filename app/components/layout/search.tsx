import { useState } from 'react'
import { useMessages } from '../i18n/locale.tsx'
import { DropPanel } from '../ui/drop-panel.tsx'
import { Icon } from '../ui/icons.tsx'
import { SearchBox } from './search-box.tsx'

/** The search of the banner. Closing it forgets what was typed. */
export function Search() {
  const { shell } = useMessages()
  const [round, setRound] = useState(0)
  return (
    <DropPanel
      label={shell.search.open}
      button={<Icon name="search" />}
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-t border-line bg-coconut shadow-float"
      onClose={() => setRound((count) => count + 1)}
    >
      <SearchBox key={round} />
    </DropPanel>
  )
}
