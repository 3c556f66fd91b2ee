import type { ChatSubject, SubjectKind } from '#shared/site/chat-answer.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import type { ChatMessages } from '#shared/messages/en/site/chat-window.ts'

const KINDS = new Map<string, SubjectKind>([
  ['product', 'product'],
  ['recipes', 'recipe'],
  ['events', 'event'],
])

/** Returns the subject of a page by its address: `/th/product/red-curry-paste`. */
export function subjectOf(pathname: string): ChatSubject | undefined {
  const [, first = '', slug, ...rest] = withoutLocale(pathname).split('/')
  const kind = KINDS.get(first)
  return kind && slug && rest.length === 0 ? { kind, slug } : undefined
}

type Place = keyof ChatMessages['questions']

const PLACES = new Map<string, Place>(
  Object.entries({
    shop: 'shop',
    recipes: 'recipes',
    menu: 'restaurant',
    reservations: 'restaurant',
    events: 'events',
    cart: 'buying',
    checkout: 'buying',
    order: 'buying',
    orders: 'buying',
    account: 'buying',
    profile: 'buying',
    settings: 'buying',
    shipping: 'buying',
    returns: 'buying',
  } as const),
)

/** Returns the kind of page, by which its questions are chosen. */
export function placeOf(pathname: string): Place {
  const subject = subjectOf(pathname)?.kind
  if (subject === 'product' || subject === 'recipe') return subject
  return PLACES.get(withoutLocale(pathname).split('/')[1] ?? '') ?? 'home'
}
