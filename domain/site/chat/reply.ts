import { type Named, type Subject, type Understood } from '../understanding/index.ts'
import type { ChatSubject } from '#shared/site/chat-answer.ts'
import type { ChatAnswer, ChatLink, PageCard, ProductCard } from './views.ts'
import type { ProductCard as CatalogCard } from '#domain/catalog/catalog/views.ts'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { en, type ChatTexts } from './texts/en.ts'
import { th } from './texts/th.ts'

/** A question on its way to its answer. */
export type Asked = {
  ctx: Ctx
  question: string
  language: Locale
  understood: Understood
  /** The subject of the last answer, if it still exists. */
  about: ChatSubject | undefined
  names: Named[]
  say: ChatTexts
}

/** The answer of one part of the bot; anything left out is empty. */
export type Reply = Pick<ChatAnswer, 'topic' | 'text'> & Partial<ChatAnswer>

export const TEXTS: Record<Locale, ChatTexts> = { en, th }

const PAGES = {
  contact: '/contact',
  shop: '/shop',
  recipes: '/recipes',
  menu: '/menu',
  reserve: '/menu#reserve',
  events: '/events',
  shipping: '/shipping',
  returns: '/returns',
  vouchers: '/vouchers',
  voucher: '/voucher',
  signIn: '/auth',
  findOrder: '/find-order',
  orders: '/orders',
} as const

/** A link to a page of the shop, in the language of the answer. */
export function linkTo(
  page: keyof typeof PAGES,
  { say, language }: Pick<Asked, 'say' | 'language'>,
): ChatLink {
  return { label: say.links[page], path: localizedPath(PAGES[page], language) }
}

/** Returns the path of the page that shows something of the shop. */
export function pathOf({ kind, slug }: ChatSubject, language: Locale): string {
  const paths = { product: '/product/', recipe: '/recipes/', event: '/events/', dish: '/menu#' }
  return localizedPath(`${paths[kind]}${slug}`, language)
}

export function productCard(product: CatalogCard, language: Locale): ProductCard {
  const { id, slug, name, priceCents, image, stock } = product
  return {
    kind: 'product',
    id,
    slug,
    name,
    priceCents,
    picture: image,
    isInStock: stock.state !== 'out_of_stock',
    path: pathOf({ kind: 'product', slug }, language),
  }
}

export function pageCard(
  of: PageCard['of'],
  thing: { slug: string; title: string; detail?: string; image: string | null },
  language: Locale,
): PageCard {
  const { slug, title, detail, image } = thing
  return {
    kind: 'page',
    of,
    title,
    ...(detail && { detail }),
    ...(image && { picture: image }),
    path: pathOf({ kind: of, slug }, language),
  }
}

/** So many cards an answer has at most: it is read in a small window. */
export const MOST_CARDS = 4

/** Returns the subject of a question, if it names one: of several the likeliest kind, the product before the others. */
export function subjectOf({ understood, about }: Asked): ChatSubject | undefined {
  const [first, ...others] = ofLikeliestKind(understood)
  if (!first) return isAboutLast(understood) ? about : undefined
  const isAbout = [first, ...others].some(({ kind, slug }) => kind === about?.kind && slug === about.slug)
  return isAbout ? about : { kind: first.kind, slug: first.slug }
}

/** True if a question that names nothing goes on about the last subject. */
export const isAboutLast = ({ speaksOfIt, unexplained }: Understood) => speaksOfIt || unexplained.length === 0

const ORDER = ['product', 'dish', 'recipe', 'event'] as const

/** Returns the subjects named, of the kind that the question speaks of, or else of the first kind that there is. */
export function ofLikeliestKind({ subjects, kinds }: Understood): Subject[] {
  const wanted = ORDER.toSorted((a, b) => Number(kinds.includes(b)) - Number(kinds.includes(a)))
  for (const kind of wanted) {
    const found = subjects.filter((one) => one.kind === kind)
    if (found.length > 0) return found
  }
  return []
}
