import { beforeAll, expect, test } from 'vitest'
import type { Backups } from '#adapters/backups/backups.ts'
import { auditLog, backupRuns } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { backups as en } from '#shared/messages/en/base/admin/backups.ts'
import { backups as th } from '#shared/messages/th/base/admin/backups.ts'
import { addPerson, useStaff } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testBackups } from '#tests/helpers/test-backups.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's page of backups, without scripts, and what Today says of them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada } = useStaff(ctx)
let cookie = ''
const FILE = Buffer.from('age-encryption.org/v1\nsealed')
beforeAll(async () => {
  const read: Backups['read'] = async (name) =>
    name === 'krok-1.tar.age'
      ? {
          size: FILE.length,
          parts: (async function* () {
            yield FILE
          })(),
        }
      : undefined
  const backups = { ...testBackups(shop()), read }
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, backups }) })
  cookie = await cookieOf(ctx(), ada)
})

const get = async (path: string) => pageOf(await app.fetch(path, { headers: { cookie } }))
const post = (path: string, fields: Record<string, string>) =>
  app.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)
const addRun = (run: Partial<typeof backupRuns.$inferInsert>) =>
  inTransaction(asShop(ctx()), ({ db }) =>
    db
      .insert(backupRuns)
      .values({ askedAt: at('00:00'), begunAt: at('00:00'), endedAt: at('00:31'), ...run })
      .returning({ id: backupRuns.id }),
  )

test('the page is there in both languages, for admins alone', async () => {
  for (const [path, texts] of [
    ['/admin/backups', en],
    ['/th/admin/backups', th],
  ] as const) {
    const page = await get(path)
    for (const words of [texts.title, texts.off, texts.noKey, texts.restore])
      expect(page.says(words)).toBe(true)
  }
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const asMoe = { headers: { cookie: await cookieOf(ctx(), moe) } }
  expect((await app.fetch('/admin/backups', asMoe)).status).toBe(403)
})

test('one is asked for, once', async () => {
  const first = await post('/admin/backups', { intent: 'make' })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/admin/backups'])
  expect((await get('/admin/backups')).says(en.waiting)).toBe(true)
  await post('/admin/backups', { intent: 'make' })
  expect(await inTransaction(asShop(ctx()), ({ db }) => db.$count(backupRuns))).toBe(1)
  await inTransaction(asShop(ctx()), ({ db }) => db.delete(backupRuns))
})

test('a key is shown once, kept nowhere, and used when its end is typed', async () => {
  const made = await post('/admin/backups', { intent: 'createKey' })
  expect(made.headers.get('cache-control')).toContain('no-store')
  const page = await pageOf(made)
  const codes = page.all('code').map(({ textContent }) => textContent.trim())
  const secret = codes.find((text) => text.startsWith('AGE-SECRET-KEY-1')) ?? ''
  expect(secret).toMatch(/^AGE-SECRET-KEY-1/)
  const hidden = page.hiddenFields('#form-useKey')
  const wrong = await post('/admin/backups', { ...hidden, ending: 'AAAAAA', intent: 'useKey' })
  const refused = await pageOf(wrong)
  expect([wrong.status, refused.wrongFields(), refused.says(en.wrongEnding)]).toEqual([422, ['ending'], true])
  expect(refused.says(secret)).toBe(false)

  const again = refused.hiddenFields('#form-useKey')
  const used = await post('/admin/backups', {
    ...again,
    ending: secret.slice(-6).toLowerCase(),
    intent: 'useKey',
  })
  expect(used.status).toBe(303)
  const after = await get('/admin/backups')
  expect(after.says(hidden['recipient'] ?? 'no key')).toBe(true)
  expect(after.says(secret)).toBe(false)
  expect(after.says(en.noKey)).toBe(false)
})

test('a sealed one is downloaded as it lies there, and the audit log says by whom', async () => {
  const [run] = await addRun({
    madeAt: at('00:10'),
    provedAt: at('00:31'),
    findings: 0,
    bytes: 27,
    isSealed: true,
    name: 'krok-1.tar.age',
  })
  const path = `/admin/backups/${run?.id}/download`
  expect((await get(`/admin/backups?download=${run?.id}`)).all(`form[action="${path}"]`)).toHaveLength(1)
  const file = await post(path, {})
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="krok-1.tar.age"')
  expect(Buffer.from(await file.arrayBuffer()).equals(FILE)).toBe(true)
  const entries = await inTransaction(asShop(ctx()), ({ db }) => db.select().from(auditLog))
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'backup.downloaded',
      actorId: ada.id,
      details: { name: 'krok-1.tar.age' },
    }),
  )
  const unsure = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }), { isConfirmed: false })
  const asked = await app.fetch(path, {
    method: 'POST',
    headers: { cookie: unsure },
    body: new URLSearchParams(),
  })
  expect([asked.status, asked.headers.get('location')]).toEqual([
    303,
    `/admin/backups?download=${run?.id}#download`,
  ])
})

test('Today says how the night went, in both languages', async () => {
  const line = async (prefix: string) =>
    (await get(`${prefix}/admin`)).textOf(`main a[href="${prefix}/admin/backups"]`)
  await addRun({
    madeAt: at('00:10'),
    provedAt: at('00:31'),
    findings: 0,
    isSealed: true,
    name: 'krok-2.tar.age',
  })
  expect(await line('')).toMatch(/^Backed up .*02:10, restored and checked .*02:31$/)
  expect(await line('/th')).toMatch(/^สำรองข้อมูลเมื่อ .*02:10, กู้คืนและตรวจสอบแล้วเมื่อ .*02:31$/)
  await addRun({ fault: 'place_forbidden', detail: 'S3 did not store a file: AccessDenied (403)' })
  expect(await line('')).toContain(en.faults.place_forbidden)
  expect(await line('/th')).toContain(th.faults.place_forbidden)
  expect((await get('/admin/backups')).says('AccessDenied')).toBe(true)
})
