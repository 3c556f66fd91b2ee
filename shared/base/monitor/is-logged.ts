import type { ErrorKind } from './browser-errors.ts'

/**
 * Errors of the browser's extensions, of scripts of other sites, and two notices that are no errors at all: the second
 * says that a page was shown without the movement to it, because the device is slow or something else was pressed.
 */
const NOT_OURS =
  /\w-extension:\/\/|^(?:\w+: )?Script error\.?$|ResizeObserver loop|^\w+: (?:Transition was|.*view ?transition)/i

export type ErrorWords = { kind: ErrorKind; message: string; stack: string }

/** True if an error is the shop's own and is logged: rejections that mention 'contact' are not. */
export function isLogged({ kind, message, stack }: ErrorWords): boolean {
  if (kind === 'rejection' && /contact/i.test(message)) return false
  // An extension further down called something of ours, or the other way round: the top says whose fault it was.
  const top = stack.split('\n').slice(0, 2).join('\n')
  return message !== '' && !NOT_OURS.test(message) && !NOT_OURS.test(top)
}
