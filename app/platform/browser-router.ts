/*
 * Leans on: `window.__reactRouterDataRouter`, where the router puts itself.
 * Gains: links ask the router nothing until they are pressed. `useNavigate` has each of a page's hundred rendered again
 * at the router's every step. The monitor, layers.ts and ahead/ read there which page is shown.
 * Held by: tests/e2e/ahead/ahead.spec.ts and every journey: without it, links load documents.
 * To take it out: `useNavigate` in app/components/i18n/page-link.tsx.
 */
import type { RootData } from '#app/components/shell/root-data.ts'

type Match = { route: { id: string; path?: string } }

/** The parts of the browser's router that are used outside of pages. */
export type BrowserRouter = {
  state: {
    location: { pathname: string; search: string; hash: string }
    matches: Match[]
    loaderData: { root?: RootData }
    navigation: { state: 'idle' | 'loading' | 'submitting' }
  }
  match(path: string): Match[] | null
  navigate(
    to: string,
    options: {
      replace: boolean
      preventScrollReset: boolean | undefined
      viewTransition: boolean | undefined
    },
  ): Promise<void>
  subscribe(onChange: () => void): () => void
}

/** The router puts itself there; without it no page has come alive, and nothing is shown but the document. */
export function browserRouter(): BrowserRouter | undefined {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: BrowserRouter }
  return router
}

/** The page that these routes show, as app/routes.ts has it, without the language: `/product/:id`. */
export function patternOf(matches: readonly Match[]): string {
  const parts = matches.map(({ route }) => route.path).filter((path) => path && path !== ':locale?')
  return `/${parts.join('/')}`
}
