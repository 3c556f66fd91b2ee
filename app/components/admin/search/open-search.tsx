import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { useSlashKey } from './use-slash-key.ts'

/** Asks for the dialog, wherever the button stands. */
const ASKED = 'open-office-search'

const SearchDialog = fetchedLater(
  'office-search-dialog',
  async () => (await import('./search-dialog.tsx')).SearchDialog,
)

/** Leads to the search of the office; where scripts run, it opens over the page instead. */
export function SearchLink({ className, children }: { className: string; children: ReactNode }) {
  const isThere = useIsThere()
  const hasSlashKey = useSlashKey()
  function open(event: MouseEvent) {
    if (isThere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dispatchEvent(new Event(ASKED))
  }
  return (
    <LocalLink
      to="/admin/search"
      aria-keyshortcuts={hasSlashKey ? '/ Control+K' : 'Control+K'}
      aria-current={isThere ? 'page' : undefined}
      className={className}
      onClick={open}
    >
      {children}
    </LocalLink>
  )
}

/**
 * The dialog of the search, which opens by its links, by `/` where that is not switched off, and by Ctrl K even while
 * something is typed.
 */
export function SearchDialogHost() {
  const { key } = useLocation()
  const isThere = useIsThere()
  const hasSlashKey = useSlashKey()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(false), [key])
  useEffect(() => {
    function ask() {
      const field = document.querySelector<HTMLElement>('[data-office-search]')
      if (field) field.focus()
      else setIsOpen(true)
    }
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (!isAsking(event, hasSlashKey) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      ask()
    }
    addEventListener(ASKED, ask)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener(ASKED, ask)
      removeEventListener('keydown', onKeyDown)
    }
  }, [hasSlashKey])
  return (
    isOpen &&
    !isThere && (
      <Suspense>
        <SearchDialog onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  )
}

function useIsThere(): boolean {
  return withoutLocale(useLocation().pathname) === '/admin/search'
}

function isAsking(event: globalThis.KeyboardEvent, hasSlashKey: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event
  if (isComposing || altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  return hasSlashKey && key === '/' && !isTyping
}
