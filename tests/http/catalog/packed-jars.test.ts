import { beforeAll, expect, test } from 'vitest'
import { recallBatch } from '#domain/orders/recalls/index.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { addBatched, packedOf, receive } from '#tests/data/stock.ts'
import { bringTo, mustPlaceRow, orderOf, tracking } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The packer swaps jars of a recalled batch, as a browser without scripts does it. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { moe } = useStaff(ctx)
beforeAll(async () => {
  app = await testApp(shop())
})
const staff = (isAdmin = false) => ({ ...ctx(), actor: asStaff(moe, isAdmin) })
async function signedIn(): Promise<Browser> {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), moe)).split('=')
  browser.cookies.set(name, value)
  return browser
}

const [A, B] = [
  { batchCode: 'LOT-A', bestBefore: '2090-01-31' },
  { batchCode: 'LOT-B', bestBefore: '2090-03-31' },
]
const dayOf = (day: string, locale: 'en' | 'th') => formatDate(new Date(`${day}T12:00:00Z`), locale)

/** The form as it stands on the page, to be sent. */
function formOf(page: Page, form: string): Record<string, string> {
  const fields = page.all(`${form} [name]`).map((field) => {
    const chosen = field.querySelector('option[selected]')?.getAttribute('value')
    return [field.getAttribute('name') ?? '', chosen ?? field.getAttribute('value') ?? '']
  })
  return Object.fromEntries(fields)
}

test('jars of a recalled batch are named, swapped for others, and the slip names the new batch', async () => {
  const product = await addBatched(staff(), [{ ...A, quantity: 2 }])
  const { id } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }]))
  await bringTo(staff(), id, 'processing')
  const bad = await receive(staff(), { product, ...A, quantity: 1 })
  const browser = await signedIn()
  const path = `/admin/orders/${id}`
  const before = await pageOf(await browser.get(path))
  expect(before.textOf('#packed')).toContain(en.inventory.packed.jars(2, 'LOT-A', dayOf(A.bestBefore, 'en')))
  // There is nothing else to take yet, and nothing has to be.
  expect(before.all('#packed form')).toEqual([])

  const told = { en: 'Glass', th: 'แก้ว' }
  await recallBatch(staff(true), { batchId: bad.id, reason: told, advice: told })
  const stuck = await pageOf(await browser.get(path))
  expect(stuck.textOf('#packed')).toContain(en.inventory.packed.noOthers)
  const shipped = {
    intent: 'to-shipped',
    ...Object.fromEntries(Object.entries(tracking).map(([field, value]) => [`shipped.${field}`, value])),
  }
  expect((await pageOf(await browser.post(path, shipped))).says(en.order.recalledBatch)).toBe(true)

  const good = await receive(staff(), { product, ...B, quantity: 1 })
  for (const [address, texts, locale] of [
    [path, en, 'en'],
    [`/th${path}`, th, 'th'],
  ] as const) {
    const packed = (await pageOf(await browser.get(address))).textOf('#packed')
    const { jars, mustNotLeave } = texts.inventory.packed
    for (const text of [
      jars(2, 'LOT-A', dayOf(A.bestBefore, locale)),
      texts.inventory.recalled,
      mustNotLeave,
      texts.inventory.batchOption('LOT-B', dayOf(B.bestBefore, locale), 1),
    ]) {
      expect(packed, locale).toContain(text)
    }
  }
  const form = (await pageOf(await browser.get(path))).all('#packed form')[0]?.id ?? ''
  const fields = {
    ...formOf(await pageOf(await browser.get(path)), `#${form}`),
    intent: form.replace('form-', ''),
  }
  // Only one of the two can be replaced so far.
  expect(fields).toMatchObject({ fromBatchId: bad.id, toBatchId: good.id, quantity: '1' })
  const tooMany = await browser.post(path, { ...fields, quantity: '2' })
  expect(tooMany.status).toBe(409)
  expect((await pageOf(tooMany)).wrongFields()).toEqual(['toBatchId'])
  const wrong = await browser.post(path, { ...fields, quantity: '1.5' })
  expect([wrong.status, (await pageOf(wrong)).wrongFields()]).toEqual([422, ['quantity']])
  const unknown = await browser.post(path, { ...fields, toBatchId: 'x' })
  expect(unknown.status).toBe(422)
  expect(await packedOf(ctx(), id)).toEqual({ 'LOT-A': 2 })

  const swapped = await browser.post(path, { ...fields, quantity: '๑' })
  expect([swapped.status, swapped.headers.get('location')]).toEqual([303, `${path}#packed`])
  expect(await packedOf(ctx(), id)).toEqual({ 'LOT-A': 1, 'LOT-B': 1 })
  await receive(staff(), { product, ...B, quantity: 1 })
  expect((await browser.post(path, fields)).status).toBe(303)
  const slip = await pageOf(await browser.get(`/admin/orders/print?kind=slip&id=${id}`))
  expect(slip.says(en.printing.batch(2, 'LOT-B', dayOf(B.bestBefore, 'en')))).toBe(true)
  expect(slip.says('LOT-A')).toBe(false)

  expect((await browser.post(path, shipped)).status).toBe(303)
  const late = await browser.post(path, fields)
  expect([late.status, (await pageOf(late)).textOf('#packed')]).toEqual([
    409,
    expect.stringContaining(en.inventory.packed.refusals.not_packing),
  ])
})
