import type { Ctx } from '#domain/kernel/context.ts'
import { fillSettings } from '#domain/base/settings/index.ts'
import { demoAccounts } from '#server/demo/demo-accounts.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { seedRestaurant } from '#server/demo/seed-restaurant.ts'
import { FIRST_SETTINGS } from './test-shop.ts'

/** The settings and goods that a demo's first start writes. */
export async function seedShop(ctx: Ctx): Promise<void> {
  await fillSettings(ctx, FIRST_SETTINGS)
  await seedDemo(ctx)
}

/** The rest of what it writes, so that a process that opens the data starts as it does every day. */
export async function seedStarted(ctx: Ctx, dataDir: string): Promise<void> {
  await seedRestaurant(ctx)
  await demoAccounts(ctx, dataDir)
}
