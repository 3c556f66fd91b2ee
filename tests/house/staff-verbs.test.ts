import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/* The table of docs/guides/security.md says what moderators may do, and what only admins may. It has to be true. */

const root = resolve(import.meta.dirname, '../..')
const COLUMN = {
  requireStaff: 'moderators and admins',
  requireStaffOrShop: 'moderators and admins',
  requireAdmin: 'admins only',
  requireAdminOrShop: 'admins only',
  'confirmed(requireAdmin)': 'admins with their password',
}

/** Lines such as `refunds: settleRefund is for admins only`, from the policies. */
function fromPolicies(policies: { module: string; text: string }[]): string[] {
  return policies.flatMap(({ module, text }) =>
    [...text.matchAll(/^ {2}(\w+): ([\w()]+),$/gm)].flatMap(([, verb, guard = '']) =>
      guard in COLUMN ? [`${module}: ${verb} is for ${COLUMN[guard as keyof typeof COLUMN]}`] : [],
    ),
  )
}

/** The same from the table. */
function fromTable(page: string): string[] {
  const [, table = ''] = /<!-- staff -->([\s\S]*?)<!-- /.exec(page) ?? []
  return [...table.matchAll(/^\| ([\w-]+) \|(.*)\|(.*)\|(.*)\|$/gm)].flatMap(
    ([, module, moderators, admins, confirmed]) => {
      const verbs = (cell = '', column: string) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, verb]) => `${module}: ${verb} is for ${column}`)
      return [
        ...verbs(moderators, COLUMN.requireStaff),
        ...verbs(admins, COLUMN.requireAdmin),
        ...verbs(confirmed, COLUMN['confirmed(requireAdmin)']),
      ]
    },
  )
}

const policies = globSync('domain/*/*/policy.ts', { cwd: root }).map((path) => ({
  module: path.split('/')[2] ?? '',
  text: readFileSync(join(root, path), 'utf8'),
}))

test('the table in docs/guides/security.md says of every verb that staff may call who may', () => {
  const inCode = fromPolicies(policies).toSorted()
  expect(inCode.length).toBeGreaterThan(15)
  expect(fromTable(readFileSync(join(root, 'docs/guides/security.md'), 'utf8')).toSorted()).toEqual(inCode)
})

test('a verb in the wrong column is noticed, and so is one that is in none', () => {
  const text =
    'export const policy = {\n  addWish: requireStaff,\n  endWish: requireAdminOrShop,\n  moveWish: confirmed(requireAdmin),\n}\n'
  const page = '<!-- staff -->\n\n| wishes | | `addWish` | `moveWish` |\n\n<!-- end -->'
  expect(fromPolicies([{ module: 'wishes', text }])).toEqual([
    'wishes: addWish is for moderators and admins',
    'wishes: endWish is for admins only',
    'wishes: moveWish is for admins with their password',
  ])
  expect(fromTable(page)).toEqual([
    'wishes: addWish is for admins only',
    'wishes: moveWish is for admins with their password',
  ])
})
