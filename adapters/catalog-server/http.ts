import { z } from 'zod'
import type { CatalogSettings } from '#config/config.ts'
import { productDetail } from '#shared/catalog/product-answers.ts'
import { pictureFile } from '#shared/base/pictures.ts'
import { LOCALES, type Locale } from '#shared/kernel/locale.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { ask, askJson, type Limits } from './ask.ts'
import {
  type CatalogServer,
  CatalogServerError,
  type ServerProduct,
  type UnreadProduct,
} from './catalog-server.ts'
import { inBothLanguages } from './in-both-languages.ts'
import { faultOf, readList } from './read-list.ts'

const LIMITS: Limits = {
  requestMs: 10 * SECOND,
  totalMs: 3 * MINUTE,
  // A page of 18 products, or one with all its texts, has some 20 kB.
  jsonBytes: 1_000_000,
  pictureBytes: 10_000_000,
}
/** Products that are asked for at a time. */
const AT_A_TIME = 4

/** The parts of a set are other products over there: it is not read. */
const detailAnswer = z.object({ product: productDetail.extend({ parts: z.array(z.unknown()).default([]) }) })

/** A server that answers as our own API does: another shop of this kind, or what imitates it. */
export function httpCatalogServer(
  { url, picturesUrl, category }: CatalogSettings,
  limits: Limits = LIMITS,
): CatalogServer {
  const pictureOrigins = [url, picturesUrl].flatMap((address) => (address ? new URL(address).origin : []))

  function signalOf(whole?: AbortSignal): AbortSignal {
    const one = AbortSignal.timeout(limits.requestMs)
    return whole ? AbortSignal.any([one, whole]) : one
  }

  function getJson(path: string, query: Record<string, string>, whole?: AbortSignal): Promise<unknown> {
    const address = new URL(`${url}/api/${path}?${new URLSearchParams(query)}`)
    return askJson({ url: address, maxBytes: limits.jsonBytes, signal: signalOf(whole) })
  }

  async function getProduct(id: string, language: Locale, whole?: AbortSignal) {
    const answer = detailAnswer.safeParse(await getJson(`products/${id}`, { language }, whole))
    return answer.success ? answer.data.product : faultOf(answer.error)
  }

  /** Returns, rather than throws, a fault that keeps only this product from being read. */
  async function readProduct(
    { id, sku: what }: { id: string; sku: string },
    whole: AbortSignal,
  ): Promise<ServerProduct | UnreadProduct> {
    try {
      const [en, th] = [await getProduct(id, 'en', whole), await getProduct(id, 'th', whole)]
      if (typeof en === 'string') return { what, why: en }
      if (typeof th === 'string') return { what, why: th }
      if (en.id !== id) return { what, why: 'Answered with another product' }
      if (en.parts.length > 0) return { what, why: `Its parts: ${en.parts.length}`, isSet: true }
      return inBothLanguages(en, th) ?? { what, why: 'Changed while it was read' }
    } catch (error) {
      if (error instanceof CatalogServerError && error.status !== undefined)
        return { what, why: error.message }
      throw error
    }
  }

  return {
    address: url,

    async readCatalog() {
      const whole = AbortSignal.timeout(limits.totalMs)
      const list = await readList((page) =>
        getJson(
          'products',
          { language: LOCALES[0], page: String(page), ...(category && { category }) },
          whole,
        ),
      )
      const products: ServerProduct[] = []
      const unread = [...list.unread]
      for (let at = 0; at < list.cards.length; at += AT_A_TIME) {
        const cards = list.cards.slice(at, at + AT_A_TIME)
        for (const one of await Promise.all(cards.map((card) => readProduct(card, whole)))) {
          if ('why' in one) unread.push(one)
          else products.push(one)
        }
      }
      return { products, unread, listed: list.listed }
    },

    async isGone(id) {
      try {
        const product = await getProduct(id, LOCALES[0])
        return category !== undefined && typeof product !== 'string' && product.category !== category
      } catch (error) {
        if (error instanceof CatalogServerError && error.status === 404) return true
        throw error
      }
    },

    async fetchPicture(image) {
      const address = URL.parse(pictureFile(image, 1280), `${url}/`)
      // Otherwise that server could have us ask any other in its name.
      if (!address || !pictureOrigins.includes(address.origin))
        throw new CatalogServerError('The picture is on another server')
      return ask({ url: address, type: /^image\//i, maxBytes: limits.pictureBytes, signal: signalOf() })
    },
  }
}
