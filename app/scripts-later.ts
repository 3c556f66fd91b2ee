import { atEnd, type PagePieces } from './page-pieces.ts'

/** Told by the pages' scripts once they take the page over. */
export const TAKEN_OVER = 'ready'

const FIRST_PICTURE = /<img[^>]* fetchpriority="high"/i
const PRELOAD = /<link rel="modulepreload"/g
const MODULES = /<script([^>]*) type="module" async=""/

/**
 * A page with a picture to be seen at once, whose scripts leave the line to it, to styles and fonts: they are fetched when
 * these are there, or at the first touch. Until then links, forms and fields do what they do without scripts.
 * @param mark with which its own scripts are written: see withContentPolicy
 */
export function withScriptsLater(page: PagePieces, mark: string): PagePieces {
  if (![page.body, page.end].some((piece) => FIRST_PICTURE.test(piece))) return page
  const start = `<script nonce="${mark}">(${startLater.toString()})(${JSON.stringify(TAKEN_OVER)})</script>`
  const later = {
    ...page,
    head: page.head.replaceAll(PRELOAD, '<link rel="later"'),
    end: page.end.replace(MODULES, '<script$1 type="later"'),
  }
  return atEnd(later, start)
}

/** Runs in the page, so it knows of nothing outside. */
function startLater(takenOver: string): void {
  const causes = ['load', 'pointerover', 'pointerdown', 'keydown']
  // A picture that never comes does not keep them away.
  const patience = setTimeout(start, 5_000)
  let pressed: HTMLElement | undefined

  function start(): void {
    clearTimeout(patience)
    for (const cause of causes) removeEventListener(cause, start)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload'
    const later = document.querySelector('script[type=later]')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = later?.textContent ?? ''
    later?.replaceWith(script)
  }

  /** What only scripts do is done when they are there; what opens by itself is open. */
  function remember({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button' && !button.popoverTargetElement) pressed = button
  }

  for (const cause of causes) addEventListener(cause, start)
  document.addEventListener('click', remember)
  addEventListener(takenOver, () => {
    document.removeEventListener('click', remember)
    pressed?.click()
  })
}
