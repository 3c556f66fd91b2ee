/*
 * Leans on: the router's global, and that the router takes what the history's entries hold from `history.state`, whatever
 * else is there: an entry of a layer is a copy of its page's.
 * Gains: Back closes what is open over a page. The router hears nothing of it, so it fetches and renders nothing.
 * Held by: tests/e2e/site/layers.spec.ts.
 * To take it out: useLayer in app/components/ui/, whose callers close themselves anyway.
 */
import { browserRouter } from './browser-router.ts'

type Layer = { name: string; close: () => void }

/** Layers that are open, the lowest first. Each has an entry in the history, above that of its page. */
const open: Layer[] = []
/** The number of layers that the entry where we are stands for. An entry outlives its layer where a link led on from it. */
let depth = 0
/** On the way down to the entry of the page, after a layer was closed in another way. */
let isStepping = false

if (!import.meta.env.SSR) {
  depth = layersHere().length
  addEventListener('popstate', onPop, { capture: true })
}

/** The names of the layers that the history has at this entry: after a reload, those that were open before. */
export function layersHere(): string[] {
  const { layers } = (history.state ?? {}) as { layers?: string[] }
  return layers ?? []
}

/** Takes note of a layer, which Back then closes. Returns what to call when it has been closed in another way. */
export function openLayer(layer: Layer): () => void {
  open.push(layer)
  queueMicrotask(settle)
  return () => {
    const at = open.indexOf(layer)
    if (at < 0) return
    open.splice(at, 1)
    queueMicrotask(settle)
  }
}

/** Brings the history to the layers that are open: a microtask later, so that one that follows another takes its entry. */
function settle(): void {
  if (isStepping) return
  const { length } = layersHere()
  if (open.length > length) {
    depth = open.length
    history.pushState({ ...history.state, layers: open.map(({ name }) => name) }, '')
  } else if (open.length < length && browserRouter()?.state.navigation.state === 'idle') {
    isStepping = true
    history.go(open.length - length)
  }
}

function onPop(event: PopStateEvent): void {
  const step = layersHere().length - depth
  depth += step
  const isOwnStep = isStepping
  isStepping = false
  const closed = isOwnStep ? [] : open.splice(depth)
  for (const { close } of closed.toReversed()) close()
  // Only the browser makes entries without a state, where a link leads to a part of the page.
  if (step === 0 || event.state === null || !isShownPage()) return
  const isPassing = !isOwnStep && closed.length === 0
  // While another page is on its way, the step is away from that one: the router stays where it is.
  if (isPassing && browserRouter()?.state.navigation.state !== 'idle') return
  event.stopImmediatePropagation()
  if (isOwnStep) settle()
  // Between a page and a layer of it that is not open any more there is nothing to see: on, in the same direction.
  else if (isPassing) history.go(Math.sign(step))
}

function isShownPage(): boolean {
  const shown = browserRouter()?.state.location
  return (
    shown !== undefined &&
    shown.pathname + shown.search + shown.hash === location.pathname + location.search + location.hash
  )
}
