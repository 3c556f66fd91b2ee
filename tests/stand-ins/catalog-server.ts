import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A product as `GET /api/products/{id}` answers it, in any language. */
export type OfferedProduct = ReturnType<typeof offered>

/** A product of the stand-in, of which a test changes what it likes. */
export function offered(tag: string, change: object = {}) {
  return {
    id: crypto.randomUUID(),
    slug: `paste-${tag}`,
    sku: `S-${tag}`,
    name: `Paste ${tag}`,
    shortDescription: 'A paste.',
    category: 'curry-pastes',
    priceCents: 8900,
    image: null,
    imageAlt: '',
    tint: 'red',
    spiceLevel: 2,
    stock: { state: 'in_stock' },
    rating: null,
    categoryName: 'Curry pastes',
    label: 'From over there',
    description: 'A paste from another shop.',
    images: [] as { image: string; alt: string }[],
    netWeight: { value: 200, unit: 'g' },
    ingredients: ['chilli', 'fish sauce'],
    allergens: ['fish'],
    mayContain: [],
    dietTags: [],
    usage: 'Fry it.',
    storage: 'Keep it cool.',
    shelfLife: '',
    origin: '',
    maker: '',
    ...change,
  }
}

/** A server that offers `products` as our own API does, unless `instead` answers first. */
export async function startCatalogServer(products: OfferedProduct[] = []) {
  const state = {
    products,
    /** Answers in place of the server where it returns true. */
    instead: (..._: Parameters<RequestListener>): boolean => false,
    pictures: new Map<string, Uint8Array>(),
    pageSize: 18,
    asked: [] as string[],
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://server')
    state.asked.push(request.url ?? '')
    if (state.instead(request, response)) return
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const picture = state.pictures.get(pathname)
    if (picture) return void response.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
    const id = /^\/api\/products\/(.+)$/.exec(pathname)?.[1]
    const product = state.products.find((one) => one.id === id)
    if (product) return json(200, { product: inLanguage(product, searchParams.get('language')), related: [] })
    if (pathname !== '/api/products') return json(404, { code: 'product_not_found' })
    const category = searchParams.get('category')
    const page = Number(searchParams.get('page') ?? 1)
    const all = state.products.filter((one) => !category || one.category === category)
    const items = all.slice((page - 1) * state.pageSize, page * state.pageSize)
    return json(200, { items, page, pageSize: state.pageSize, total: all.length, isTotalExact: true })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return Object.assign(state, { url: `http://127.0.0.1:${address.port}` })
}

/** Names and descriptions differ by language. */
function inLanguage(product: OfferedProduct, language: string | null): object {
  if (language !== 'th') return product
  return { ...product, name: `พริกแกง ${product.name}`, description: 'พริกแกงจากร้านอื่น' }
}
