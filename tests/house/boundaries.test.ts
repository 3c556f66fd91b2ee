import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/*
 * Proves that the rules catch mistakes: each of these wrong imports is written to a temporary folder and must be
 * reported under the same rules that `npm test` applies to the shop.
 */
const CART_PAGE = 'app/routes/orders/cart/page.tsx'

const WRONG: [from: string, line: string, rule?: string][] = [
  ['shared/kernel/money.ts', `import { getRates } from '#domain/catalog/currency/index.ts'`],
  ['shared/kernel/money.ts', `import { products } from '../../database/schema/index.ts'`],
  ['shared/messages/en/every-page.ts', `import { loadConfig } from '../../../config/config.ts'`],
  ['shared/kernel/dates.ts', `import { readFileSync } from 'node:fs'`],
  ['shared/kernel/dates.ts', `import { useState } from 'react'`],
  ['shared/kernel/dates.ts', `import { sql } from 'drizzle-orm'`],
  ['shared/kernel/dates.ts', `import { testCtx } from '#tests/helpers/test-ctx.ts'`],
  ['database/client.ts', `import type { Ctx } from '#domain/kernel/context.ts'`],
  [
    'database/schema/orders/orders.ts',
    `import { placeOrderInput } from '../../../domain/orders/checkout/schemas.ts'`,
  ],
  ['database/client.ts', `import { loadConfig } from '#config/config.ts'`],
  ['database/client.ts', `import { Hono } from 'hono'`],
  ['adapters/mail/smtp.ts', `import { listMails } from '#domain/base/mails/index.ts'`],
  ['adapters/mail/smtp.ts', `import { mails } from '#database/schema/index.ts'`],
  ['adapters/mail/smtp.ts', `import { loadConfig } from '#config/config.ts'`],
  ['adapters/mail/smtp.ts', `import { demoCard } from '../payments/demo-card.ts'`],
  ['adapters/mail/smtp.ts', `import { demoCard } from '#adapters/payments/demo-card.ts'`],
  ['adapters/pdf/pdfkit-printer.ts', `import { smtpTransport } from '#adapters/mail/smtp.ts'`],
  ['adapters/pdf/pdfkit-printer.ts', `import { serveTasks } from '../workers/serve-tasks.ts'`],
  ['adapters/pdf/pdfkit-printer.ts', `import { DomainError } from '#domain/kernel/errors.ts'`],
  ['adapters/pdf/pdfkit-printer.ts', `import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'`],
  ['adapters/workers/serve-tasks.ts', `import { smtpTransport } from '#adapters/mail/smtp.ts'`],
  ['config/config.ts', `import { openDatabase } from '#database/open-database.ts'`],
  ['config/config.ts', `import type { Ctx } from '../domain/kernel/context.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { serverContext } from '#app/request/context.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { createLogger } from '#server/log.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { loadConfig } from '#config/config.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { redirect } from 'react-router'`],
  ['domain/orders/checkout/place-order.ts', `import { Hono } from 'hono'`],
  ['domain/orders/checkout/place-order.ts', `import { HTTPException } from 'hono/http-exception'`],
  ['domain/orders/checkout/place-order.ts', `import { demoCard } from '#adapters/payments/demo-card.ts'`],
  [
    'domain/accounts/accounts/sign-up.ts',
    `import { argon2Hasher } from '#adapters/passwords/argon2-hasher.ts'`,
  ],
  ['domain/orders/invoices/render-pdf.ts', `import { pdfkitPrinter } from '#adapters/pdf/pdfkit-printer.ts'`],
  ['domain/kernel/errors.ts', `import { QueueFullError } from '#adapters/workers/queue-full-error.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { sumOf } from '../refunds/price-refund.ts'`],
  [
    'domain/orders/checkout/place-order.ts',
    `import { deductStock } from '#domain/catalog/inventory/deduct-stock.ts'`,
  ],
  ['domain/orders/checkout/place-order.ts', `import { deductStock } from '../../catalog/inventory/index.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { quoteCart } from '#domain/orders/cart/index.ts'`],
  // Rooms above.
  ['domain/base/jobs/enqueue-job.ts', `import { placeOrder } from '#domain/orders/checkout/index.ts'`],
  ['domain/catalog/catalog/get-product.ts', `import type { Recipe } from '#domain/recipes/recipes/index.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { signUp } from '#domain/accounts/accounts/index.ts'`],
  [
    'domain/orders/checkout/schemas.ts',
    `import { accountEmail } from '#domain/accounts/accounts/schemas.ts'`,
  ],
  ['domain/newsletters/newsletters/list-newsletters.ts', `import { ask } from '#domain/site/chat/index.ts'`],
  ['domain/kernel/guards.ts', `import { enqueueJob } from '#domain/base/jobs/index.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { mustPlace } from '#tests/data/orders.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { money } from '../../../shared/kernel/money.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { orders } from '#database/schema/index.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { createHash } from 'node:crypto'`],
  ['domain/orders/checkout/schemas.ts', `import { quoteCart } from '../cart/index.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { priceOrder } from './price-order.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { cartQuote } from '../cart/views.ts'`],
  ['domain/orders/cart/views.ts', `import { quoteCart } from './quote-cart.ts'`],
  ['domain/orders/cart/views.ts', `import { getOrder } from '../orders/index.ts'`],
  ['domain/orders/cart/views.ts', `import { stockState } from '../../catalog/inventory/views.ts'`],
  ['domain/orders/cart/views.ts', `import { guestView } from '#domain/customers/data-requests/views.ts'`],
  ['app/request/not-found.ts', `import { redirectDocument } from 'react-router'`],
  [CART_PAGE, `import { orders } from '#database/schema/index.ts'`],
  [CART_PAGE, `import { sql } from 'drizzle-orm'`],
  [CART_PAGE, `import { redirect } from 'react-router'`],
  [CART_PAGE, `import { mailbox } from '#adapters/mail/mailbox.ts'`],
  [CART_PAGE, `import { loadConfig } from '#config/config.ts'`],
  [CART_PAGE, `import { createLogger } from '../../../../server/log.ts'`],
  [CART_PAGE, `import { quoteCart } from '#domain/orders/cart/quote-cart.ts'`],
  [CART_PAGE, `import { cartQuote } from '#domain/orders/cart/views.ts'`],
  ['app/request/run-verb.ts', `import { cartQuote } from '#domain/orders/cart/views.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { cartQuote } from '#domain/orders/cart/views.ts'`],
  [CART_PAGE, `import { CheckoutForm } from '../checkout/checkout-form.tsx'`],
  [CART_PAGE, `import { CheckoutForm } from '#app/routes/orders/checkout/checkout-form.tsx'`],
  [CART_PAGE, `import { CheckoutForm } from '../../orders/checkout/checkout-form.tsx'`],
  [CART_PAGE, `import { CheckoutForm } from '../../../routes/orders/checkout/checkout-form.tsx'`],
  [CART_PAGE, `import { OrderTable } from '../../admin/orders/orders/order-table.tsx'`],
  [CART_PAGE, `import { runVerb } from '../../../request/run-verb.ts'`],
  [CART_PAGE, `import { asShop } from '#domain/kernel/context.ts'`],
  [CART_PAGE, `import { type Ctx, asShop as shop } from '#domain/kernel/context.ts'`],
  [CART_PAGE, `import * as context from '#domain/kernel/context.ts'`],
  [CART_PAGE, `export { asShop } from '#domain/kernel/context.ts'`],
  [CART_PAGE, `import { inTransaction } from '#domain/kernel/context.ts'`],
  ['app/request/run-verb.ts', `import { products } from '#database/schema/index.ts'`],
  ['app/request/run-verb.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['app/request/run-verb.ts', `import { asShop } from '../../domain/kernel/context.ts'`],
  ['app/middleware/locale.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['app/root.tsx', `import { Page } from './routes/orders/cart/page.tsx'`],
  ['app/components/orders/cart-menu.tsx', `import { quoteCart } from '#domain/orders/cart/index.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { products } from '#database/schema/index.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { Page } from '#app/routes/orders/cart/page.tsx'`],
  ['app/components/orders/cart-menu.tsx', `import { Page } from '../../routes/orders/cart/page.tsx'`],
  ['app/components/orders/cart-menu.tsx', `import { asShop } from '#domain/kernel/context.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { useLocale } from '../i18n/locale.tsx'`],
  ['app/middleware/locale.ts', `import { runVerb } from '../request/run-verb.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { createHash } from 'node:crypto'`],
  ['server/api/index.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/api/index.ts', `import { asShop } from '../../domain/kernel/context.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import { inTransaction } from '#domain/kernel/context.ts'`],
  [
    'server/api/orders/orders-endpoints.ts',
    `import { placeOrder } from '#domain/orders/checkout/place-order.ts'`,
  ],
  ['server/api/orders/orders-endpoints.ts', `import { money } from '../../../shared/kernel/money.ts'`],
  ['server/pages/pages.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/metrics/endpoint.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/middleware/session.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/demo/demo-accounts.ts', `import { createUser } from '#domain/accounts/accounts/create-user.ts'`],
  [
    'server/demo/demo-accounts.ts',
    `import { createUser } from '../../domain/accounts/accounts/create-user.ts'`,
  ],
  ['server/demo/seed-demo.test.ts', `import { createUser } from '#domain/accounts/accounts/create-user.ts'`],
  ['server/app.ts', `import { testCtx } from '#tests/helpers/test-ctx.ts'`],
  ['server/worker.ts', `import { placeOrder } from '#domain/orders/checkout/place-order.ts'`],
  ['scripts/seed.ts', `import { createProducts } from '#domain/catalog/catalog/create-products.ts'`],
  ['bench/shops/fill-shop.ts', `import { createProducts } from '#domain/catalog/catalog/create-products.ts'`],
  ['tests/data/orders.ts', `import { placeOrder } from '#domain/orders/checkout/place-order.ts'`],
  [
    'tests/http/orders/checkout.test.ts',
    `import { placeOrder } from '#domain/orders/checkout/place-order.ts'`,
  ],
  [
    'tests/http/orders/checkout.test.ts',
    `import { placeOrder } from '../../../domain/orders/checkout/place-order.ts'`,
  ],
  ['server/app.ts', `console.log(process.env['PORT'])`, 'node(no-process-env)'],
  ['server/app.ts', `console.log('hello')`, 'eslint(no-console)'],
  ['domain/orders/cart/quote-cart.ts', `export default 1`, 'import(no-default-export)'],
  [
    'domain/orders/cart/quote-cart.test.ts',
    `import { test } from 'vitest'\ntest.only('x', () => {})`,
    'vitest(no-focused-tests)',
  ],
  [
    'domain/orders/cart/quote-cart.test.ts',
    `import { test } from 'vitest'\ntest.skip('x', () => {})`,
    'vitest(no-disabled-tests)',
  ],
  [CART_PAGE, `import { UNSAFE_DataRouterContext } from 'react-router'`],
  ['app/components/orders/cart-menu.tsx', `import { UNSAFE_withComponentProps } from 'react-router'`],
  ['app/entry.client.tsx', `import { unstable_createCallServer } from 'react-router/dom'`],
  ['server/pages/render.ts', `import { unstable_matchRSCServerRequest } from 'react-router'`],
  [
    'app/monitor/monitor.ts',
    `import { createRouter } from 'react-router/dist/production/lib/router/router.js'`,
  ],
  ['app/root.tsx', `import { unstable_useCacheRefresh } from 'react'`],
  ['scripts/seed.ts', `import { now } from 'scheduler'`],
  [
    'app/monitor/monitor.ts',
    `export const router = (window as { __reactRouterDataRouter?: unknown }).__reactRouterDataRouter`,
    'eslint(no-restricted-properties)',
  ],
  [
    CART_PAGE,
    `const { __reactRouterManifest: x } = window as { __reactRouterManifest?: unknown }\nexport { x }`,
    'eslint(no-restricted-properties)',
  ],
  [CART_PAGE, lines(151), 'eslint(max-lines)'],
  ['server/app.ts', lines(301), 'eslint(max-lines)'],
]

const RIGHT: [from: string, line: string][] = [
  ['shared/kernel/validation.ts', `import { z } from 'zod'`],
  ['shared/messages/en/orders/cart.ts', `import type { Locale } from '#shared/kernel/locale.ts'`],
  ['shared/messages/th/orders/cart.ts', `import type { Messages } from '../../en/every-page.ts'`],
  ['database/schema/orders/orders.ts', `import type { Locale } from '#shared/kernel/locale.ts'`],
  ['database/postgres/pool.ts', `import pg from 'pg'`],
  ['adapters/mail/smtp.ts', `import type { MailTransport } from './mail.ts'`],
  ['adapters/mail/smtp.ts', `import type { Config } from '#config/config.ts'`],
  ['adapters/pdf/pdf-thread.ts', `import { serveTasks } from '#adapters/workers/serve-tasks.ts'`],
  ['adapters/pdf/pdf-thread.ts', `import { drawTaxDocument } from './draw-tax-document.ts'`],
  ['domain/kernel/errors.ts', `import type { QueueFullError } from '#adapters/workers/queue-full-error.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { createHash } from 'node:crypto'`],
  [
    'domain/orders/checkout/place-order.ts',
    `import { deductStock } from '#domain/catalog/inventory/index.ts'`,
  ],
  ['domain/orders/checkout/place-order.ts', `import { quoteCart } from '../cart/index.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { cartLines } from '../cart/schemas.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { DomainError } from '#domain/kernel/errors.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { priceOrder } from './price-order.ts'`],
  ['domain/orders/checkout/place-order.ts', `import { orders } from '#database/schema/index.ts'`],
  [
    'domain/orders/checkout/place-order.ts',
    `import type { PaymentPage } from '#adapters/payments/payment-provider.ts'`,
  ],
  ['domain/orders/checkout/place-order.test.ts', `import { mustPlace } from '#tests/data/orders.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { cartLines } from '../cart/schemas.ts'`],
  ['domain/orders/checkout/schemas.ts', `import type { CartQuote } from '../cart/views.ts'`],
  ['domain/orders/checkout/place-order.ts', `import type { CartQuote } from '../cart/views.ts'`],
  ['domain/orders/cart/views.ts', `import { MOST_COUNTED } from '../orders/schemas.ts'`],
  ['domain/orders/cart/views.ts', `import { orderView } from '../orders/views.ts'`],
  ['domain/orders/cart/views.ts', `import { productCard } from '#domain/catalog/catalog/views.ts'`],
  ['domain/base/jobs/schemas.ts', `import type { Ctx } from '#domain/kernel/context.ts'`],
  ['domain/orders/checkout/schemas.ts', `import { toLeft } from '#domain/catalog/inventory/schemas.ts'`],
  ['domain/site/chat/answer-question.ts', `import { getMenu } from '#domain/restaurant/menu/index.ts'`],
  [CART_PAGE, `import { quoteCart } from '#domain/orders/cart/index.ts'`],
  [CART_PAGE, `import { cartLines } from '#domain/orders/cart/schemas.ts'`],
  [CART_PAGE, `import type { CartQuote } from '#domain/orders/cart/views.ts'`],
  [CART_PAGE, `import { CartLines } from './cart-lines.tsx'`],
  [CART_PAGE, `import { runVerb } from '#app/request/run-verb.ts'`],
  [CART_PAGE, `import { Money } from '#app/components/i18n/money.tsx'`],
  [CART_PAGE, `import type { Ctx } from '#domain/kernel/context.ts'`],
  ['app/request/context.ts', `import type { Ctx } from '#domain/kernel/context.ts'`],
  ['app/components/orders/cart-menu.tsx', `import type { CartQuote } from '#domain/orders/cart/views.ts'`],
  ['app/components/orders/cart-menu.tsx', `import { useLocale } from '#app/components/i18n/locale.tsx'`],
  ['app/components/orders/cart-menu.tsx', `import { CartCount } from './cart-count.tsx'`],
  ['app/platform/browser-router.ts', `import { UNSAFE_DataRouterContext } from 'react-router'`],
  ['server/services.ts', `import { openDatabase } from '#database/open-database.ts'`],
  ['server/worker.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/demo/seed-demo.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/jobs/lane.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/webhooks/payment-webhooks.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import { placeOrder } from '#domain/orders/checkout/index.ts'`],
  [
    'server/api/orders/orders-endpoints.ts',
    `import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'`,
  ],
  ['server/api/orders/orders-endpoints.ts', `import { orderView } from '#domain/orders/orders/views.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import { isDomainError } from '#domain/kernel/errors.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import type { Ctx } from '#domain/kernel/context.ts'`],
  ['server/api/orders/orders-endpoints.ts', `import { get } from '../endpoint.ts'`],
  ['scripts/seed.ts', `import { seedDemo } from '#server/demo/seed-demo.ts'`],
  ['tests/data/orders.ts', `import { asShop } from '#domain/kernel/context.ts'`],
  ['tests/http/orders/checkout.test.ts', `import { requireStaff } from '#domain/kernel/guards.ts'`],
  ['tests/http/orders/checkout.test.ts', `import { testCtx } from '../../helpers/test-ctx.ts'`],
]

function lines(count: number): string {
  return Array.from({ length: count }, (_, i) => `export const x${i} = 1\n`).join('')
}

type Finding = { code: string; message: string; filename: string }
let folder: string

/** The linter's reports about `files`, by file. */
function lint(files: Map<string, string>): Finding[] {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
  return diagnostics
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krok-boundaries-'))
  for (const file of ['oxlint.config.ts', 'rooms.ts', 'package.json', 'tsconfig.json']) {
    cpSync(file, join(folder, file))
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes each line to a separate file beside the one it names, where the same rules apply. */
function plant(lines: [from: string, line: string][]): Map<string, string> {
  return new Map(lines.map(([from, line], i) => [variantOf(from, i), usable(line)]))
}

/** A file name that the same rules apply to: page.tsx, schemas.ts, views.ts and worker.ts have rules of their own. */
function variantOf(from: string, i: number): string {
  if (from === 'server/worker.ts') return from
  if (/\/(schemas|views)\.ts$/.test(from)) return from.replace(/^(domain\/\w+)\/\w+/, `$1/planted${i}`)
  if (from.endsWith('/page.tsx')) return from.replace(/^app\/routes\/\w+/, `app/routes/planted${i}`)
  return from.replace(/\.(?=(test\.)?tsx?$)/, `-${i}.`)
}

/** Uses the imports, so that nothing else is wrong with the file. */
function usable(line: string): string {
  const name = /import (?:type )?\{ (\w+) \}|import (\w+)/.exec(line)
  if (!name) return `${line}\n`
  const imported = name[1] ?? name[2]
  return line.startsWith('import type')
    ? `${line}\nexport type X = ${imported}\n`
    : `${line}\nexport const x = ${imported}\n`
}

/** The file of ours that a line imports; undefined for packages and lines without an import. */
function targetOf(from: string, line: string): string | undefined {
  const specifier = /from '([#.][^']*)'/.exec(line)?.[1]
  return specifier?.startsWith('#') ? specifier.slice(1) : specifier && join(dirname(from), specifier)
}

test('every file named here exists', () => {
  const named = [...WRONG, ...RIGHT].flatMap(([from, line]) => [from, targetOf(from, line) ?? from])
  expect(new Set(named.filter((path) => !existsSync(path)))).toEqual(new Set())
})

test('every wrong line is caught', () => {
  const files = plant(WRONG.map(([from, line]) => [from, line]))
  const found = lint(files)
  const missed = [...files.keys()].flatMap((path, i) => {
    const [from, line, rule = 'eslint(no-restricted-imports)'] = WRONG[i] ?? ['', '']
    return found.some(({ filename, code }) => filename === path && code === rule) ? [] : [`${from}: ${line}`]
  })
  expect(missed).toEqual([])
})

test('no correct line is caught', () => {
  expect(lint(plant(RIGHT)).filter(({ code }) => code === 'eslint(no-restricted-imports)')).toEqual([])
})

test('an import cycle is caught, also one of types', () => {
  const found = lint(
    new Map([
      ['domain/orders/a/index.ts', `import { b } from '../b/index.ts'\nexport const a = () => b\n`],
      ['domain/orders/b/index.ts', `import { a } from '../a/index.ts'\nexport const b = () => a\n`],
      [
        'domain/orders/c/index.ts',
        `import type { D } from '../d/index.ts'\nexport type C = D[]\nexport const c = 1\n`,
      ],
      [
        'domain/orders/d/index.ts',
        `import { c } from '../c/index.ts'\nexport type D = number\nexport const d = c\n`,
      ],
      ['domain/orders/e/index.ts', `import { x } from '#shared/e.ts'\nexport const e = () => x\n`],
      ['shared/e.ts', `import { e } from '#domain/orders/e/index.ts'\nexport const x = () => e\n`],
    ]),
  )
  const inCycles = found.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename)
  expect(inCycles.toSorted()).toEqual([
    'domain/orders/a/index.ts',
    'domain/orders/b/index.ts',
    'domain/orders/c/index.ts',
    'domain/orders/d/index.ts',
    'domain/orders/e/index.ts',
    'shared/e.ts',
  ])
})
