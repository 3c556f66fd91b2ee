import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { OfflineMessages } from '#shared/messages/en/recipes/offline.ts'

/** The texts where there is no network. */
const useOfflineMessages = pageTexts(
  import.meta.glob<Record<string, OfflineMessages>>('./*/recipes/offline.ts', { base: '/shared/messages' }),
)

/** Says that this is a copy. What it links to the browser opens: the router would ask for data that nobody can send. */
export function OfflineNotice() {
  const texts = useOfflineMessages()
  const { pathname } = useLocation()
  useEffect(() => {
    function leaveToBrowser(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
    }
    addEventListener('click', leaveToBrowser, { capture: true })
    return () => removeEventListener('click', leaveToBrowser, { capture: true })
  }, [])
  return (
    <div className="page pt-8 print:hidden">
      <p className="notice">
        {texts.copy}{' '}
        <a href={pathname} className="link">
          {texts.reload}
        </a>
      </p>
    </div>
  )
}
