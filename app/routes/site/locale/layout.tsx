import { readRoot } from '#app/request/read-root.ts'
import { unknownPage } from '#app/request/unknown-page.ts'
import type { Route } from './+types/layout.ts'
import { isLocale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'

/** Stands above every page, and answers where there is none: the router takes `/nowhere` and `/en/shop` for languages. */
const refuseOtherLanguages: Route.MiddlewareFunction = async ({ params, url, context }) => {
  const { locale } = params
  if (locale === undefined || (isLocale(locale) && locale !== DEFAULT_LOCALE)) return
  const { root } = await readRoot(context)
  throw unknownPage(context, url, root)
}
export const middleware: Route.MiddlewareFunction[] = [refuseOtherLanguages]

export { shouldRevalidate } from '#app/components/shell/other-part.ts'

/** Without one the router would not ask the middleware when scripts navigate. */
export function loader() {
  return null
}
