import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { addNewsletter, setSubscribed } from '#tests/data/newsletters.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, auditOf, newAddress, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { EVERYBODY } from '#shared/newsletters/newsletter-fields.ts'
import type { NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { type Actor, asShop, type Ctx } from '#domain/kernel/context.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import {
  addNewsletterPicture,
  countRecipients,
  createNewsletter,
  deleteNewsletter,
  getNewsletter,
  getNewsletterPage,
  listNewsletters,
  previewNewsletter,
  updateNewsletter,
} from './index.ts'
import { createNewsletterInput, updateNewsletterInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let moe: TestPerson
let nok: TestPerson
beforeAll(async () => {
  moe = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Moe', locale: 'en' })
  nok = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Nok' })
})
const as = (person: TestPerson): Ctx => ({ ...ctx(), actor: asStaff(person) })

describe('a draft', () => {
  test('may be unfinished: what it lacks is said, part by part', async () => {
    const { id } = await createNewsletter(
      as(moe),
      createNewsletterInput.parse({
        subject: { en: 'Half a jar', th: '' },
        blocks: [
          { kind: 'heading', text: { en: '', th: 'หัวข้อ' } },
          { kind: 'button', link: '', text: { en: 'Go', th: 'ไป' } },
          { kind: 'product', slug: 'no-such-jar', text: { en: '', th: '' } },
          { kind: 'recipe', slug: '', text: { en: '', th: '' } },
          { kind: 'product', slug: 'red-curry-paste', text: { en: '', th: '' } },
        ],
      }),
    )
    expect((await getNewsletter(as(moe), { id })).faults).toEqual([
      { what: 'subject', language: 'th' },
      { what: 'text', block: 1, language: 'en' },
      { what: 'link', block: 2 },
      { what: 'product', block: 3 },
      { what: 'recipe', block: 4 },
    ])
    expect(await auditOf(ctx(), id)).toMatchObject([{ actorId: moe.id, action: 'newsletter.created' }])
  })

  test('of two who edit it the second is told, and nothing of theirs is saved', async () => {
    const id = await addNewsletter(as(moe))
    const { subject, preview, blocks, segment } = await getNewsletter(as(moe), { id })
    const save = (person: TestPerson, en: string) =>
      updateNewsletter(
        as(person),
        updateNewsletterInput.parse({
          id,
          version: 1,
          subject: { ...subject, en },
          preview,
          blocks,
          segment,
        }),
      )
    expect(await save(moe, 'A')).toEqual({ ok: true, version: 2 })
    expect(await save(nok, 'B')).toMatchObject({
      ok: false,
      reason: 'changed',
      by: 'Moe Srisuk',
      current: { subject: { en: 'A' }, version: 2 },
    })
    expect(await getNewsletter(as(moe), { id })).toMatchObject({ subject: { en: 'A' } })
    expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
      'newsletter.created',
      'newsletter.changed',
    ])
  })

  test('has no place for HTML, other schemes, control characters or texts without end', () => {
    const parse = (block: object) =>
      createNewsletterInput.safeParse({ subject: { en: 'x', th: 'x' }, blocks: [block] }).success
    const text = { en: 'x', th: 'x' }
    const button = (link: string) => parse({ kind: 'button', link, text })
    expect(['/recipes', 'https://krok.example/x', ''].map(button)).toEqual([true, true, true])
    const bad = ['javascript:alert(1)', 'http://x.example', '//evil.example', '/\\evil.example', 'data:,x']
    expect(bad.map(button)).toEqual(bad.map(() => false))
    expect(parse({ kind: 'html', text })).toBe(false)
    expect(parse({ kind: 'text', text: { en: 'a\u0000b', th: 'x' } })).toBe(false)
    expect(parse({ kind: 'text', text: { en: 'x'.repeat(3_001), th: 'x' } })).toBe(false)
    expect(parse({ kind: 'picture', name: 'https://x.example/a', alt: text })).toBe(false)
    expect(parse({ kind: 'picture', name: 'pictures/../../etc/passwd', alt: text })).toBe(false)
  })

  test('is deleted with its history kept', async () => {
    const id = await addNewsletter(as(moe))
    expect(await deleteNewsletter(as(moe), { id })).toEqual({ ok: true })
    await expect(getNewsletter(as(moe), { id })).rejects.toMatchObject({ what: 'newsletter' })
    expect((await auditOf(ctx(), id)).at(-1)).toMatchObject({ action: 'newsletter.deleted' })
  })

  test('keeps its uploaded pictures', async () => {
    const id = await addNewsletter(as(moe))
    const storage = ctx().storage
    const files = { ...as(moe), storage }
    const file = readFileSync('public/images/dishes/cashew-chicken-640.webp')
    expect(await addNewsletterPicture(files, { id, file })).toEqual({ ok: true, version: 2 })
    expect(await addNewsletterPicture(files, { id, file: Buffer.from('no picture') })).toMatchObject({
      ok: false,
    })
    const { blocks, faults } = await getNewsletter(files, { id })
    expect(blocks.at(-1)).toMatchObject({ kind: 'picture', alt: { en: '', th: '' } })
    expect(faults).toEqual([
      { what: 'alt', block: 2, language: 'en' },
      { what: 'alt', block: 2, language: 'th' },
    ])
    const tomorrow = asShop({ ...files, now: () => new Date(Date.now() + 3 * 24 * 3_600_000) })
    // Other tests of this process store pictures too, so what is counted is this one.
    const picture = blocks.at(-1)
    const name = picture?.kind === 'picture' ? picture.name : 'none'
    const isThere = async () => (await storage.list({ limit: 500 })).some((one) => one.name.startsWith(name))
    await removeUnusedFiles(tomorrow)
    expect(await isThere()).toBe(true)
    await deleteNewsletter(files, { id })
    await removeUnusedFiles(tomorrow)
    expect(await isThere()).toBe(false)
  })
})

test('the preview is the mail: cards with prices, texts escaped, links in the reader’s language', async () => {
  const id = await addNewsletter(as(moe), {
    blocks: [
      { kind: 'text', text: { en: 'A <b>bold</b> line\nand one more\n\nA paragraph', th: 'บรรทัด' } },
      { kind: 'picture', name: '/images/dishes/cashew-chicken', alt: { en: 'Massaman', th: 'แกงมัสมั่น' } },
      { kind: 'product', slug: 'red-curry-paste', text: { en: 'This is the one.', th: 'ตัวนี้เลย' } },
      { kind: 'recipe', slug: 'fish-cakes', text: { en: '', th: '' } },
      { kind: 'product', slug: 'gone', text: { en: 'Gone', th: 'หมด' } },
      { kind: 'button', link: '/recipes', text: { en: 'Explore Recipes', th: 'ดูสูตรอาหาร' } },
    ],
  })
  const en = await previewNewsletter(as(moe), { id, language: 'en' })
  const th = await previewNewsletter(as(moe), { id, language: 'th' })
  expect(en.html).toContain('A &lt;b&gt;bold&lt;/b&gt; line<br />and one more')
  expect(en.html).toContain('src="https://shop.test/images/dishes/cashew-chicken-1280.webp"')
  expect(en.html).toContain('alt="Massaman"')
  expect(en.html).toContain('prefers-color-scheme: dark')
  expect(en.html).toMatch(/R\s?99/)
  expect(en.html).not.toContain('Gone')
  expect(en.text).toContain('Explore Recipes:\nhttps://shop.test/recipes')
  expect(en.text).toContain('https://shop.test/product/red-curry-paste')
  expect(th.html).toContain('href="https://shop.test/th/recipes/fish-cakes"')
  expect(th.html).toContain('alt="แกงมัสมั่น"')
  expect(th.subject).toBe('พริกแกงครึ่งกระปุก')
})

test('segments: language, account, what was bought and since when; nobody without consent', async () => {
  const product = await addProduct(ctx())
  const before = await countRecipients(as(moe), EVERYBODY)
  const ann = await addPerson(ctx(), { locale: 'th' })
  const guest = newContact().email
  const buyer = { ...newContact(), email: newAddress() }
  await setSubscribed(ctx(), { email: ann.email, language: 'en' })
  await setSubscribed(ctx(), { email: guest, language: 'en' })
  await setSubscribed(ctx(), { email: buyer.email, language: 'en' })
  const gone = newAddress()
  await setSubscribed(ctx(), { email: gone })
  await setSubscribed(ctx(), { email: gone, isGiven: false })
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: buyer }))
  const count = async (segment: Partial<NewsletterSegment>) =>
    (await countRecipients(as(moe), { ...EVERYBODY, ...segment })).recipients
  const everybody = await count({})
  expect(everybody).toBe(before.recipients + 3)
  // Ordered is not bought.
  expect(await count({ boughtProductId: product.id })).toBe(0)
  const { id: orderId, number: reference, totalCents: amountCents } = order
  await recordTransfer({ ...ctx(), actor: asStaff(moe, true) }, { orderId, reference, amountCents })
  expect(await count({ boughtProductId: product.id })).toBe(1)
  expect(await count({ boughtProductId: product.id, hasAccount: true })).toBe(0)
  expect(await count({ boughtProductId: product.id, boughtSince: '2099-01-01' })).toBe(0)
  expect(await count({ boughtSince: '2020-01-01' })).toBe(1)
  expect(await count({ boughtProductId: randomUUID() })).toBe(0)
  expect((await count({ language: 'th' })) + (await count({ language: 'en' }))).toBe(everybody)
  expect((await count({ hasAccount: true })) + (await count({ hasAccount: false }))).toBe(everybody)
  expect(await count({ language: 'th', hasAccount: true })).toBeGreaterThanOrEqual(1)
})

test('the list begins with the newest, and what parts may show is listed', async () => {
  const id = await addNewsletter(as(moe), { subject: { en: 'Newest', th: 'ล่าสุด' } })
  const { items } = await listNewsletters(as(moe), {})
  expect(items[0]).toMatchObject({ id, state: 'draft', counts: null })
  expect((await listNewsletters(as(moe), { state: 'sent' })).items).toEqual([])
  const { newsletter, choices, previews } = await getNewsletterPage(as(moe), { id })
  const { products, recipes } = choices
  expect(newsletter).toEqual(await getNewsletter(as(moe), { id }))
  for (const language of LOCALES) {
    const { text } = await previewNewsletter(as(moe), { id, language })
    expect(previews[language]).toBe(text)
  }
  expect(products.map(({ slug }) => slug)).toContain('red-curry-paste')
  expect(recipes.map(({ slug }) => slug)).toContain('fish-cakes')
})

test.each<Actor>([{ role: 'visitor' }, { role: 'customer', id: randomUUID() }, { role: 'shop' }])(
  'every verb refuses a stranger: $role',
  async (actor) => {
    const id = await addNewsletter(as(moe))
    const view = await getNewsletter(as(moe), { id })
    const stranger: Ctx = { ...ctx(), actor }
    const { subject, preview, blocks, segment, version } = view
    const content = { subject, preview, blocks, segment }
    for (const call of [
      () => createNewsletter(stranger, content),
      () => updateNewsletter(stranger, { id, version, ...content }),
      () => deleteNewsletter(stranger, { id }),
      () => getNewsletter(stranger, { id }),
      () => listNewsletters(stranger, {}),
      () => getNewsletterPage(stranger, { id }),
      () => countRecipients(stranger, EVERYBODY),
      () => previewNewsletter(stranger, { id, language: 'en' }),
      () => addNewsletterPicture(stranger, { id, file: Buffer.from('') }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await getNewsletter(as(moe), { id })).toEqual(view)
  },
)
