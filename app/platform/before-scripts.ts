/*
 * Leans on: `<link rel="modulepreload">` and `<script type="module" async="">` as React writes them for the router, and
 * `fetchPriority` in its HTML.
 * Gains: scripts leave the line to the first pictures: Lighthouse's phone gives pages 99 to 100 where it gave 76 to 91,
 * with small fonts and AVIF. What is pressed before is done afterwards.
 * Held by: before-scripts.test.ts, tests/e2e/screens/early.spec.ts. Where nothing matches, scripts load at once.
 * To take it out: leave `usableBeforeScripts` out of app/entry.server.tsx.
 */
import { atEnd, type PagePieces } from './page-pieces.ts'

/** The events by which a page's scripts tell it. */
export const PAGE_EVENTS = {
  /** From now on they hear what is done. */
  listening: 'scripts-listening',
  /** They show the page, and do what is asked of it. */
  takenOver: 'scripts-taken-over',
}

const FIRST_PICTURE = /<img[^>]* fetchpriority="high"/i
const PRELOAD = /<link rel="modulepreload"/g
const MODULES = /<script([^>]*) type="module" async=""/

/** The code of a function that runs in the page, without comments and indentation. */
const codeOf = (run: (events: typeof PAGE_EVENTS) => void) =>
  run.toString().replaceAll(/\/\*\*.*?\*\/\s*|^\s+/gms, '')

let cut: { remember: string; startLater: string } | undefined

/** The code of both scripts, cut once: at the first page, because browsers load this module for its events. */
function scripts() {
  return (cut ??= {
    remember: `(${codeOf(rememberEarly)})(${JSON.stringify(PAGE_EVENTS)});(${codeOf(keepPlace)})()`,
    startLater: `(${codeOf(startLater)})()`,
  })
}

/**
 * A page that remembers what is done before its scripts have come, and begins where it was left in the other language. One with a picture to be seen at once leaves the line
 * to it, to styles and fonts: scripts are fetched when these are there, or at the first touch. Until then links, forms
 * and fields do what they do without scripts.
 * @param mark with which its own scripts are written: see withContentPolicy
 */
export function usableBeforeScripts(page: PagePieces, mark: string): PagePieces {
  const own = (code: string) => `<script nonce="${mark}">${code}</script>`
  const remembering = { ...page, end: own(scripts().remember) + page.end }
  if (![page.body, page.end].some((piece) => FIRST_PICTURE.test(piece))) return remembering
  const later = {
    ...remembering,
    head: page.head.replaceAll(PRELOAD, '<link rel="later"'),
    end: remembering.end.replace(MODULES, '<script$1 type="later"'),
  }
  return atEnd(later, own(scripts().startLater))
}

// These run in the page, so they know of nothing outside.

/** Remembers what only scripts can do, and does it again when they are there, in the order in which people did it. */
function rememberEarly({ listening, takenOver }: typeof PAGE_EVENTS): void {
  const toDo: (() => void)[] = []

  /** Remembers a press, except of a button that opens something by itself or sends a form. */
  function rememberPress({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button' && !button.popoverTargetElement) toDo.push(() => button.click())
  }

  /** Scripts show at once what is chosen, but when they come they may set fields to what the page was asked for. */
  function rememberChoice({ target: field }: Event): void {
    const isInput = field instanceof HTMLInputElement
    if (field instanceof HTMLSelectElement) {
      const { value } = field
      toDo.push(() => {
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
    } else if (isInput && ['checkbox', 'radio'].includes(field.type)) {
      const { checked } = field
      toDo.push(() => {
        field.checked = !checked
        field.click()
      })
    } else if (isInput && ['number', 'date'].includes(field.type)) {
      const { valueAsNumber } = field
      toDo.push(() => {
        // React takes no notice of the value that it saw set last; it does not see this one.
        field.value = ''
        field.valueAsNumber = valueAsNumber
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
  }

  const beforeHeard = new AbortController()
  const beforeShown = new AbortController()
  document.addEventListener('click', rememberPress, { signal: beforeHeard.signal })
  // A choice may be made twice: what scripts hear of it while they take the page over may be set back all the same.
  document.addEventListener('change', rememberChoice, { signal: beforeShown.signal })
  addEventListener(listening, () => beforeHeard.abort(), { once: true })
  addEventListener(takenOver, showAll, { once: true })

  function showAll(): void {
    beforeShown.abort()
    // Each in a turn of its own, so that it finds what the one before has changed.
    for (const act of toDo) setTimeout(act)
  }
}

/** Fetches the scripts once the first pictures are painted, or somebody does something. */
function startLater(): void {
  const waiting = new AbortController()
  const { signal } = waiting
  // A picture that never comes does not keep them away.
  const patience = setTimeout(start, 5_000)
  let firstPlace: string | undefined

  function start(): void {
    if (signal.aborted) return
    waiting.abort()
    clearTimeout(patience)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload'
    const later = document.querySelector('script[type=later]')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = later?.textContent ?? ''
    later?.replaceWith(script)
  }

  /** A page that appears below a pointer at rest is told of a move, too: only a second place is one. */
  function startIfMoved({ screenX, screenY }: PointerEvent): void {
    const place = `${screenX} ${screenY}`
    if (place !== (firstPlace ??= place)) start()
  }

  async function startOncePainted(): Promise<void> {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
    // The second frame comes when the first, with the pictures, is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(start))
  }

  addEventListener('pointerdown', start, { signal })
  addEventListener('keydown', start, { signal })
  addEventListener('pointermove', startIfMoved, { signal })
  addEventListener('load', () => void startOncePainted(), { signal })
}

/**
 * The page in the other language is another document with the same parts: it shows the part that was read, and the focus
 * stays on the choice of language.
 */
function keepPlace(): void {
  const main = document.querySelector('main')
  const choices = () => [...document.querySelectorAll<HTMLElement>('button[name=language]')]
  type Place = { language: string; path: number[]; top: number; choice: number }

  function keep({ submitter }: SubmitEvent): void {
    if (!main || !(submitter instanceof HTMLButtonElement) || submitter.name !== 'language') return
    // Behind the menu that the choice may stand in.
    const under = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
    let part: Element | undefined = under.find((element) => main.contains(element))
    const top = part?.getBoundingClientRect().top ?? 0
    const path: number[] = []
    for (let parent = part?.parentElement; part && part !== main && parent; parent = part.parentElement) {
      path.unshift([...parent.children].indexOf(part))
      part = parent
    }
    const choice = choices().indexOf(submitter)
    const place: Place = { language: submitter.value, path: scrollY > 0 ? path : [], top, choice }
    sessionStorage.setItem('place', JSON.stringify(place))
  }

  function goBack(place: Place): void {
    if (document.documentElement.lang !== place.language) return
    let part: Element | null = main
    for (const at of place.path) part = part?.children[at] ?? part
    if (part && place.path.length > 0) scrollBy(0, part.getBoundingClientRect().top - place.top)
    const choice = choices()[place.choice]
    const shown = choice?.checkVisibility() ? choice : choice?.closest('details')?.querySelector('summary')
    shown?.focus({ preventScroll: true })
  }

  // If nothing may be stored, the page begins at its top.
  try {
    const kept = sessionStorage.getItem('place')
    sessionStorage.removeItem('place')
    if (kept) goBack(JSON.parse(kept) as Place)
    document.addEventListener('submit', keep)
  } catch {}
}
