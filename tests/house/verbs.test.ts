import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSources, type SourceFile } from './read-source.ts'
import { findRoleChecks, findVerbFaults, listVerbs } from './verbs.ts'

const sources = readSources('.')

test('every verb is (ctx, input), has a line in its policy and, if guarded, a test that refuses a stranger', () => {
  expect(listVerbs(sources).length).toBeGreaterThan(80)
  expect(findVerbFaults(sources)).toEqual([])
})

test('no verb checks a role outside the guards', () => {
  expect(findRoleChecks(sources)).toEqual([])
})

/** A module `wishes` with one verb, and the given files. */
function plant(files: Record<string, string>): SourceFile[] {
  const root = mkdtempSync(join(tmpdir(), 'krok-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const index = `export { addWish } from './add-wish.ts'\n`
  for (const [name, text] of Object.entries({ 'index.ts': index, ...files })) {
    const path = join(root, 'domain/orders/wishes', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return readSources(root)
}

const policy = `import { requireStaff } from '#domain/kernel/guards.ts'\nexport const policy = { addWish: requireStaff }\n`
const refuses = `test('refuses a stranger', async () => { await addWish(ctx, {}) })\n`
const verb = (signature: string, body = 'policy.addWish(ctx)') =>
  `export ${signature} {\n  ${body}\n  return { ok: true }\n}\n`
const good = verb('async function addWish(ctx: Ctx, { id }: { id: string })')

test.each<[fault: string, files: Record<string, string>]>([
  ['', { 'add-wish.ts': good, 'policy.ts': policy, 'add-wish.test.ts': refuses }],
  [
    '',
    {
      'add-wish.ts': verb('async function addWish(ctx: Ctx)', ''),
      'policy.ts': policy.replace(/: requireStaff/, ': allowAnyone'),
    },
  ],
  ['', { 'add-wish.ts': verb('async function addWish(ctx: ShopCtx, wish: NewWish)', '') }],
  ['', { 'add-wish.ts': verb('function addWish(list: string[], wish: string, at: number)', '') }],
  ['addWish has no line in policy.ts', { 'add-wish.ts': good, 'add-wish.test.ts': refuses }],
  ['addWish has no test that refuses a stranger', { 'add-wish.ts': good, 'policy.ts': policy }],
  [
    'addWish has no test that refuses a stranger',
    {
      'add-wish.ts': good,
      'policy.ts': policy,
      'add-wish.test.ts': refuses.replace('addWish', 'listWishes'),
    },
  ],
  [
    'addWish does not ask its policy',
    {
      'add-wish.ts': good.replace('policy.addWish(ctx)', ''),
      'policy.ts': policy,
      'add-wish.test.ts': refuses,
    },
  ],
  [
    'policy has a line for dropWish, which is no verb that takes a Ctx',
    {
      'add-wish.ts': good,
      'policy.ts': policy.replace('{ addWish', '{ dropWish: requireStaff, addWish'),
      'add-wish.test.ts': refuses,
    },
  ],
  [
    'addWish takes more than (ctx, input)',
    { 'add-wish.ts': verb('async function addWish(ctx: ShopCtx, a: A, b: B)') },
  ],
  [
    'addWish takes an input that is no object',
    { 'add-wish.ts': verb('async function addWish(ctx: ShopCtx, id: string)') },
  ],
  ['addWish is not async', { 'add-wish.ts': verb('function addWish(ctx: ShopCtx)') }],
])('finds a faulty verb: %j', (fault, files) => {
  expect(findVerbFaults(plant(files))).toEqual(fault ? [`orders/wishes: ${fault}`] : [])
})

test.each([
  [`return { ok: false }`, 1],
  [`return { ok: false, problem: 'late' }`, 1],
  [`return { ok: false, reason: 'late' }`, 0],
  [`return { ok: false, ...refusal }`, 0],
])('requires a reason in a refusal: %s', (body, count) => {
  const faults = findVerbFaults(plant({ 'add-wish.ts': verb('async function addWish(ctx: ShopCtx)', body) }))
  expect(faults).toHaveLength(count)
})

test('requires a reason in a refusal’s type too', () => {
  const type = `export type Added = { ok: true } | { ok: false; problem: 'late' }\n`
  expect(findVerbFaults(plant({ 'schemas.ts': type, 'add-wish.ts': '' }))).toHaveLength(1)
})

test.each([
  [`if (ctx.actor.role !== 'staff') throw new Error()`, true],
  [`if (actor.role === 'shop') return`, true],
  [`if (!actor.isAdmin) return`, true],
  [`if (actor.role === 'customer') return`, false],
])('finds a role check outside the guards: %s', (line, isFound) => {
  expect(findRoleChecks(plant({ 'add-wish.ts': `function addWish() { ${line} }\n` }))).toHaveLength(
    isFound ? 1 : 0,
  )
})
