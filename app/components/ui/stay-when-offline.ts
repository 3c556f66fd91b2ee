import { isRecipePath } from '#app/platform/offline/copies.ts'

/**
 * While there is no connection, what would lead to another page is not followed, so that nothing typed is lost: a link,
 * a form of its own document, the choice of a currency. Recipes may have been kept for reading offline.
 * @param say tells that there is no connection
 * @returns stops doing so
 */
export function stayWhenOffline(say: () => void): () => void {
  function stay(event: Event) {
    event.preventDefault()
    event.stopPropagation()
    say()
  }
  function onClick(event: MouseEvent) {
    if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && leadsAway(link)) stay(event)
  }
  function onChange(event: Event) {
    if (navigator.onLine || !(event.target instanceof HTMLSelectElement)) return
    const { name, form } = event.target
    if (name !== 'currency') return
    stay(event)
    form?.reset()
  }
  /** After the page's own code, which says itself that it could not send. */
  function onSubmit(event: SubmitEvent) {
    if (!navigator.onLine && !event.defaultPrevented) stay(event)
  }
  // Before the page's own code, which listens at the document.
  addEventListener('click', onClick, true)
  addEventListener('change', onChange, true)
  addEventListener('submit', onSubmit)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('change', onChange, true)
    removeEventListener('submit', onSubmit)
  }
}

function leadsAway({ href, target, origin, pathname, search }: HTMLAnchorElement): boolean {
  if (!/^https?:/.test(href) || (target && target !== '_self') || origin !== location.origin) return false
  const isThisPage = pathname === location.pathname && search === location.search
  return !isThisPage && !isRecipePath(pathname)
}
