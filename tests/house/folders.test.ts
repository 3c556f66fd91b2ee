import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFolderFaults } from './folders.ts'

/** Folders below a room that hold one file, each with its reason. */
const SINGLE = {
  'shared/messages/en/recipes/admin': "every room has its office's texts in admin/",
  'shared/messages/th/recipes/admin': "every room has its office's texts in admin/",
}

/** Tests have helpers of their own; nobody looks for a noun of the shop there. */
const NAMED = ['tests/helpers']

test('folders end where a concept ends', () => {
  expect(findFolderFaults('.', SINGLE, NAMED)).toEqual([])
})

test('finds loose files, folders of one file, reasons that are out of date, and refused names', () => {
  const root = mkdtempSync(join(tmpdir(), 'krok-folders-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = [
    'app/root.tsx',
    'app/routes.ts',
    'app/cookies.ts',
    'app/components/badge.tsx',
    'app/components/orders/cart.tsx',
    'app/components/orders/again/button.tsx',
    'domain/tokens.ts',
    'domain/orders/cart/index.ts',
    'domain/orders/stock-holds/index.ts',
    'domain/orders/stock-holds/schemas.ts',
    'shared/money.ts',
    'shared/messages/en.ts',
    'shared/site/answer.ts',
    'server/api/index.ts',
    'server/api/orders/refunds/endpoints.ts',
    'server/monitor/monitor.ts',
    'server/utils/a.ts',
    'server/utils/b.ts',
    'app/routes/kitchen/page.tsx',
    'tests/helpers/a.ts',
    'tests/http/helpers/b.ts',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const reasons = { 'domain/orders/cart': 'small', 'domain/orders/stock-holds': 'was small' }
  expect(findFolderFaults(root, reasons, ['tests/helpers'])).toEqual([
    'app/components/badge.tsx lies in no folder',
    'app/components/orders/again has one file',
    'app/cookies.ts lies in no folder',
    'app/routes/kitchen has a name that is refused',
    'domain/orders/stock-holds is listed and has several files, or none',
    'domain/tokens.ts lies in no folder',
    'server/api/orders/refunds has one file',
    'server/monitor has one file',
    'server/utils has a name that is refused',
    'shared/money.ts lies in no folder',
    'tests/http/helpers has a name that is refused',
  ])
})
