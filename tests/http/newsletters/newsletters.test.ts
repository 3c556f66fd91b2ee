import { beforeAll, expect, test } from 'vitest'
import { sendNewsletter } from '#domain/newsletters/newsletter-sending/index.ts'
import { getNewsletter, updateNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { EVERYBODY } from '#shared/newsletters/newsletter-fields.ts'
import { addNewsletter, setSubscribed } from '#tests/data/newsletters.ts'
import { addPerson, asStaff, newAddress, type TestPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's pages about newsletters, as a browser without scripts uses them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
let moe: TestPerson
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada' })
  moe = await addPerson(ctx(), { roles: ['moderator'], firstName: 'Moe' })
})
const admin = () => ({ ...ctx(), actor: asStaff(ada, true) })

const get = async (person: TestPerson, path: string) =>
  app.fetch(path, { headers: { cookie: await cookieOf(ctx(), person) } })
const post = async (person: TestPerson, path: string, fields: Record<string, string>) =>
  app.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: await cookieOf(ctx(), person) },
  })
/** The form in which a newsletter is written has a field for a file. */
async function compose(person: TestPerson, id: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return app.fetch(`/admin/newsletters/${id}`, {
    method: 'POST',
    body,
    headers: { cookie: await cookieOf(ctx(), person) },
  })
}
const page = async (person: TestPerson, id: string) => pageOf(await get(person, `/admin/newsletters/${id}`))

test('a moderator begins one, writes its parts, moves them, and is told what it lacks; sending is for admins', async () => {
  const made = await post(moe, '/admin/newsletters/new', {
    intent: 'create',
    'subject.en': 'Half a jar',
    'subject.th': '',
  })
  expect(made.status).toBe(303)
  const id = made.headers.get('location')?.split('/').at(-1)?.split('?')[0] ?? ''
  const fields = {
    version: '1',
    'subject.en': 'Half a jar',
    'subject.th': 'ครึ่งกระปุก',
    'preview.en': '',
    'preview.th': '',
    'segment.language': 'th',
    'segment.hasAccount': 'none',
    'segment.boughtProductId': 'none',
    'segment.boughtSince': '',
  }
  expect((await compose(moe, id, { ...fields, intent: 'add-heading' })).status).toBe(303)
  const heading = {
    ...fields,
    version: '2',
    'blocks.0.kind': 'heading',
    'blocks.0.text.en': 'One <b>spoon</b>',
    'blocks.0.text.th': '',
  }
  expect((await compose(moe, id, { ...heading, intent: 'add-button' })).status).toBe(303)
  const both = {
    ...heading,
    version: '3',
    'blocks.1.kind': 'button',
    'blocks.1.link': 'javascript:alert(1)',
    'blocks.1.text.en': 'Go',
    'blocks.1.text.th': 'ไป',
  }
  const wrong = await compose(moe, id, { ...both, intent: 'save' })
  expect(wrong.status).toBe(422)
  expect((await pageOf(wrong)).textOf('[id="blocks-1-link-error"]')).toBe(en.fieldErrors.invalid)
  expect((await compose(moe, id, { ...both, 'blocks.1.link': '/recipes', intent: 'up-1' })).status).toBe(303)
  expect(await getNewsletter(admin(), { id })).toMatchObject({
    blocks: [{ kind: 'button', link: '/recipes' }, { kind: 'heading' }],
    segment: { ...EVERYBODY, language: 'th' },
    faults: [{ what: 'text', block: 2, language: 'th' }],
  })
  const text = (await page(moe, id)).textOf('#send')
  expect(text).toContain(en.newsletters.faults.text(2, en.newsletters.languages.th))
  const preview = await get(moe, `/admin/newsletters/${id}/preview/en`)
  expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await preview.text()).toContain('One &lt;b&gt;spoon&lt;/b&gt;')
  expect((await post(moe, `/admin/newsletters/${id}`, { intent: 'send', version: '4' })).status).toBe(403)
  expect((await post(moe, `/admin/newsletters/${id}`, { intent: 'pause' })).status).toBe(403)
  const noFile = await compose(moe, id, { ...fields, version: '4', intent: 'add-picture' })
  expect([noFile.status, (await pageOf(noFile)).textOf('[id="file-error"]')]).toEqual([
    422,
    en.newsletters.noFile,
  ])
})

test('of two who write one the second sees both, and can keep theirs', async () => {
  const id = await addNewsletter(admin())
  const { subject, preview, blocks, segment } = await getNewsletter(admin(), { id })
  await updateNewsletter(admin(), {
    id,
    version: 1,
    subject: { ...subject, en: 'Ada’s' },
    preview,
    blocks,
    segment,
  })
  const mine = {
    intent: 'save',
    version: '1',
    'subject.en': 'Moe’s',
    'subject.th': 'x',
    'preview.en': '',
    'preview.th': '',
  }
  const told = await compose(moe, id, mine)
  expect(told.status).toBe(409)
  const shown = await pageOf(told)
  expect(shown.textOf('[role=alert]')).toContain('Ada’s')
  expect(shown.all('[name="subject.en"]')[0]?.getAttribute('value')).toBe('Moe’s')
  expect(shown.all('#form-save [name=version]')[0]?.getAttribute('value')).toBe('2')
})

test('an admin counts, sends, pauses and stops one', async () => {
  const email = newAddress()
  await setSubscribed(ctx(), { email })
  const counted = await get(moe, '/admin/newsletters/recipients?segment.language=en')
  expect(counted.status).toBe(200)
  const id = await addNewsletter(admin())
  expect(
    (await post(ada, `/admin/newsletters/${id}`, { intent: 'schedule', version: '1', at: '' })).status,
  ).toBe(422)
  const past = await post(ada, `/admin/newsletters/${id}`, {
    intent: 'schedule',
    version: '1',
    at: '2020-01-01T10:00',
  })
  expect([past.status, (await pageOf(past)).textOf('#form-schedule')]).toEqual([
    409,
    expect.stringContaining(en.newsletters.refusals.in_the_past),
  ])
  expect((await post(ada, `/admin/newsletters/${id}`, { intent: 'send', version: '1' })).status).toBe(303)
  expect((await page(ada, id)).textOf('#sending')).toContain(en.newsletters.preparing)
  expect((await post(ada, `/admin/newsletters/${id}`, { intent: 'pause' })).status).toBe(303)
  expect((await page(moe, id)).all('#sending button')).toEqual([])
  expect((await post(ada, `/admin/newsletters/${id}`, { intent: 'stop' })).status).toBe(303)
  expect(await getNewsletter(admin(), { id })).toMatchObject({ state: 'stopped' })
  expect(await sendNewsletter(admin(), { id, version: 4 })).toMatchObject({ reason: 'not_a_draft' })
  const other = await addNewsletter(admin())
  const deleted = await post(moe, `/admin/newsletters/${other}`, { intent: 'delete' })
  expect([deleted.status, deleted.headers.get('location')?.split('?')[0]]).toEqual([
    303,
    '/admin/newsletters',
  ])
})

test('pictures may be shown by mail programs, which are another origin', async () => {
  const picture = await app.fetch('/images/dishes/fish-cakes-320.webp')
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await app.fetch('/shop')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
