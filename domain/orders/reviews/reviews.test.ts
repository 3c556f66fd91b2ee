import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { reviews } from '#database/schema/index.ts'
import {
  addInvited,
  addPerson,
  asStaff,
  auditOf,
  changesOf,
  type TestPerson,
  useStaff,
} from '#tests/data/people.ts'
import { addProduct, addProducts, changeProduct, type TestProduct } from '#tests/data/products.ts'
import {
  addShownReviews,
  bought,
  mustReview,
  reviewOf,
  reviewsOf,
  setOrder,
  someRecipe,
} from '#tests/data/reviews.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getRecipe } from '#domain/recipes/recipes/index.ts'
import {
  countWaitingReviews,
  decideReviews,
  getReviewForm,
  getReviewsByLink,
  listMyReviews,
  listPraise,
  listReviews,
  listStaffReviews,
  replyToReview,
  saveReview,
  saveReviewByLink,
  withdrawReview,
  withdrawReviewByLink,
} from './index.ts'
import { sealedReviewKey } from './reviewer.ts'
import { type DecideReviewsInput, saveReviewInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe } = useStaff(ctx)
let product: TestProduct
const as = (actor: Actor): Ctx => testCtx(shop(), { actor })
const staff = (): Ctx => as(asStaff(moe))

beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 200 })
})

async function newBuyer(status: Parameters<typeof bought>[2] = {}): Promise<TestPerson> {
  const buyer = await addPerson(ctx())
  await bought(ctx(), [product], { buyer: buyer.actor, ...status })
  return buyer
}

const show = (...reviews: DecideReviewsInput['reviews']) => decideReviews(staff(), { to: 'shown', reviews })
const ratingOf = async (id: string) => (await getProduct(ctx(), { id, language: 'en' })).product.rating

describe('who may review a product', () => {
  test.each(['shipped', 'delivered'] as const)(
    'anyone who has an order of it that was %s',
    async (status) => {
      const buyer = await newBuyer({ status })
      expect(await saveReview(as(buyer.actor), reviewOf(product))).toMatchObject({ ok: true })
    },
  )

  test.each(['pending', 'confirmed', 'processing', 'cancelled', 'expired', 'returned'] as const)(
    'not with an order that is only %s',
    async (status) => {
      const buyer = await newBuyer({ status })
      const refused = { ok: false, reason: 'not_bought' }
      expect(await saveReview(as(buyer.actor), reviewOf(product))).toEqual(refused)
    },
  )

  test('nobody whose money went back whole, whose order was hidden, or who bought something else', async () => {
    const refused = { ok: false, reason: 'not_bought' }
    for (const steps of [
      [{ paymentStatus: 'paid' }, { paymentStatus: 'refunded' }],
      [{ hiddenAt: new Date() }],
    ] as const) {
      const buyer = await addPerson(ctx())
      const { id } = await bought(ctx(), [product], { buyer: buyer.actor })
      for (const values of steps) await setOrder(ctx(), id, values)
      expect(await saveReview(as(buyer.actor), reviewOf(product))).toEqual(refused)
    }
    const other = await addProduct(ctx())
    expect(await saveReview(as((await newBuyer()).actor), reviewOf(other))).toEqual(refused)
  })

  test('not an account whose address is not proved; nothing that is not sold', async () => {
    const unverified: Actor = { role: 'customer', id: (await addInvited(ctx())).id }
    await bought(ctx(), [product], { buyer: unverified })
    const refused = { ok: false, reason: 'not_verified' }
    expect(await saveReview(as(unverified), reviewOf(product))).toEqual(refused)
    const gone = reviewOf({ ...product, slug: 'no-such-jar' })
    await expect(saveReview(as(moe.actor), gone)).rejects.toMatchObject({ key: 'product_not_found' })
  })
})

test('one review each: the second changes the first, which then waits again; the same again changes nothing', async () => {
  const own = await addProduct(ctx())
  const buyer = await addPerson(ctx())
  await bought(ctx(), [own], { buyer: buyer.actor })
  const first = await mustReview(as(buyer.actor), reviewOf(own))
  await show(first)
  expect(await mustReview(as(buyer.actor), reviewOf(own))).toEqual({ id: first.id, version: 2 })
  expect(await reviewsOf(ctx(), own.id)).toMatchObject([{ state: 'shown' }])
  await mustReview(as(buyer.actor), reviewOf(own, { stars: 2 }))
  expect(await reviewsOf(ctx(), own.id)).toMatchObject([
    { id: first.id, stars: 2, state: 'waiting', version: 3 },
  ])
  expect(await ratingOf(own.id)).toBeNull()
})

test('two saves at once are one review', async () => {
  const own = await addProduct(ctx())
  const buyer = await addPerson(ctx())
  await bought(ctx(), [own], { buyer: buyer.actor })
  const saves = ([1, 2, 3, 4, 5] as const).map((stars) =>
    saveReview(as(buyer.actor), reviewOf(own, { stars })),
  )
  expect((await Promise.all(saves)).every(({ ok }) => ok)).toBe(true)
  expect(await reviewsOf(ctx(), own.id)).toHaveLength(1)
})

test('what is shown is seen with its average and its count; what waits or was refused is not', async () => {
  const own = await addProduct(ctx())
  const written = []
  for (const stars of [5, 4, 4, 1] as const) {
    const buyer = await addPerson(ctx())
    await bought(ctx(), [own], { buyer: buyer.actor })
    written.push(await mustReview(as(buyer.actor), reviewOf(own, { stars })))
  }
  const none = { items: [], next: null, previous: null }
  expect(await listReviews(ctx(), { subjectId: own.id })).toEqual({ counts: null, list: none })
  await show(...written.slice(0, 3))
  await decideReviews(staff(), { to: 'refused', reviews: written.slice(3), reason: 'An advertisement.' })
  expect(await ratingOf(own.id)).toEqual({ average: 4.3, count: 3 })
  const { counts, list } = await listReviews(ctx(), { subjectId: own.id })
  const { items } = list
  expect(items.map(({ stars }) => stars)).toEqual([4, 4, 5])
  expect(Object.keys(items[0] ?? {})).not.toContain('email')
  expect(counts).toEqual({
    average: 4.3,
    count: 3,
    byStars: [5, 4, 3, 2, 1].map((stars, at) => ({ stars, count: [1, 2, 0, 0, 0][at] })),
  })
})

test('reviews are read page by page, each once', async () => {
  const own = await addProduct(ctx())
  await addShownReviews(ctx(), own, 11)
  const read = async (page: { after?: string; before?: string } = {}) =>
    (await listReviews(ctx(), { subjectId: own.id, ...page })).list
  const first = await read()
  const second = await read({ after: first.next ?? '' })
  expect([first.items.length, second.items.length, second.next]).toEqual([10, 1, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(11)
  expect(await read({ before: second.previous ?? '' })).toMatchObject({ items: first.items })
})

test('HTML stays as it was typed', async () => {
  const text = '<script>alert(1)</script> & "so"'
  const buyer = await newBuyer()
  await mustReview(as(buyer.actor), reviewOf(product, { text, title: '<b>', shownName: '<i>N.</i>' }))
  const mine = (await listMyReviews(as(buyer.actor), { language: 'en' })).reviews
  expect(mine).toMatchObject([{ text, title: '<b>', shownName: '<i>N.</i>' }])
})

test.each([
  ['stars', 0],
  ['stars', 6],
  ['stars', 'many'],
  ['stars', undefined],
  ['stars', 4.5],
  ['text', ''],
  ['text', 'x'.repeat(2_001)],
  ['text', 'a\u0000b'],
  ['shownName', ' '],
  ['shownName', 'x'.repeat(41)],
  ['title', 'x'.repeat(81)],
  ['language', 'de'],
])('is refused with a wrong %s: %.12j', (field, value) => {
  const input = saveReviewInput.safeParse({ ...reviewOf(product ?? { slug: 'x' }), [field]: value })
  expect(input.error?.issues.map(({ path }) => path[0])).toEqual([field])
})

describe('a recipe', () => {
  test('is rated by anybody who has signed in, without a word if they like', async () => {
    const recipe = await someRecipe(ctx())
    const cook = await addPerson(ctx())
    const input = saveReviewInput.parse({
      subject: 'recipe',
      id: recipe.slug,
      stars: '5',
      text: '',
      shownName: 'Nok',
      language: 'th',
    })
    await show(await mustReview(as(cook.actor), input))
    const { recipe: page } = await getRecipe(ctx(), { id: recipe.slug, language: 'en' })
    expect(page.rating).toEqual({ average: 5, count: 1 })
    const form = { subject: 'recipe', id: recipe.slug, language: 'en' } as const
    expect(await getReviewForm(as(cook.actor), form)).toMatchObject({ mayReview: true, review: { stars: 5 } })
  })
})

describe('the writer', () => {
  test('sees what they bought and have not reviewed, the reason of a refusal, and takes back what they wrote', async () => {
    const [one, two] = await addProducts(ctx(), [{}, {}])
    if (!one || !two) throw new Error('no products')
    const buyer = await addPerson(ctx())
    await bought(ctx(), [one, two], { buyer: buyer.actor })
    const mine = () => listMyReviews(as(buyer.actor), { language: 'en' })
    expect((await mine()).toReview.map(({ slug }) => slug).toSorted()).toEqual(
      [one.slug, two.slug].toSorted(),
    )
    const form = { subject: 'product', id: one.slug, language: 'en' } as const
    expect(await getReviewForm(as(buyer.actor), form)).toMatchObject({
      mayReview: true,
      review: undefined,
      proposedName: 'Malee S.',
    })
    const written = await mustReview(as(buyer.actor), reviewOf(one))
    await decideReviews(staff(), { to: 'refused', reviews: [written], reason: 'It names a neighbour.' })
    expect(await mine()).toMatchObject({
      toReview: [{ slug: two.slug }],
      reviews: [{ state: 'refused', reason: 'It names a neighbour.', about: { slug: one.slug } }],
    })
    await withdrawReview(as(buyer.actor), { subject: 'product', id: one.slug })
    expect(await mine()).toMatchObject({ reviews: [] })
    const again = withdrawReview(as(buyer.actor), { subject: 'product', id: one.slug })
    await expect(again).rejects.toMatchObject({ key: 'review_not_found' })
  })
})

describe('anyone who has the link of the mail', () => {
  const keyOf = (orderId: string) => sealedReviewKey(ctx(), orderId)

  test('reviews what is in the order as a guest, once, and it is theirs when they have an account', async () => {
    const [own, other] = await addProducts(ctx(), [{}, {}])
    if (!own || !other) throw new Error('no products')
    const order = await bought(ctx(), [own], { email: `Guest-${randomUUID()}@Example.com` })
    const key = keyOf(order.id)
    const save = (input = reviewOf(own)) => saveReviewByLink(ctx(), { key, review: input })
    expect(await save()).toMatchObject({ ok: true })
    expect(await save(reviewOf(own, { stars: 1 }))).toMatchObject({ ok: true })
    expect(await save(reviewOf(other))).toEqual({ ok: false, reason: 'not_bought' })
    expect(await reviewsOf(ctx(), own.id)).toMatchObject([{ stars: 1, customerId: null, orderId: order.id }])
    expect(await getReviewsByLink(ctx(), { key, language: 'en' })).toMatchObject({
      toReview: [],
      reviews: [{ stars: 1 }],
      proposedName: 'Somchai J.',
    })
    const account = await addPerson(ctx(), { email: order.email.toLowerCase() })
    expect((await listMyReviews(as(account.actor), { language: 'en' })).reviews).toMatchObject([{ stars: 1 }])
    await withdrawReviewByLink(ctx(), { key, subject: 'product', id: own.id })
    expect(await reviewsOf(ctx(), own.id)).toEqual([])
  })

  test('acts for the customer whose order it is, whatever address the order names', async () => {
    const own = await addProduct(ctx())
    const buyer = await addPerson(ctx())
    const order = await bought(ctx(), [own], { buyer: buyer.actor })
    await saveReviewByLink(ctx(), { key: keyOf(order.id), review: reviewOf(own) })
    expect(await reviewsOf(ctx(), own.id)).toMatchObject([{ email: buyer.email, customerId: buyer.id }])
  })

  test('gets nowhere with a link that was altered, of another order, or of one that was cancelled', async () => {
    const order = await bought(ctx(), [product])
    const other = await bought(ctx(), [product])
    const seal = keyOf(order.id).slice(37)
    const cancelled = await bought(ctx(), [product], { status: 'cancelled' })
    const keys = [
      `${other.id}.${seal}`,
      `${order.id}.${seal.slice(0, -1)}x`,
      `${order.id}.`,
      keyOf(cancelled.id),
    ]
    for (const key of keys) {
      const notFound = { key: 'order_not_found' }
      await expect(getReviewsByLink(ctx(), { key, language: 'en' })).rejects.toMatchObject(notFound)
      const save = saveReviewByLink(ctx(), { key, review: reviewOf(product) })
      await expect(save).rejects.toMatchObject(notFound)
    }
  })
})

describe('staff', () => {
  test('decide about many; what has changed since, or is gone, is left; the log says who', async () => {
    const own = await addProduct(ctx())
    const buyers = await Promise.all([1, 2, 3].map(() => addPerson(ctx())))
    const written = []
    for (const buyer of buyers) {
      await bought(ctx(), [own], { buyer: buyer.actor })
      written.push(await mustReview(as(buyer.actor), reviewOf(own)))
    }
    const [first, second, third] = written
    if (!first || !second || !third) throw new Error('nothing was written')
    await mustReview(as(buyers[1]?.actor ?? moe.actor), reviewOf(own, { text: 'On second thoughts.' }))
    const gone = { id: randomUUID(), version: 1 }
    const { verdicts } = await show(first, second, gone, first)
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['done', 'changed', 'gone'])
    expect(await show(first)).toMatchObject({ verdicts: [{ verdict: 'already' }] })
    expect(await changesOf(ctx(), first.id)).toEqual([{ reviewState: { before: 'waiting', after: 'shown' } }])
    expect(await auditOf(ctx(), first.id)).toMatchObject([{ action: 'review.shown', actorId: moe.id }])
    const two = await Promise.all([
      show(third),
      decideReviews(staff(), { to: 'refused', reviews: [third], reason: 'No.' }),
    ])
    expect(two.flatMap((one) => one.verdicts.map(({ verdict }) => verdict)).toSorted()).toEqual([
      'changed',
      'done',
    ])
  })

  test('find reviews by state, words, stars, language and kind, and count what waits', async () => {
    const own = await addProduct(ctx())
    const buyer = await addPerson(ctx())
    await bought(ctx(), [own], { buyer: buyer.actor })
    const text = `Smoky 100%_${randomUUID()}`
    const before = await countWaitingReviews(staff())
    await mustReview(as(buyer.actor), reviewOf(own, { text, stars: 3, language: 'th' }))
    expect(await countWaitingReviews(staff())).toBe(before + 1)
    const find = async (input: object) =>
      (await listStaffReviews(staff(), { search: text, ...input })).items.length
    expect(await find({ state: 'waiting', stars: 3, language: 'th', subject: 'product' })).toBe(1)
    for (const wrong of [{ state: 'shown' }, { stars: 4 }, { language: 'en' }, { subject: 'recipe' }]) {
      expect(await find(wrong)).toBe(0)
    }
    const [found] = (await listStaffReviews(staff(), { search: text })).items
    expect(found).toMatchObject({ email: buyer.email, about: { slug: own.slug }, version: 1 })
  })

  test('reply in public; a review that changed meanwhile keeps its silence', async () => {
    const own = await addProduct(ctx())
    const buyer = await addPerson(ctx())
    await bought(ctx(), [own], { buyer: buyer.actor })
    const { id, version } = await mustReview(as(buyer.actor), reviewOf(own))
    await show({ id, version })
    const stale = await replyToReview(staff(), { id, version, reply: 'Thank you!' })
    expect(stale).toEqual({ ok: false, reason: 'changed' })
    expect(await replyToReview(staff(), { id, version: 2, reply: 'Thank you!' })).toEqual({ ok: true })
    const { list } = await listReviews(ctx(), { subjectId: own.id })
    expect(list.items).toMatchObject([{ reply: 'Thank you!' }])
    await replyToReview(staff(), { id, version: 3, reply: undefined })
    expect(await reviewsOf(ctx(), own.id)).toMatchObject([{ reply: null, state: 'shown' }])
  })
})

test('what one person saves in an hour is limited', async () => {
  const limits = { take: () => Promise.resolve(60), forget: () => Promise.resolve() }
  const buyer = await newBuyer()
  const refused = { ok: false, reason: 'wait', seconds: 60 }
  expect(await saveReview({ ...as(buyer.actor), limits }, reviewOf(product))).toEqual(refused)
})

const someone = randomUUID()
const decision: DecideReviewsInput = { to: 'shown', reviews: [{ id: someone, version: 1 }] }
test.each<[Actor]>([[{ role: 'visitor' }], [{ role: 'customer', id: randomUUID() }]])(
  'countWaitingReviews, decideReviews, listStaffReviews, replyToReview: each refuses a stranger: %j',
  async (actor) => {
    const forbidden = { code: 'forbidden' }
    await expect(countWaitingReviews(as(actor))).rejects.toMatchObject(forbidden)
    await expect(decideReviews(as(actor), decision)).rejects.toMatchObject(forbidden)
    await expect(listStaffReviews(as(actor), {})).rejects.toMatchObject(forbidden)
    await expect(replyToReview(as(actor), { id: someone, version: 1 })).rejects.toMatchObject(forbidden)
  },
)

test.each<[Actor]>([[{ role: 'visitor' }], [{ role: 'staff', id: randomUUID(), isAdmin: true }]])(
  'saveReview, withdrawReview, listMyReviews, getReviewForm: each refuses a stranger: %j',
  async (actor) => {
    const forbidden = { code: 'forbidden' }
    const key = { subject: 'product', id: product.slug } as const
    await expect(saveReview(as(actor), reviewOf(product))).rejects.toMatchObject(forbidden)
    await expect(withdrawReview(as(actor), key)).rejects.toMatchObject(forbidden)
    await expect(listMyReviews(as(actor), { language: 'en' })).rejects.toMatchObject(forbidden)
    await expect(getReviewForm(as(actor), { ...key, language: 'en' })).rejects.toMatchObject(forbidden)
  },
)

test('the last good words of buyers are quoted, in their language, while the jar is sold', async () => {
  const product = await addProduct(ctx(), { tint: 'green' })
  const praiseIn = async (language: 'en' | 'th') =>
    (await listPraise(ctx(), { language })).filter((one) => one.product.slug === product.slug)
  await addShownReviews(ctx(), product, 6)
  // Two words are too few, and nobody is quoted for three stars, in another language, or before it is shown.
  expect(await praiseIn('en')).toEqual([])
  const good = 'The whole street smelled of it, and the pot was empty by eight.'
  const change = (n: number, values: Partial<typeof reviews.$inferInsert>) =>
    inTransaction(asShop(ctx()), ({ db }) =>
      db
        .update(reviews)
        .set(values)
        .where(eq(reviews.email, `guest-${n}@example.com`)),
    )
  await change(0, { text: good })
  await change(1, { text: good, stars: 3 })
  await change(2, { text: good, language: 'th' })
  await change(3, { text: good, state: 'waiting' })
  await change(4, { text: 'x'.repeat(400) })
  const [quoted, ...others] = await praiseIn('en')
  expect(others).toEqual([])
  expect(quoted).toMatchObject({
    text: good,
    shownName: 'Nok',
    product: { slug: product.slug, tint: 'green' },
  })
  expect(await praiseIn('th')).toHaveLength(1)
  await changeProduct(ctx(), product.id, { isActive: false })
  expect(await praiseIn('en')).toEqual([])
})
