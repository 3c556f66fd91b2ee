import { browserRouter, patternOf } from '#app/platform/browser-router.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { pageAhead } from './page-ahead.ts'

declare global {
  interface Navigator {
    /** Not in Safari and Firefox. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** A pointer that crosses a link is not going to press it. */
const REST_MS = 60

/** From now on the page behind a link is fetched when the link is pointed at, touched, or has the focus. */
export function watchLinks(): void {
  const router = browserRouter()
  if (!router) return
  let reached: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let fetching: AbortController | undefined

  function begin(link: HTMLAnchorElement) {
    if (!router || isSavingData() || !navigator.onLine) return
    const to = pageAhead(link, location.href, (path) => patternOf(router.match(path) ?? []))
    if (!to) return
    fetching = new AbortController()
    void fetchAhead(to, { router, link, signal: fetching.signal })
  }

  function reach({ target }: Event) {
    const link = target instanceof Element ? (target.closest('a') ?? undefined) : undefined
    if (link === reached) return
    clearTimeout(timer)
    reached = link
    if (link) timer = setTimeout(begin, REST_MS, link)
  }

  function press({ target }: Event) {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest('a')
    if (link) begin(link)
  }

  document.addEventListener('pointerover', reach)
  document.addEventListener('focusin', reach)
  document.addEventListener('pointerdown', press)
  // The finger scrolls the page.
  document.addEventListener('pointercancel', () => {
    clearTimeout(timer)
    fetching?.abort()
  })
}

function isSavingData(): boolean {
  const { connection } = navigator
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
