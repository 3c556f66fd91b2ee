import { LANGUAGES, type Locale, withoutLocale } from '#shared/kernel/locale.ts'

/** Before the path of a recipe, the address of its copy for reading offline; alone, what one sees of other pages. */
export const COPY_PREFIX = '/offline'

/** A page's request to the service worker: to keep this recipe, with these pictures of the shop's own. */
export type KeepMessage = { path: string; pictures: string[] }

/** True if a path is that of one recipe, in any language. */
export function isRecipePath(path: string): boolean {
  return /^\/recipes\/[a-z0-9-]+$/.test(withoutLocale(path))
}

/** The address of what one sees instead of a page that was not kept. */
export function offlinePath(locale: Locale): string {
  return COPY_PREFIX + LANGUAGES[locale].prefix
}
